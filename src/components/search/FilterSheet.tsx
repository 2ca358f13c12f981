import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { decimal } from '../../domain/format/number'
import { useDraft } from '../../state/search/useDraft'
import { useSearchStore } from '../../state/search/useSearch'
import { Action, Unseen } from '../ui/blocks'
import { Notice } from '../ui/Notice'
import { FilterFields } from './FilterFields'
import { fieldNames } from './searchFields'

/** The filter on a phone: a sheet over the page. What is chosen holds once it is applied; until then only its count shows. */
export function FilterSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTexts('filter')
  const store = useSearchStore()
  const { draft, count, change, replace } = useDraft(store.getState().filter.filterQuery)
  const dialog = useRef<HTMLDialogElement>(null)
  const names = fieldNames(store.node, draft.filterQuery)

  useEffect(() => {
    const sheet = dialog.current
    sheet?.showModal()
    const { overflow } = document.documentElement.style
    document.documentElement.style.overflow = 'hidden'
    return () => {
      document.documentElement.style.overflow = overflow
      sheet?.close()
    }
  }, [])

  const label =
    typeof count === 'number' ? t('filter.show', { count, total: decimal(count) }) : t('filter.showAny')

  function apply() {
    onClose()
    store.search(draft.filterQuery)
  }

  return (
    <Sheet ref={dialog} aria-labelledby="filter-title" onClose={onClose}>
      <Head>
        <h2 id="filter-title">{t('filter.label')}</h2>
        <Plain type="button" onClick={onClose}>
          {t('filter.close')}
        </Plain>
      </Head>
      <Body>
        {draft.error ? <Notice role="alert">{t('filter.failed')}</Notice> : null}
        <FilterFields names={names} filter={draft.filterQuery} options={draft.options} change={change} />
      </Body>
      <Foot>
        <Plain type="button" onClick={() => replace(store.unfiltered)}>
          {t('filter.clear')}
        </Plain>
        <Action type="button" onClick={apply}>
          {label}
        </Action>
        <Unseen role="status">{typeof count === 'number' && label}</Unseen>
      </Foot>
    </Sheet>
  )
}

const Sheet = styled.dialog`
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: var(--paper);
  color: var(--ink);
  &[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
  }
`

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 60px;
  padding: 0 var(--gutter);
  border-bottom: 1px solid var(--line);
  h2 {
    font-size: var(--t22);
  }
`

const Body = styled.div`
  display: grid;
  align-content: start;
  gap: var(--s5);
  padding: var(--s5) var(--gutter) var(--s7);
  overflow-y: auto;
  overscroll-behavior: contain;
`

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s4);
  padding: var(--s3) var(--gutter) calc(var(--s3) + env(safe-area-inset-bottom));
  border-top: 1px solid var(--line);
  button:last-of-type {
    flex: 1;
    max-width: 320px;
    font-variant-numeric: tabular-nums;
  }
`

const Plain = styled.button`
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  text-decoration: underline;
  text-underline-offset: 0.22em;
`
