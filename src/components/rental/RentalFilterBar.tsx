import { lazy, Suspense, useId, type KeyboardEvent } from 'react'
import { useTexts } from '../../i18n/useTexts'
import type { useRentalOptions } from '../../state/rental/useRentalOptions'
import { Arrow, Bar, Chosen, keepInWindow, Opener, Panel, Part, Waiting } from '../search/FilterBar.styles'
import { useOpenPart } from '../search/useOpenPart'
import { chosenIn, RENTAL_PART_NAMES, type RentalFieldProps, type RentalPart } from './rentalParts'
import { RentalOptionsNotice } from './RentalOptionsNotice'

const load = () => import('./RentalFields')
const LazyRentalFields = lazy(async () => ({ default: (await load()).RentalFields }))

interface Props extends Pick<RentalFieldProps, 'search' | 'chips' | 'change'> {
  values: ReturnType<typeof useRentalOptions>
  /** Told when the visitor comes near: its values will be wanted. */
  onNear: () => void
}

const WIDE: readonly RentalPart[] = ['dates']

/** The filter of holiday units on a wide screen: a button for each part, which opens it below. What is chosen holds at once. */
export function RentalFilterBar({ values, onNear, ...props }: Props) {
  const { t } = useTexts('stays')
  const id = useId()
  const { box, open, setOpen, close } = useOpenPart<RentalPart>(() => undefined)

  function near() {
    void load()
    onNear()
  }

  /** An amount that is typed holds with Enter, and who is done with it wants to see the list. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    if (!event.target.matches('[inputmode=numeric]')) return
    event.preventDefault()
    close()
  }

  return (
    <Bar
      ref={box}
      role="search"
      aria-label={t('filter')}
      data-needs-script=""
      onKeyDown={onKeyDown}
      onPointerEnter={near}
      onFocus={near}
    >
      {RENTAL_PART_NAMES.map((name) => {
        const count = chosenIn(name, props.chips)
        return (
          <Part key={name}>
            <Opener
              type="button"
              data-part=""
              aria-expanded={open === name}
              aria-controls={open === name ? id : undefined}
              $chosen={count > 0}
              onClick={() => setOpen(open === name ? undefined : name)}
            >
              {t(`part.${name}`)}
              {count > 0 && <Chosen>{count}</Chosen>}
              <Arrow />
            </Opener>
            {open === name && (
              <Panel ref={keepInWindow} id={id} tabIndex={-1} $isWide={WIDE.includes(name)}>
                <RentalOptionsNotice values={values} />
                <Suspense fallback={<Waiting />}>
                  {values.isThere ? (
                    <LazyRentalFields names={[name]} options={values.options} {...props} />
                  ) : (
                    <Waiting />
                  )}
                </Suspense>
              </Panel>
            )}
          </Part>
        )
      })}
    </Bar>
  )
}
