import styled from 'styled-components'
import { fadingRow } from '../../styles/fadingRow'

/** What takes all of them off stays in sight beside them. */
export const Chips = styled.ul`
  ${fadingRow}
  display: flex;
  min-width: 0;
  gap: var(--s2);
  margin: 0;
  padding: 2px;
  list-style: none;
`

export const Clear = styled.button`
  flex: none;
  min-height: 32px;
  padding: 0 var(--s2);
  border: 0;
  background: none;
  font-size: var(--t14);
  text-decoration: underline;
  text-underline-offset: 0.22em;
  white-space: nowrap;
  &:hover {
    color: var(--brick);
  }
`
