import { useCallback, useMemo } from 'react'
import { useLocale } from '../../i18n/useLocale'
import { useTexts } from '../../i18n/useTexts'
import type { MapPlace } from '../../domain/map/mapPlaces'
import { headTypeName } from '../../domain/search/kinds'
import { pinWords } from '../../domain/map/pinWords'
import { useFavourites } from '../../state/favourites/useFavourites'
import { seenListings, useListingsOf, visitedPins } from '../../state/remembered/keptListings'
import type { PinLook } from './pinButton'

/** How a place looks on the map now: its price or how many stand there, and whether it was saved or seen. */
export function usePinLook() {
  const { t } = useTexts('mapSearch')
  const locale = useLocale()
  const ids = useFavourites((state) => state.favorites)
  const pressed = useListingsOf(visitedPins)
  const seen = useListingsOf(seenListings)
  const favourites = useMemo(() => new Set(ids), [ids])
  const visited = useMemo(() => new Set([...pressed, ...seen]), [pressed, seen])

  return useCallback(
    (place: MapPlace): PinLook => {
      const [first] = place.pins
      const isFavourite = place.pins.some(({ id }) => favourites.has(String(id)))
      const isVisited = place.pins.every(({ id }) => visited.has(id))
      const count = place.pins.length
      const taken = first?.kind.sold ? t('taken') : ''
      const words = first ? pinWords(first, locale) : undefined
      const units = count === 1 ? (first?.units ?? 0) : 0
      const name = [
        count > 1 ? t('map:map.here', { count }) : taken || words?.said || t('map:map.here', { count }),
        // A price alone is little to choose by for who does not see where it stands.
        count === 1 && first && headTypeName(first.kind.type, [], locale),
        units > 0 && t('map:map.units', { count: units }),
        place.approximate && t('approximate'),
        isFavourite && t('favourite'),
        isVisited && t('visited'),
      ]
      return {
        text: count > 1 ? `${count} ×` : taken || (words?.text ?? ''),
        name: name.filter(Boolean).join(', '),
        shape: place.approximate ? 'about' : 'price',
        isFavourite,
        isVisited,
      }
    },
    [t, locale, favourites, visited],
  )
}
