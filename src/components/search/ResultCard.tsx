import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import type { ListedCard } from '../../domain/search/listedCard'
import { useSearch, useSearchStore } from '../../state/search/useSearch'
import { EstateCard } from '../estate/EstateCard'

interface Props {
  card: ListedCard
  eager: boolean
  size: 'grid' | 'pair'
}

/** A card of the list, in step with its pin on the map. */
export function ResultCard({ card, eager, size }: Props) {
  const store = useSearchStore()
  const item = useRef<HTMLLIElement>(null)
  const isMarked = useSearch(({ pointed }) => pointed?.on === 'map' && pointed.id === card.id)

  const isChosen = useSearch(({ pointed }) => pointed?.id === card.id && pointed.isChosen === true)

  useEffect(() => {
    // Not for what is only passed over: the map would move away from under the pointer.
    if (isChosen) item.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])

  const point = () => store.point(card.id, 'list')
  const leave = () => store.point(null, 'list')
  return (
    <Item
      ref={item}
      $marked={isMarked}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      <EstateCard card={card} eager={eager} size={size} />
    </Item>
  )
}

const Item = styled.li<{ $marked: boolean }>`
  scroll-margin-block: calc(var(--header) + 72px) var(--s5);
  outline: ${({ $marked }) => ($marked ? '2px solid var(--brick)' : 'none')};
  outline-offset: 6px;
  border-radius: var(--radius);
`
