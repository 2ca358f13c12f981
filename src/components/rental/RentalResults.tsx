import type { ReactNode } from 'react'
import type { RentalCard } from '../../domain/rental/rentalCard'
import { isOneStay, type RentalSearch } from '../../domain/rentalSearch/rentalSearch'
import type { Point, Pointed } from '../../state/pointed'
import { useFromPrices } from '../../state/rental/useFromPrices'
import { CARD_SIZES } from '../estate/EstateCard'
import { PointedItem } from '../search/PointedItem'
import { ResultGrid } from '../search/ResultGrid'
import { eagerAt } from '../ui/eagerPictures'
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
            <RentalItem
              card={card}
              sizes={sizes}
              eager={eagerAt(index)}
              asked={asked}
              price={<StayPrice offer={card.offer ?? from?.(card)} isOneStay={isOneStay(search)} />}
            />
          </PointedItem>
        )
      })}
      {children}
    </ResultGrid>
  )
}
