import { useTexts } from '../../i18n/useTexts'
import type { Query } from '../../contract/search'
import { CARD_FIELDS, FITTING } from '../../domain/estate/cardFields'
import { unitLines } from '../../domain/estate/unitLines'
import { narrowed } from '../../domain/search/narrowed'
import { isGroup, MOST_AT_A_PLACE, type MapPlace } from '../../domain/map/mapPlaces'
import { useLocale } from '../../i18n/useLocale'
import { liveCards, liveEstate } from '../../state/liveEstates'
import { liveClient } from '../../state/liveSite'
import { useLoad } from '../../state/useLoad'
import { EstateCard } from '../estate/EstateCard'
import { PlaceBox } from './PlaceBox'
import { PlaceUnits } from './PlaceUnits'

interface Props {
  siteId: string
  place: MapPlace
  /** By which its pins were found: a card tells what its pin tells. */
  query: Query
  onClose: () => void
  takesFocus: () => boolean
}

/** What stands at a pin: the cards of its listings, of a project its units too, asked for when it is opened. */
export function PlaceCard({ siteId, place, query, onClose, takesFocus }: Props) {
  const { t } = useTexts('map')
  const locale = useLocale()
  const ids = place.pins.slice(0, MOST_AT_A_PLACE).map(({ id }) => id)
  const body = {
    query: narrowed(query, { terms: { 'general.id': ids } }),
    pagination: { from: 0, size: ids.length },
    fields: [...CARD_FIELDS, FITTING],
  }
  const client = liveClient(siteId, locale)
  const [first] = place.pins
  const project = place.pins.length === 1 && first && first.units > 0 ? first.id : undefined
  const { result, retry } = useLoad(JSON.stringify(body), async (signal) => {
    const [{ cards }, whole] = await Promise.all([
      liveCards(client, body, locale, { signal }),
      project === undefined ? undefined : liveEstate(client, project, { signal }),
    ])
    return { cards, units: whole ? unitLines(whole.estate, locale) : [] }
  })
  const count = place.pins.length
  const units = place.pins.reduce((sum, pin) => sum + pin.units, 0)
  const here = t(isGroup(place) ? 'mapSearch:together' : 'map.here', { count })
  const ofOne = units > 0 ? t('map.units', { count: units }) : ''
  return (
    <PlaceBox
      of={place.key}
      label={here}
      note={count > 1 ? here : ofOne}
      loaded={result}
      failure={t('map.cardFailed')}
      onRetry={retry}
      onClose={onClose}
      takesFocus={takesFocus}
    >
      {({ cards, units }) =>
        cards.map((each) => (
          <li key={each.id}>
            <EstateCard card={each} />
            {units.length > 0 && <PlaceUnits units={units} />}
          </li>
        ))
      }
    </PlaceBox>
  )
}
