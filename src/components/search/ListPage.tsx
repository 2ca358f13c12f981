import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import styled from 'styled-components'
import type { ListNode } from '../../contract/page'
import type { CardList, PageView } from '../../domain/page/types'
import type { RentalCard } from '../../domain/rental/rentalCard'
import type { FrameView } from '../../domain/site/frameView'
import type { ListedCard } from '../../domain/search/listedCard'
import { FOUND_MARK } from '../../domain/search/searchedMark'
import { useKeepsList } from '../../state/lastList'
import { useListPage } from '../../state/search/useListPage'
import { useVisit } from '../../state/remembered/keptVisits'
import { useRememberedSearch } from '../../state/search/useRememberedSearch'
import { useListScroll } from '../../state/useListScroll'
import { SearchContext, useSearch, useSearchStore } from '../../state/search/useSearch'
import { media } from '../../styles/media'
import { MapWaiting } from '../ui/MapWaiting'
import { ActiveFilters } from './ActiveFilters'
import { PageBelowMap, Pane, Split } from './besideMap'
import { FilterBar } from './FilterBar'
import { LeftOut } from './LeftOut'
import { ListHead } from './ListHead'
import { MapPane } from './mapPane'
import { PhoneBar } from './PhoneBar'
import { Results } from './Results'
import { ToFilter, ToMap } from './ToMap'
import { toBegin } from './toBegin'
import { useMapOnPhone } from './useMapOnPhone'
import { useSteadyMap } from './useSteadyMap'

interface Props {
  view: PageView<RentalCard>
  frame: FrameView
  /** Of the address: what stands behind the path, and the key of its entry in the history. */
  query: string
  entry: string | undefined
  children?: ReactNode
}

const NOTHING: CardList<ListedCard> = { total: 0, cards: [] }
const EVERYTHING: ListNode = {}

/** A list page: its heading, the filter, what is found and the map beside it, all in step with the address. */
export function ListPage({ view, frame, query, entry, children }: Props) {
  const { total, cards, groups } = view.list ?? NOTHING
  const store = useListPage(
    {
      site: frame,
      pageId: view.id,
      locale: view.locale,
      path: view.path,
      node: view.node ?? EVERYTHING,
      prebuilt: { total, results: cards as ListedCard[] },
      ...(groups && { groupTotals: groups }),
      ...(view.other && { other: view.other }),
    },
    query,
  )
  useKeepsList(view.alternates, query)
  return (
    <SearchContext.Provider value={store}>
      <Page>
        <ListHead title={view.title} intro={view.intro} site={frame} />
        <FilterBar />
        <PhoneBar />
        <ActiveFilters />
        <LeftOut address={view.path + query} />
        <Found address={view.path + query} entry={entry} />
        {children}
      </Page>
    </SearchContext.Provider>
  )
}

/** List and map. */
function Found({ address, entry }: { address: string; entry: string | undefined }) {
  const store = useSearchStore()
  const top = useRef<HTMLDivElement>(null)
  const pane = useRef<HTMLDivElement>(null)
  const showMap = useSearch((state) => state.list.showMap)
  const text = useSearch((state) => store.textOf(state.filter.filterQuery))
  const before = useRef(text)
  const isReady = useSearch(({ list }) => !list.isLoading)
  useMapOnPhone(pane)
  useSteadyMap(top, pane)
  useRememberedSearch(store)
  useVisit()
  useListScroll(address, entry, isReady)

  useEffect(() => {
    if (before.current === text) return
    before.current = text
    // Another search begins at its beginning, unless the visitor goes back to one.
    if (store.isOtherList()) toBegin(top.current)
  }, [text, store])

  return (
    <Split ref={top} $map={showMap}>
      {showMap && <ToMap pane={pane} />}
      <div {...{ [FOUND_MARK]: '' }}>
        <Results />
      </div>
      {showMap && (
        <Pane ref={pane} $above="61px" $fills data-fills="">
          <PageBelowMap />
          <ToFilter />
          <Suspense fallback={<MapWaiting />}>
            <MapPane siteId={store.siteId} />
          </Suspense>
          <ToFilter isBehind />
        </Pane>
      )}
    </Split>
  )
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3);
  /* The bar at the foot of a phone's window covers nothing. */
  padding-bottom: 72px;
  ${media.desktop} {
    padding-bottom: 0;
  }
`
