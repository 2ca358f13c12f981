import { Suspense, useId, type KeyboardEvent } from 'react'
import styled from 'styled-components'
import type { PartName } from '../../domain/search/filterRows'
import { useTexts } from '../../i18n/useTexts'
import { takeTyped } from '../../state/search/typedPlace'
import { useSearch, useSearchStore } from '../../state/search/useSearch'
import { media } from '../../styles/media'
import { LazyFilterFields, preloadFields } from './lazyFields'
import { OptionsNotice } from './OptionsNotice'
import { chosenIn, fieldNames } from './searchFields'
import { useOpenPart } from './useOpenPart'

/** What is typed into and offers nothing to choose. */
const TYPED = '[inputmode=numeric], [type=search]'

/** The filter on a wide screen: a button for each part, which opens it below. What is chosen holds at once. */
export function FilterBar() {
  const { t } = useTexts('filter')
  const store = useSearchStore()
  const filter = useSearch((state) => state.filter.filterQuery)
  const id = useId()
  const { box, open, setOpen, close } = useOpenPart<PartName>(takePlace)

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
              onClick={() => {
                takePlace()
                setOpen(open === name ? undefined : name)
              }}
            >
              {t(`filter.${name}`)}
              {count > 0 && <Chosen>{count}</Chosen>}
              <svg aria-hidden="true" viewBox="0 0 12 12" width="12" height="12">
                <path d="M2.5 4.5 6 8l3.5-3.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
              </svg>
            </Opener>
            {open === name && (
              <Panel ref={keepInWindow} id={id} tabIndex={-1} $isWide={name === 'more'}>
                <OptionsNotice />
                <Suspense fallback={<Waiting />}>
                  <OwnFields name={name} onTaken={close} />
                </Suspense>
              </Panel>
            )}
          </Part>
        )
      })}
    </Bar>
  )
}

/** Above it stands what the visitor has not scrolled past yet; below, its end would be out of reach. */
function keepInWindow(panel: HTMLElement | null) {
  if (!panel) return
  const room = window.innerHeight - panel.getBoundingClientRect().top - 12
  panel.style.maxHeight = `${Math.max(room, 220)}px`
  const over = panel.getBoundingClientRect().right - (document.documentElement.clientWidth - 12)
  panel.style.marginInlineStart = `${Math.min(0, -over)}px`
}

/** Whoever opens what is typed into need not press into it as well. */
const typeAtOnce = (fields: HTMLElement | null) =>
  fields?.querySelector<HTMLElement>('[role=combobox]')?.focus({ preventScroll: true })

function OwnFields({ name, onTaken }: { name: PartName; onTaken: () => void }) {
  const store = useSearchStore()
  const filter = useSearch((state) => state.filter.filterQuery)
  const options = useSearch((state) => state.filter.options)
  return (
    <div ref={name === 'place' ? typeAtOnce : null}>
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

const Bar = styled.div`
  display: none;
  ${media.desktop} {
    position: sticky;
    z-index: 20;
    top: var(--header);
    display: flex;
    gap: var(--s2);
    margin-inline: calc(-1 * var(--s3));
    padding: var(--s2) 0;
    background: var(--paper);
    border-bottom: 1px solid var(--line);
  }
  @media print {
    display: none;
  }
`

const Part = styled.div`
  position: relative;
`

const Opener = styled.button<{ $chosen: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: var(--s2);
  min-height: 44px;
  padding: 0 var(--s3);
  border: 0;
  border-radius: var(--radius);
  background: none;
  color: ${({ $chosen }) => ($chosen ? 'var(--brick)' : 'inherit')};
  font-weight: ${({ $chosen }) => ($chosen ? 600 : 400)};
  &:hover {
    color: var(--brick);
  }
  &[aria-expanded='true'] {
    background: var(--sand);
  }
  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
`

const Chosen = styled.span`
  font-size: var(--t14);
  font-variant-numeric: tabular-nums;
  &::before {
    content: '(';
  }
  &::after {
    content: ')';
  }
`

const Panel = styled.div<{ $isWide: boolean }>`
  position: absolute;
  z-index: 21;
  inset: calc(100% + var(--s2)) auto auto 0;
  width: ${({ $isWide }) => ($isWide ? 720 : 360)}px;
  padding: var(--s5);
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  outline: none;
`

const Waiting = styled.div`
  min-height: 240px;
`
