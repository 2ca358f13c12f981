import type { ReactNode } from 'react'
import type { RentalCard } from '../../domain/rental/rentalCard'
import type { Point, Pointed } from '../../state/pointed'
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
  /** Whether a price is that of the days asked, and not the least of several stays. */
  isOneStay: boolean
  /** What the units' pages go on with: a query without '?'. */
  asked: string
  /** Places of cards that are on their way. */
  children?: ReactNode
}

/** Cards of the holiday units found, in step with the map. */
export function RentalResults({ cards, beside, pointed, onPoint, isOneStay, asked, children }: Props) {
  const stayPrice = useStayPrice(isOneStay)
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
              price={card.price && stayPrice(card.price)}
            />
          </PointedItem>
        )
      })}
      {children}
    </ResultGrid>
  )
}
