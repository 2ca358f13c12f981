import { useCallback, useMemo } from 'react'
import { useTexts } from '../../i18n/useTexts'
import { euro } from '../../domain/format/money'
import type { MapPlace } from '../../domain/map/mapPlaces'
import { shortPrice } from '../../domain/map/shortPrice'
import { useFavourites } from '../../state/favourites/useFavourites'
import { useVisited } from '../../state/map/visited'
import type { PinLook } from './pinButton'

/** How a place looks on the map now: its price or how many stand there, and whether it was saved or seen. */
export function usePinLook() {
  const { t } = useTexts('mapSearch')
  const ids = useFavourites((state) => state.favorites)
  const visitedIds = useVisited()
  const favourites = useMemo(() => new Set(ids), [ids])
  const visited = useMemo(() => new Set(visitedIds), [visitedIds])

  return useCallback(
    (place: MapPlace): PinLook => {
      const [first] = place.pins
      const isFavourite = place.pins.some(({ id }) => favourites.has(String(id)))
      const isVisited = place.pins.every(({ id }) => visited.has(id))
      const count = place.pins.length
      const alone = first?.kind.sold ? t('taken') : shortPrice(first?.price ?? null) || t('onRequest')
      const said = first?.kind.sold ? t('taken') : euro(first?.price) || t('onRequest')
      const units = count === 1 ? (first?.units ?? 0) : 0
      const name = [
        count > 1 ? t('map:map.here', { count }) : said,
        units > 0 && t('map:map.units', { count: units }),
        place.approximate && t('approximate'),
        isFavourite && t('favourite'),
        isVisited && t('visited'),
      ]
      return {
        text: count > 1 ? `${count} ×` : alone,
        name: name.filter(Boolean).join(', '),
        shape: place.approximate ? 'about' : 'price',
        isFavourite,
        isVisited,
      }
    },
    [t, favourites, visited],
  )
}
