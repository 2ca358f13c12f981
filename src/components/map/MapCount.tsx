import { useTexts } from '../../i18n/useTexts'
import type { Query } from '../../contract/search'
import { decimal } from '../../domain/format/number'
import { isViewArea } from '../../domain/map/viewArea'
import type { PlaceFeed } from '../../state/map/usePlaces'
import { useSearch } from '../../state/search/useSearch'
import { Unplaced } from './Unplaced'

interface Props {
  feed: PlaceFeed
  isElsewhere: boolean
  siteId: string
  /** By which the pins were found. */
  query: Query
}

const useIsWindow = () => useSearch(({ filter: { filterQuery } }) => isViewArea(filterQuery.area ?? []))

/**
 * How many of the listings found have a place on the map. A window that narrows the list leaves all pins on the map
 * (docs/decisions/076): then it is how many stand in that window, also when the visitor
 * looks elsewhere since.
 */
export function MapCount({ feed, isElsewhere }: Pick<Props, 'feed' | 'isElsewhere'>) {
  const { t } = useTexts('mapSearch')
  const isWindow = useIsWindow()
  const inWindow = useSearch(({ list }) => (list.isLoading || list.error ? undefined : list.total))
  const { total, placed } = feed.index

  function words() {
    if (isWindow)
      return inWindow === undefined
        ? ''
        : t(isElsewhere ? 'inSearched' : 'inSight', { count: inWindow, shown: decimal(inWindow) })
    return placed < total
      ? t('placed', { count: total, shown: decimal(total), placed: decimal(placed) })
      : t('found', { count: total, shown: decimal(total) })
  }
  return <p role="status">{feed.isReady && words()}</p>
}

/** Which of what was found has no pin, and what is about where it stands; none where all of it is there. */
export function MapNotes({ feed, siteId, query }: Pick<Props, 'feed' | 'siteId' | 'query'>) {
  const { t } = useTexts('mapSearch')
  const isWindow = useIsWindow()
  const { total, placed, hasApproximate } = feed.index
  const isShort = !isWindow && placed < total
  return (
    <p data-notes="">
      {feed.isReady && isShort && <Unplaced siteId={siteId} query={query} of={feed.index} />}
      {feed.isReady && isShort && hasApproximate && ' · '}
      {feed.isReady && hasApproximate && t('dashed')}
    </p>
  )
}
