import styled from 'styled-components'
import { useTranslation } from 'react-i18next'
import { media } from '../../styles/media'

export interface SectionLink {
  id: string
  title: string
}

/** Ways to the parts of a long page; stays in sight on the desktop. */
export function SectionNav({ links }: { links: readonly SectionLink[] }) {
  const { t } = useTranslation('estate')
  if (links.length < 2) return null
  return (
    <Nav aria-label={t('sections.nav')}>
      <ul>
        {links.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </Nav>
  )
}

const Nav = styled.nav`
  display: none;
  ${media.desktop} {
    display: block;
    position: sticky;
    top: var(--header);
    z-index: 5;
    border-bottom: 1px solid var(--line);
    background: var(--paper);
  }
  ul {
    display: flex;
    gap: var(--s5);
    margin: 0;
    padding: 0;
    overflow-x: auto;
    scrollbar-width: none;
    list-style: none;
  }
  a {
    display: grid;
    align-items: center;
    min-height: 48px;
    font-size: var(--t14);
    font-weight: 500;
    text-decoration: none;
    white-space: nowrap;
  }
  a:hover {
    box-shadow: inset 0 -2px 0 currentColor;
  }
  a:focus-visible {
    outline-offset: -2px;
  }
  @media print {
    display: none;
  }
`
