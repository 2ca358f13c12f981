import { useEffect, useRef } from 'react'
import styled, { createGlobalStyle } from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { fadingRow } from '../../styles/fadingRow'
import { media } from '../../styles/media'
import { useCurrentSection } from './useCurrentSection'

export interface SectionLink {
  id: string
  title: string
}

/** Brings the link that the keyboard is at into the middle, away from the edges where the row fades out. */
function showWhole(row: HTMLElement, link: HTMLElement) {
  row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2
}

/** Ways to the parts of a long page, which stay in sight; on a phone the row of them is moved sideways. */
export function SectionNav({ links }: { links: readonly SectionLink[] }) {
  const { t } = useTexts('estate')
  const list = useRef<HTMLUListElement>(null)
  const current = useCurrentSection(links.map(({ id }) => id))
  useEffect(() => {
    const row = list.current
    const link = row?.querySelector<HTMLElement>('[aria-current]')
    // Only the row of links moves, never the page; not from under the keyboard either.
    if (row && !row.querySelector(':focus-visible'))
      row.scrollLeft = link ? link.offsetLeft - row.clientWidth / 3 : 0
  }, [current])
  if (links.length < 2) return null
  return (
    <Nav aria-label={t('sections.nav')}>
      <Room />
      <ul ref={list} onFocus={({ target, currentTarget: row }) => showWhole(row, target)}>
        {links.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              // The way back leads to the page before, not through the sections.
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                window.location.replace(`#${id}`)
              }}
              {...(id === current ? { 'aria-current': true } : {})}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </Nav>
  )
}

/** Keeps the row off the headings that it leads to, and off what has the focus. */
const Room = createGlobalStyle`
  :root { scroll-padding-top: calc(var(--header) + 48px + var(--s4)); }
  /* A phone whose text is twice as large. */
  @media (max-width: 20rem) {
    :root { scroll-padding-top: calc(var(--header) + var(--s4)); }
  }
`

const Nav = styled.nav`
  position: sticky;
  top: var(--header);
  z-index: 5;
  border-bottom: 1px solid var(--line);
  background: var(--paper);
  /* From edge to edge, so that nothing looks out beside it. */
  margin-inline: calc(-1 * var(--gutter));
  ${media.desktop} {
    margin-inline: 0;
  }
  @media (max-width: 20rem) {
    position: static;
  }
  ul {
    display: flex;
    position: relative;
    gap: var(--s5);
    margin: 0;
    padding: 0 var(--gutter);
    ${media.desktop} {
      padding: 0;
    }
    list-style: none;
    ${fadingRow}
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
  a[aria-current] {
    color: var(--brick);
  }
  a[aria-current],
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
