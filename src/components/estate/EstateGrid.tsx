import type { ReactNode } from 'react'
import type { EstateCard as Card } from '../../domain/estate/types'
import { CardGrid, LeadGrid, PairGrid } from '../ui/blocks'
import { EstateCard } from './EstateCard'
import { eagerAt } from '../ui/eagerPictures'

const GRIDS = { grid: CardGrid, lead: LeadGrid, pair: PairGrid } as const

interface Props {
  cards: readonly Card[]
  /** The first ones are in sight at once, so their pictures do not wait. */
  eager?: number
  /** `lead`: the first card is the largest; `pair`: two large ones. */
  layout?: keyof typeof GRIDS
  /** More list items after the cards. */
  children?: ReactNode
}

/** Cards of listings. */
export function EstateGrid({ cards, eager = 0, layout = 'grid', children }: Props) {
  const Grid = GRIDS[layout]
  const sizeOf = (index: number) => (layout === 'lead' && index > 0 ? 'grid' : layout)
  return (
    <Grid>
      {cards.map((card, index) => (
        <li key={card.id}>
          <EstateCard card={card} eager={index < eager && eagerAt(index)} size={sizeOf(index)} />
        </li>
      ))}
      {children}
    </Grid>
  )
}
