import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Point } from '../../state/pointed'

interface Props {
  id: number
  /** Its pin is pointed at. */
  isMarked: boolean
  onPoint: Point
  children: ReactNode
}

/** An item of a list, marked with its pin on the map. The list stays where it is: a press on the map opens a card there. */
export function PointedItem({ id, isMarked, onPoint, children }: Props) {
  const point = () => onPoint(id, 'list')
  const leave = () => onPoint(null, 'list')
  return (
    <Item $marked={isMarked} onPointerEnter={point} onPointerLeave={leave} onFocus={point} onBlur={leave}>
      {children}
    </Item>
  )
}

const Item = styled.li<{ $marked: boolean }>`
  outline: ${({ $marked }) => ($marked ? '2px solid var(--brick)' : 'none')};
  outline-offset: 6px;
  border-radius: var(--radius);
`
