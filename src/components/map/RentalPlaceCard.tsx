import { useTexts } from '../../i18n/useTexts'
import { euro } from '../../domain/format/money'
import { isGroup, MOST_AT_A_PLACE, type MapPlace } from '../../domain/map/mapPlaces'
import { useLocale } from '../../i18n/useLocale'
import { rentalCardsOf } from '../../state/rental/rentalCalls'
import { useLoad } from '../../state/useLoad'
import { RentalItem } from '../rental/RentalItem'
import { useStayPrice } from '../rental/useStayPrice'
import { PlaceBox } from './PlaceBox'

interface Props {
  siteId: string
  place: MapPlace
  /** Whether a price is that of the days asked, and not the least of several stays. */
  isOneStay: boolean
  onClose: () => void
  takesFocus: () => boolean
}

/** What stands at a pin: the cards of its holiday units, asked for when it is opened. */
export function RentalPlaceCard({ siteId, place, isOneStay, onClose, takesFocus }: Props) {
  const { t } = useTexts('stays')
  const stayPrice = useStayPrice(isOneStay)
  const locale = useLocale()
  const ids = place.pins.slice(0, MOST_AT_A_PLACE).map(({ id }) => id)
  const { result, retry } = useLoad(ids.join(), (signal) => rentalCardsOf(siteId, locale, ids, signal))
  const costOf = (id: number) => {
    const price = place.pins.find((pin) => pin.id === id)?.price
    return price == null ? undefined : stayPrice(euro(price))
  }
  const here = t(isGroup(place) ? 'map.together' : 'map.here', { count: place.pins.length })
  return (
    <PlaceBox
      of={place.key}
      label={here}
      note={here}
      loaded={result}
      failure={t('map.cardFailed')}
      onRetry={retry}
      onClose={onClose}
      takesFocus={takesFocus}
    >
      {(cards) =>
        cards.map((each) => (
          <li key={each.id}>
            <RentalItem card={each} sizes="276px" price={costOf(each.id)} />
          </li>
        ))
      }
    </PlaceBox>
  )
}
