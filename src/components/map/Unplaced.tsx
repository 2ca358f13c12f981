import { Fragment } from 'react'
import { useTexts } from '../../i18n/useTexts'
import type { Query } from '../../contract/search'
import { CARD_FIELDS } from '../../domain/estate/cardFields'
import { cardName } from '../../domain/estate/cardName'
import { decimal } from '../../domain/format/number'
import { useLocale } from '../../i18n/useLocale'
import { liveCards } from '../../state/liveEstates'
import { liveClient } from '../../state/liveSite'
import type { PlaceFeed } from '../../state/map/usePlaces'
import { useLoad } from '../../state/useLoad'
import { AppLink } from '../ui/AppLink'

/** So many are named; of more the list has all. */
const MOST_NAMED = 3

interface Props {
  siteId: string
  /** By which the pins were found. */
  query: Query
  of: PlaceFeed['index']
}

/** Why some of what was found has no pin, and which that are. */
export function Unplaced({ siteId, query, of: { placed, total } }: Props) {
  const { t } = useTexts('mapSearch')
  const locale = useLocale()
  const count = total - placed
  const body = {
    query,
    // What has no place stands last.
    sort: [{ field: 'address.geoLocation.lat', direction: 'ASC' as const }],
    pagination: { from: placed, size: MOST_NAMED },
    fields: [...CARD_FIELDS],
  }
  const { result } = useLoad(JSON.stringify(body), (signal) =>
    liveCards(liveClient(siteId, locale), body, locale, { signal }),
  )
  const cards = result.state === 'ready' ? result.value.cards : []
  return (
    <>
      {t('unplaced', { count, shown: decimal(count) })}
      {cards.map((card, index) => (
        <Fragment key={card.id}>
          {index ? ', ' : ': '}
          <AppLink to={card.path}>{cardName({ ...card, price: '' }, locale)}</AppLink>
        </Fragment>
      ))}
      {cards.length > 0 && count > cards.length && ' …'}
    </>
  )
}
