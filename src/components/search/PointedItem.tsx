import { useEffect, useRef, type ReactNode } from 'react'
import styled from 'styled-components'
import { isDesktop } from '../../styles/media'
import type { Point } from '../../state/pointed'

interface Props {
  id: number
  /** Its pin is pointed at. */
  isMarked: boolean
  /** Its pin was picked: the list goes there. */
  isChosen: boolean
  onPoint: Point
  children: ReactNode
}

/** An item of a list, in step with its pin on the map. */
export function PointedItem({ id, isMarked, isChosen, onPoint, children }: Props) {
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    // Not for what is only passed over: the map would move away from under the pointer. Nor on a phone, where the map stands
    // above the list and has the card itself.
    if (isChosen && isDesktop()) item.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])

  const point = () => onPoint(id, 'list')
  const leave = () => onPoint(null, 'list')
  return (
    <Item
      ref={item}
      $marked={isMarked}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      {children}
    </Item>
  )
}

const Item = styled.li<{ $marked: boolean }>`
  scroll-margin-block: calc(var(--header) + 72px) var(--s5);
  outline: ${({ $marked }) => ($marked ? '2px solid var(--brick)' : 'none')};
  outline-offset: 6px;
  border-radius: var(--radius);
`
