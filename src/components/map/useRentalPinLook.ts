import { useCallback } from 'react'
import { useTexts } from '../../i18n/useTexts'
import { euro } from '../../domain/format/money'
import type { MapPlace } from '../../domain/map/mapPlaces'
import { shortPrice } from '../../domain/map/shortPrice'
import type { PinLook } from './pinButton'

/** How a place of holiday units looks on the map: what its cheapest free stay costs, or how many stand there. The days of one stay have one price. */
export function useRentalPinLook(isOneStay: boolean) {
  const { t } = useTexts('stays')
  return useCallback(
    ({ pins, approximate }: MapPlace): PinLook => {
      const [first] = pins
      const count = pins.length
      const none = t(first?.kind.sold ? 'map.taken' : 'map.onRequest')
      const price = first?.price ?? null
      const cost = euro(price)
      const told = isOneStay ? cost : t('map.from', { price: cost })
      const said = price === null ? none : told
      const name = [count > 1 ? t('map.here', { count }) : said, approximate && t('map.approximate')]
      return {
        text: count > 1 ? `${count} ×` : shortPrice(price) || none,
        name: name.filter(Boolean).join(', '),
        shape: approximate ? 'about' : 'price',
      }
    },
    [t, isOneStay],
  )
}
