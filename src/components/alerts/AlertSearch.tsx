import { Suspense, useEffect, useEffectEvent, useId, useState } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { ListNode, Page } from '../../contract/page'
import { decimal } from '../../domain/format/number'
import { ENDS } from '../../domain/estate/closedStatus'
import { nameIn } from '../../domain/localized'
import { filterChips } from '../../domain/search/filterChips'
import { printSearch } from '../../domain/search/printSearch'
import { NO_FILTER, type SearchFilter } from '../../domain/search/searchFilter'
import { STATUS_FIELD } from '../../domain/search/statusIds'
import type { FrameView } from '../../domain/site/frameView'
import { getPage } from '../../siteApi/content'
import { isHttpError } from '../../siteApi/http'
import { liveClient } from '../../state/liveSite'
import { type SearchCalls, searchCalls } from '../../state/search/searchCalls'
import { createSearchStore } from '../../state/search/searchStore'
import { namesOf } from '../../state/search/useFilterNames'
import { useDraft } from '../../state/search/useDraft'
import { SearchContext, useSearchStore } from '../../state/search/useSearch'
import { wishedOptions } from '../../state/search/wishedOptions'
import { useLoad } from '../../state/useLoad'
import { ChipButton } from '../search/ChipButton'
import { LazyFilterFields, preloadFields } from '../search/lazyFields'
import { fieldNames } from '../search/searchFields'
import { QuietAction } from '../ui/blocks'
import { SearchChips } from './SearchChips'

/** A search to hear of, and the list page it was made on. */
interface AskedSearch {
  filter: SearchFilter
  pageId: number | undefined
}

interface Props {
  frame: FrameView
  asked: AskedSearch
  onChange: (asked: AskedSearch) => void
  /** Whether the filter is open from the start, as for who pressed to change the search. */
  startsOpen?: boolean
}

/** The search in words, each of its conditions to take off, and the filter to change it. */
export function AlertSearch({ frame, asked, onChange, startsOpen = false }: Props) {
  const { t } = useTexts('alerts')
  const { siteId, locale } = frame
  const { pageId } = asked
  const heading = useId()
  const { result } = useLoad(pageId ? `${locale} ${pageId}` : undefined, (signal) =>
    getPage(liveClient(siteId, locale), pageId ?? 0, { signal }),
  )
  const isGone =
    result.state === 'failed'
      ? isHttpError(result.error) && result.error.status === 404
      : result.state === 'ready' && result.value.type !== 'estateList'
  const withoutPage = useEffectEvent(() => onChange({ ...asked, pageId: undefined }))
  useEffect(() => {
    if (isGone) withoutPage()
  }, [isGone])

  const page = pageId && result.state === 'ready' ? result.value : undefined
  return (
    <Section aria-labelledby={heading}>
      <h2 id={heading}>{t('alerts.search')}</h2>
      {pageId && result.state === 'loading' ? (
        <p role="status">{t('alerts.wait')}</p>
      ) : (
        <Draft
          key={page?.id}
          page={page}
          frame={frame}
          asked={asked}
          onChange={onChange}
          startsOpen={startsOpen}
        />
      )}
    </Section>
  )
}

/** Nobody waits for what is sold: without a page of its own a search is of the rest. */
const STILL_TO_BE_HAD: ListNode = { query: { not: { [STATUS_FIELD]: Object.values(ENDS) } } }

/** The calls of a list, but that its values are all to wish for. */
function wishCalls(frame: FrameView, node: ListNode): SearchCalls {
  const calls = searchCalls(frame, frame.locale, node, { isWithoutMap: true })
  /** The same for every search: asked once, and again only where it could not be had. */
  let whole: ReturnType<SearchCalls['options']> | undefined
  const wholeOffer = () => {
    whole ??= calls.options(NO_FILTER, new AbortController().signal)
    whole.catch(() => (whole = undefined))
    return whole
  }
  return {
    ...calls,
    async options(filter, signal) {
      const [now, all] = await Promise.all([calls.options(filter, signal), wholeOffer()])
      return wishedOptions(now, all)
    },
  }
}

/** A store as list pages have, for the parts of their filter; its list is never asked. */
function useFilterStore(frame: FrameView, page: Page | undefined) {
  const node = page?.node ?? STILL_TO_BE_HAD
  const [store] = useState(() =>
    createSearchStore({
      siteId: frame.siteId,
      pageId: page?.id ?? 0,
      path: '',
      node,
      prebuilt: { total: 0, results: [] },
      calls: wishCalls(frame, node),
      setAddress: () => undefined,
    }),
  )
  return store
}

type DraftProps = Required<Props> & { page: Page | undefined }

function Draft({ page, ...rest }: DraftProps) {
  const store = useFilterStore(rest.frame, page)
  return (
    <SearchContext.Provider value={store}>
      <DraftWords page={page} {...rest} />
    </SearchContext.Provider>
  )
}

function DraftWords({ page, frame: { locale }, asked, onChange, startsOpen }: DraftProps) {
  const { t } = useTexts('alerts')
  const { t: words } = useTexts('filter')
  const { node } = useSearchStore()
  const id = useId()
  const [isOpen, setOpen] = useState(startsOpen)
  const { draft, count, change, replace } = useDraft(asked.filter)
  const { filterQuery: filter, options } = draft
  const text = printSearch(filter)
  const tell = useEffectEvent(() => onChange({ ...asked, filter }))
  useEffect(() => {
    tell()
  }, [text])

  const chips = filterChips(filter, namesOf(draft), locale, words)
  const names = fieldNames(node, filter)
  return (
    <>
      <SearchChips label={t('alerts.search')}>
        {page && (
          <li>
            <ChipButton
              label={nameIn(page.title, locale)}
              onRemove={() => onChange({ filter, pageId: undefined })}
            />
          </li>
        )}
        {chips.map(({ id: key, label, without }) => (
          <li key={key}>
            <ChipButton label={label} onRemove={() => replace(without)} />
          </li>
        ))}
        {!page && text === printSearch(NO_FILTER) && <li>{t('alerts.anything')}</li>}
      </SearchChips>
      <p role="status">
        {typeof count === 'number' && t('alerts.fitting', { count, total: decimal(count) })}
      </p>
      <div>
        <QuietAction
          type="button"
          data-needs-script=""
          aria-expanded={isOpen}
          aria-controls={id}
          onPointerEnter={preloadFields}
          onClick={() => setOpen(!isOpen)}
        >
          {t('alerts.adjust')}
        </QuietAction>
      </div>
      <Fields id={id} hidden={!isOpen}>
        {isOpen && (
          <Suspense fallback={<p role="status">{t('alerts.wait')}</p>}>
            <LazyFilterFields names={names} filter={filter} options={options} change={change} />
            {text !== printSearch(NO_FILTER) && (
              <QuietAction type="button" onClick={() => replace(NO_FILTER)}>
                {t('alerts.clear')}
              </QuietAction>
            )}
          </Suspense>
        )}
      </Fields>
    </>
  )
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  h2 {
    margin-bottom: 0;
  }
  > p[role='status'] {
    min-height: 1.6em;
    color: var(--quiet);
  }
`

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--s5);
  padding: var(--s5);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  > div {
    width: 100%;
  }
  &[hidden] {
    display: none;
  }
`
