import { useCallback } from 'react'
import { useTexts } from '../../i18n/useTexts'
import { euro } from '../../domain/format/money'
import type { MapPlace } from '../../domain/map/mapPlaces'
import { shortPrice } from '../../domain/map/shortPrice'
import { useStayPrice } from '../rental/useStayPrice'
import type { PinLook } from './pinButton'

/** How a place of holiday units looks on the map: what its cheapest free stay costs, or how many stand there. The days of one stay have one price. */
export function useRentalPinLook(isOneStay: boolean) {
  const { t } = useTexts('stays')
  const stayPrice = useStayPrice(isOneStay)
  return useCallback(
    ({ pins, approximate }: MapPlace): PinLook => {
      const [first] = pins
      const count = pins.length
      const none = t(first?.kind.sold ? 'map.taken' : 'map.onRequest')
      const price = first?.price ?? null
      const said = price === null ? none : stayPrice(euro(price))
      const name = [count > 1 ? t('map.here', { count }) : said, approximate && t('map.approximate')]
      return {
        text: count > 1 ? `${count} ×` : shortPrice(price) || none,
        name: name.filter(Boolean).join(', '),
        shape: approximate ? 'about' : 'price',
      }
    },
    [t, stayPrice],
  )
}
