import type { ReactNode } from 'react'
import type { RentalCard } from '../../domain/rental/rentalCard'
import { RowGrid } from '../ui/blocks'
import { RentalItem } from './RentalItem'

const SIZES = '(min-width: 1440px) 322px, (min-width: 992px) 23vw, 46vw'

interface Props {
  cards: readonly RentalCard[]
  /** What stands below a card: nothing on a page that knows no stays. */
  priceOf?: (card: RentalCard) => ReactNode
  /** What their pages go on with: a query without '?'. */
  asked?: string
}

/** A few holiday units, four small ones beside each other. */
export function RentalRow({ cards, priceOf, asked = '' }: Props) {
  return (
    <RowGrid>
      {cards.map((card) => (
        <li key={card.id}>
          <RentalItem card={card} sizes={SIZES} asked={asked} price={priceOf?.(card)} />
        </li>
      ))}
    </RowGrid>
  )
}
