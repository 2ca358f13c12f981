import styled from 'styled-components'
import { fadingRow } from '../../styles/fadingRow'
import { media } from '../../styles/media'

/** What takes all of them off stays in sight beside them; on a phone all of them are seen, in as many lines as they take. */
export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  ${media.small} {
    ${fadingRow}
    flex-wrap: nowrap;
  }
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
