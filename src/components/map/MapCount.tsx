import { useTexts } from '../../i18n/useTexts'
import { decimal } from '../../domain/format/number'
import { isViewArea } from '../../domain/map/viewArea'
import type { PlaceFeed } from '../../state/map/usePlaces'
import { useSearch } from '../../state/search/useSearch'

/**
 * How many of the listings found have a place on the map. A window that narrows the list leaves all pins on the map
 * (docs/decisions/076): then it is how many stand in that window, also when the visitor
 * looks elsewhere since.
 */
export function MapCount({ feed, isElsewhere }: { feed: PlaceFeed; isElsewhere: boolean }) {
  const { t } = useTexts('mapSearch')
  const isWindow = useSearch(({ filter: { filterQuery } }) => isViewArea(filterQuery.area ?? []))
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
  const unplaced = isWindow ? 0 : total - placed
  const notes = [
    unplaced > 0 && t('unplaced', { count: unplaced, shown: decimal(unplaced) }),
    feed.index.hasApproximate && t('dashed'),
  ].filter(Boolean)
  return (
    <>
      <p role="status">{feed.isReady && words()}</p>
      <p data-notes="">{feed.isReady && notes.join(' · ')}</p>
    </>
  )
}
