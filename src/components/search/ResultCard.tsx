import type { ListedCard } from '../../domain/search/listedCard'
import { useSearch, useSearchStore } from '../../state/search/useSearch'
import { EstateCard } from '../estate/EstateCard'
import { PointedItem } from './PointedItem'

interface Props {
  card: ListedCard
  eager: boolean
  size: 'grid' | 'pair'
}

/** A card of the list, in step with its pin on the map. */
export function ResultCard({ card, eager, size }: Props) {
  const { point } = useSearchStore()
  const isMarked = useSearch(({ pointed }) => pointed?.on === 'map' && pointed.id === card.id)
  return (
    <PointedItem id={card.id} isMarked={isMarked} onPoint={point}>
      <EstateCard card={card} eager={eager} size={size} />
    </PointedItem>
  )
}
