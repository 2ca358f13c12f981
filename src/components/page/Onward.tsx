import styled from 'styled-components'
import type { MenuEntry } from '../../domain/site/frameView'
import { AppLink } from '../ui/AppLink'

/** Ways on from a page that has nothing to show: the site's menu in large words. */
export function Onward({ label, menu }: { label: string; menu: readonly MenuEntry[] }) {
  return (
    <nav aria-label={label}>
      <List>
        {menu.map(
          ({ id, label: name, url }) =>
            url && (
              <li key={id}>
                <Way to={url}>{name}</Way>
              </li>
            ),
        )}
      </List>
    </nav>
  )
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    border-bottom: 1px solid var(--line);
  }
`

const Way = styled(AppLink)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 60px;
  font: 440 var(--t28) / 1.2 var(--heading-face);
  text-decoration: none;
  &::after {
    content: '→';
    font-family: var(--text-face);
    font-size: 1rem;
  }
`
