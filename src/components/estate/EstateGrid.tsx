import type { EstateCard as Card } from '../../domain/estate/types'
import { CardGrid } from '../ui/blocks'
import { EstateCard } from './EstateCard'

/** Cards of listings; the first ones are in sight at once, so their pictures do not wait. */
export function EstateGrid({ cards, eager = 0 }: { cards: readonly Card[]; eager?: number }) {
  return (
    <CardGrid>
      {cards.map((card, index) => (
        <li key={card.id}>
          <EstateCard card={card} eager={index < eager} />
        </li>
      ))}
    </CardGrid>
  )
}
