import type { ReactNode } from 'react'
import { euro } from '../../domain/format/money'
import type { RentalCard } from '../../domain/rental/rentalCard'
import { USUAL_PERSONS } from '../../domain/rental/stayTotal'
import { isOneStay, type RentalSearch, stayAsked } from '../../domain/rentalSearch/rentalSearch'
import { useTexts } from '../../i18n/useTexts'
import type { Point, Pointed } from '../../state/pointed'
import { useFromPrices } from '../../state/rental/useFromPrices'
import { CARD_SIZES } from '../estate/EstateCard'
import { PointedItem } from '../search/PointedItem'
import { ResultGrid } from '../search/ResultGrid'
import { EAGER_PICTURES } from '../ui/eagerPictures'
import { RentalItem } from './RentalItem'
import { useStayPrice } from './useStayPrice'

interface Props {
  cards: readonly RentalCard[]
  /** Whether the map stands beside them. */
  beside: boolean
  pointed: Pointed | null
  onPoint: Point
  siteId: string
  /** By which they were found. */
  search: RentalSearch
  /** What the units' pages go on with: a query without '?'. */
  asked: string
  /** Places of cards that are on their way. */
  children?: ReactNode
}

/** Cards of the holiday units found, in step with the map. */
export function RentalResults({ cards, beside, pointed, onPoint, siteId, search, asked, children }: Props) {
  const { t } = useTexts('stays')
  const stayPrice = useStayPrice(isOneStay(search))
  const from = useFromPrices(siteId, search)
  const isAsked = stayAsked(search) !== undefined
  /** Its line is there from the first, so that nothing moves when it is known. */
  function leastOf({ id }: RentalCard): string {
    const price = from?.get(id)
    return price == null ? '' : t('stay.from', { price: euro(price), count: USUAL_PERSONS })
  }
  const sizes = CARD_SIZES[beside ? 'pair' : 'grid']
  return (
    <ResultGrid beside={beside}>
      {cards.map((card, index) => {
        const isPointed = pointed?.id === card.id
        return (
          <PointedItem
            key={card.id}
            id={card.id}
            isMarked={isPointed && pointed.on === 'map'}
            onPoint={onPoint}
          >
            <RentalItem
              card={card}
              sizes={sizes}
              eager={index < EAGER_PICTURES}
              asked={asked}
              price={isAsked ? card.price && stayPrice(card.price) : leastOf(card)}
            />
          </PointedItem>
        )
      })}
      {children}
    </ResultGrid>
  )
}
