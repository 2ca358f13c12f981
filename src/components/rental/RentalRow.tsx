import type { RentalCard } from '../../domain/rental/rentalCard'
import { RowGrid } from '../ui/blocks'
import { RentalItem } from './RentalItem'
import { StayPrice } from './StayPrice'

const SIZES = '(min-width: 1440px) 322px, (min-width: 992px) 23vw, 46vw'

interface Props {
  cards: readonly RentalCard[]
  /** Whether the stays of the cards, where they have any, are of the days that are asked. */
  isOneStay?: boolean
  /** What their pages go on with: a query without '?'. */
  asked?: string
}

/** A few holiday units, four small ones beside each other. */
export function RentalRow({ cards, isOneStay = false, asked = '' }: Props) {
  return (
    <RowGrid>
      {cards.map((card) => (
        <li key={card.id}>
          <RentalItem
            card={card}
            sizes={SIZES}
            asked={asked}
            price={card.offer && <StayPrice offer={card.offer} isOneStay={isOneStay} />}
          />
        </li>
      ))}
    </RowGrid>
  )
}
