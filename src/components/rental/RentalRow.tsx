import type { RentalCard } from '../../domain/rental/rentalCard'
import { RowGrid } from '../ui/blocks'
import { RentalItem } from './RentalItem'

const SIZES = '(min-width: 1440px) 322px, (min-width: 992px) 23vw, 46vw'

/** A few holiday units, four small ones beside each other. */
export function RentalRow({ cards }: { cards: readonly RentalCard[] }) {
  return (
    <RowGrid>
      {cards.map((card) => (
        <li key={card.id}>
          <RentalItem card={card} sizes={SIZES} />
        </li>
      ))}
    </RowGrid>
  )
}
