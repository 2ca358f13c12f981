import { type ComponentProps, Suspense, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { AlertEdit, AlertState } from '../../contract/ajax'
import type { SearchNames } from '../../state/alerts/useSearchNames'
import { Select } from '../forms/fieldStyles'
import { alertFilter } from '../../domain/alerts/askedSearch'
import { changeKey } from '../../domain/alerts/changeKey'
import { printSearch } from '../../domain/search/printSearch'
import type { FrameView } from '../../domain/site/frameView'
import { QuietAction } from '../ui/blocks'
import { changesOf, FREQUENCIES, OPTIONAL_CHANGES } from '../../domain/alerts/alertChoices'
import { Kept, NotKept } from './Kept'
import { LazyWishSheet, preloadWish } from './lazyWish'
import { SearchWords } from './SearchWords'
import type { AskedSearch } from './WishSheet'

interface Props extends ComponentProps<typeof NotKept> {
  frame: FrameView
  search: AlertState['searches'][number]
  /** Its place among the others, which names it. */
  number: number
  names: SearchNames | undefined
  onEdit: (edit: AlertEdit) => void
  /** It is about to go, and with it what has the focus. */
  onRemoved: () => void
}

/** One search: what it asks, how often and of what one hears; each choice is kept at once. */
export function MySearch({ frame, search, number, names, onEdit, onRemoved, ...told }: Props) {
  const { t } = useTexts('alerts')
  const id = useId()
  const [isRemoving, setRemoving] = useState(false)
  // Who changes their mind is led back to where they were.
  const [wasAsked, setAsked] = useState(false)
  const { frequency, changes, state } = search
  const isPaused = state === 'paused'
  const edit = (change: Omit<NonNullable<AlertEdit['searches']>[number], 'id'>) =>
    onEdit({ searches: [{ id: search.id, ...change }] })

  const [isChanging, setChanging] = useState(false)
  const changer = useRef<HTMLButtonElement>(null)

  function keep({ filter, pageId }: AskedSearch) {
    setChanging(false)
    edit({ search: printSearch(filter), pageId: pageId ?? null })
  }

  function ask() {
    setRemoving(true)
    setAsked(true)
  }

  return (
    <Card role="group" aria-labelledby={`${id}-title`} data-paused={isPaused}>
      <Title>
        <h2 id={`${id}-title`}>
          {t('alerts.one', { number })} {isPaused && <small>({t('alerts.isPaused')})</small>}
        </h2>
        <Kept status={told.status} />
      </Title>
      <SearchWords of={search} names={names} />
      <div>
        <QuietAction
          ref={changer}
          type="button"
          aria-haspopup="dialog"
          onPointerEnter={preloadWish}
          onFocus={preloadWish}
          onClick={() => setChanging(true)}
        >
          {t('alerts.adjust')}
        </QuietAction>
      </div>
      {isChanging && (
        <Suspense>
          <LazyWishSheet
            frame={frame}
            asked={{ filter: alertFilter(search.search), pageId: search.pageId ?? undefined }}
            done={t('alerts.keepSearch')}
            opener={changer}
            onDone={keep}
            onClose={() => setChanging(false)}
          />
        </Suspense>
      )}
      <Choices>
        <label htmlFor={`${id}-frequency`}>{t('alerts.frequency')}</label>
        <Select
          id={`${id}-frequency`}
          value={frequency}
          onChange={({ target }) => {
            const chosen = FREQUENCIES.find((each) => each === target.value)
            if (chosen) edit({ frequency: chosen })
          }}
        >
          {FREQUENCIES.map((each) => (
            <option key={each} value={each}>
              {t(`alerts.frequency.${each}`)}
            </option>
          ))}
        </Select>
        {OPTIONAL_CHANGES.map((change) => (
          <Check key={change}>
            <input
              type="checkbox"
              checked={changes.includes(change)}
              onChange={({ target }) =>
                edit({
                  changes: changesOf((each) => (each === change ? target.checked : changes.includes(each))),
                })
              }
            />
            <span>
              {t(changeKey(change, alertFilter(search.search), names?.statuses[search.pageId ?? 0]))}
            </span>
          </Check>
        ))}
      </Choices>
      <Ways>
        {isRemoving ? (
          <>
            <p>{t('alerts.remove.sure')}</p>
            <QuietAction
              type="button"
              onClick={() => {
                edit({ remove: true })
                onRemoved()
              }}
            >
              {t('alerts.remove.yes')}
            </QuietAction>
            <QuietAction type="button" autoFocus onClick={() => setRemoving(false)}>
              {t('alerts.remove.no')}
            </QuietAction>
          </>
        ) : (
          <>
            <QuietAction type="button" onClick={() => edit({ paused: !isPaused })}>
              {t(isPaused ? 'alerts.resume' : 'alerts.pause')}
            </QuietAction>
            <QuietAction type="button" autoFocus={wasAsked} onClick={ask}>
              {t('alerts.remove')}
            </QuietAction>
          </>
        )}
      </Ways>
      <NotKept {...told} />
    </Card>
  )
}

const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  padding: var(--s5);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  &[data-paused='true'] {
    border-style: dashed;
  }
  h2 {
    font-size: var(--t22);
  }
  small {
    color: var(--quiet);
    font: 400 var(--t14) / 1 var(--text-face);
  }
  p small {
    display: block;
    line-height: 1.5;
  }
`

const Choices = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--s2);
  > label:first-child {
    font-weight: 600;
  }
  select {
    max-width: 100%;
  }
`

const Check = styled.label`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  gap: var(--s3);
  align-items: center;
  min-height: 44px;
  cursor: pointer;
  input {
    width: 22px;
    height: 22px;
    margin: 0;
    accent-color: var(--brick);
  }
`

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s3);
`

/** In sight as long as what it is the title of. */
const Title = styled.div`
  position: sticky;
  z-index: 1;
  inset-block-start: var(--header);
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--s2);
  margin: calc(-1 * var(--s3)) 0;
  padding-block: var(--s3);
  border-bottom: 1px solid var(--line);
  background: var(--surface);
  h2 {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: var(--s1);
  }
  > p {
    flex: none;
    text-align: end;
  }
`
