import styled, { css } from 'styled-components'
import { decimal } from '../../domain/format/number'
import type { Ways } from '../../domain/landing/ways'
import { AppLink } from '../ui/AppLink'

/** More links than a column of them holds. */
const MANY = 7

/** Links to landing pages, a column a kind: each says what it leads to, and how much of it there is. */
export function LandingWays({ groups }: { groups: readonly Ways[] }) {
  return (
    <Columns>
      {groups.map(({ heading, links }) => (
        <Group key={links[0]?.path} $wide={links.length > MANY}>
          {heading !== undefined && <h2>{heading}</h2>}
          <ul>
            {links.map(({ label, path, total }) => (
              <li key={path}>
                <AppLink to={path}>{label}</AppLink>
                {'\u00a0'}
                <span>({decimal(total)})</span>
              </li>
            ))}
          </ul>
        </Group>
      ))}
    </Columns>
  )
}

const columns = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 250px), 1fr));
`

const Columns = styled.div`
  ${columns}
  gap: var(--s6) var(--s5);
  @media print {
    display: none;
  }
`

const Group = styled.div<{ $wide: boolean }>`
  ${({ $wide }) => $wide && 'grid-column: 1 / -1;'}
  h2 {
    margin-bottom: var(--s2);
    font-size: var(--t18);
  }
  ul {
    ${({ $wide }) => $wide && columns}
    align-content: start;
    column-gap: var(--s5);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    padding-block: 6px;
    font-variant-numeric: tabular-nums lining-nums;
  }
  a {
    padding-block: 6px;
    text-underline-offset: 3px;
  }
  span {
    color: var(--quiet);
    font-size: var(--t14);
  }
`
