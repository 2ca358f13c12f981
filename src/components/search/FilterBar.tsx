import { Suspense, useId, useState, type KeyboardEvent } from 'react'
import type { PartName } from '../../domain/search/filterRows'
import { useTexts } from '../../i18n/useTexts'
import { takeTyped } from '../../state/search/typedPlace'
import { useSearch, useSearchStore } from '../../state/search/useSearch'
import { Arrow, Bar, Chosen, keepInWindow, Opener, Panel, Part, Waiting } from './FilterBar.styles'
import { LazyFilterFields, preloadFields } from './lazyFields'
import { OptionsNotice } from './OptionsNotice'
import { chosenIn, fieldNames } from './searchFields'
import { useOpenPart } from './useOpenPart'
import { useSteadyOptions } from './useSteadyOptions'

/** What is typed into and offers nothing to choose. */
const TYPED = '[inputmode=numeric], [type=search]'

/** The filter on a wide screen: a button for each part, which opens it below. What is chosen holds at once. */
export function FilterBar() {
  const { t } = useTexts('filter')
  const store = useSearchStore()
  const filter = useSearch((state) => state.filter.filterQuery)
  const id = useId()
  const { box, open, setOpen, close } = useOpenPart<PartName>(takePlace)
  /** Whether a pointer opened it. */
  const [isPressed, setPressed] = useState(false)

  /** A place that stands in its box is meant, though nobody pressed Enter. */
  function takePlace() {
    const patch = takeTyped(store)
    if (patch) store.filterBy(patch)
  }

  function near() {
    preloadFields()
    store.wantOptions()
  }

  /** An amount or words that are typed hold with Enter, and who is done with them wants to see the list. */
  function onKeyDown(event: KeyboardEvent) {
    const { key, target } = event
    const isTyped = target instanceof HTMLInputElement && target.matches(TYPED)
    if (key !== 'Enter' || !isTyped) return
    // Else the button, which has the focus then, is pressed by it.
    event.preventDefault()
    close()
  }

  return (
    <Bar
      ref={box}
      role="search"
      aria-label={t('filter.label')}
      data-needs-script=""
      onKeyDown={onKeyDown}
      onPointerEnter={near}
      onFocus={near}
    >
      {fieldNames(store.node, filter).map((name) => {
        const count = chosenIn(name, filter)
        return (
          <Part key={name}>
            <Opener
              type="button"
              data-part=""
              aria-expanded={open === name}
              aria-controls={open === name ? id : undefined}
              $chosen={count > 0}
              onClick={({ detail }) => {
                takePlace()
                setPressed(detail > 0)
                setOpen(open === name ? undefined : name)
              }}
            >
              {t(`filter.${name}`)}
              {count > 0 && <Chosen>{count}</Chosen>}
              <Arrow />
            </Opener>
            {open === name && (
              <Panel ref={keepInWindow} id={id} tabIndex={-1} $isWide={name === 'more'}>
                <OptionsNotice />
                <Suspense fallback={<Waiting />}>
                  <OwnFields name={name} isTyped={name === 'place' && isPressed} onTaken={close} />
                </Suspense>
              </Panel>
            )}
          </Part>
        )
      })}
    </Bar>
  )
}

/** Whoever presses what is typed into need not press into it as well. A key leaves the focus on its button, as that of all parts. */
const typeAtOnce = (fields: HTMLElement | null) =>
  fields?.querySelector<HTMLElement>('[role=combobox]')?.focus({ preventScroll: true })

interface OwnProps {
  name: PartName
  isTyped: boolean
  onTaken: () => void
}

function OwnFields({ name, isTyped, onTaken }: OwnProps) {
  const store = useSearchStore()
  const filter = useSearch((state) => state.filter.filterQuery)
  const options = useSteadyOptions(useSearch((state) => state.filter.options))
  return (
    <div ref={isTyped ? typeAtOnce : null}>
      <LazyFilterFields
        names={[name]}
        filter={filter}
        options={options}
        change={store.filterBy}
        onTaken={onTaken}
      />
    </div>
  )
}
