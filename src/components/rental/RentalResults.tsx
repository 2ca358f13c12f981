import { memo, type ReactNode } from 'react'
import type { CardOffer } from '../../domain/rental/cardOffer'
import type { RentalCard } from '../../domain/rental/rentalCard'
import { isOneStay, type RentalSearch } from '../../domain/rentalSearch/rentalSearch'
import type { Point, Pointed } from '../../state/pointed'
import { useFromPrices } from '../../state/rental/useFromPrices'
import { CARD_SIZES } from '../estate/EstateCard'
import { PointedItem } from '../search/PointedItem'
import { ResultGrid } from '../search/ResultGrid'
import { type Eager, eagerAt } from '../ui/eagerPictures'
import { RentalItem } from './RentalItem'
import { StayPrice } from './StayPrice'

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
  const from = useFromPrices(siteId, cards)
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
            <OfferedItem
              card={card}
              sizes={sizes}
              eager={eagerAt(index)}
              asked={asked}
              offer={card.offer ?? from?.get(card.id)}
              isOneStay={isOneStay(search)}
            />
          </PointedItem>
        )
      })}
      {children}
    </ResultGrid>
  )
}

interface OfferedProps {
  card: RentalCard
  sizes: string
  eager: Eager
  asked: string
  offer: CardOffer | undefined
  isOneStay: boolean
}

/** Rendered once for what it says: the list itself is rendered again while its page comes to life. */
const OfferedItem = memo(function OfferedItem({ offer, isOneStay, ...shown }: OfferedProps) {
  return <RentalItem {...shown} price={<StayPrice offer={offer} isOneStay={isOneStay} />} />
})
