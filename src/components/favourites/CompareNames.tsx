import { type RefObject, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { media } from '../../styles/media'
import { type Column, CompareName } from './CompareName'
import { FACT_WIDTH, LISTING_WIDTH } from './compareStyle'

interface Props {
  columns: readonly Column[]
  /** Around the table: it is moved sideways, and so are the names. */
  scroller: RefObject<HTMLElement | null>
  /** Where the names come. */
  place: RefObject<HTMLDivElement | null>
  isShown: boolean
}

/**
 * The names of the listings below the header while the head of their table is above it, leading to them. Each has one tab
 * stop: this one while the other is out of sight.
 */
export function CompareNames({ columns, scroller, place, isShown }: Props) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const names = row.current
    const table = scroller.current
    if (!isShown || !names || !table) return
    const follow = () => {
      names.scrollLeft = table.scrollLeft
    }
    follow()
    table.addEventListener('scroll', follow, { passive: true })
    return () => table.removeEventListener('scroll', follow)
  }, [scroller, isShown])
  /** Who tabs to a name brings its column into the middle, and the names with it; under a finger nothing moves. */
  function show(name: HTMLElement) {
    const table = scroller.current
    if (table && name.matches(':focus-visible'))
      table.scrollTo({ left: name.offsetLeft - (table.clientWidth - name.offsetWidth) / 2 })
  }
  return (
    <Place ref={place}>
      {isShown && (
        <Names ref={row} style={{ '--listings': columns.length }} onFocus={({ target }) => show(target)}>
          <span />
          {columns.map((column) => (
            <CompareName key={column.view.id} column={column} />
          ))}
        </Names>
      )}
    </Place>
  )
}

/** Takes no room: what stands below does not move when the names come. */
const Place = styled.div`
  position: sticky;
  top: var(--header);
  z-index: 3;
  height: 0;
  /* Nor a second gap above the table. */
  margin-bottom: calc(-1 * var(--s5));
  @media print {
    display: none;
  }
`

const Names = styled.div<{ style: { '--listings': number } }>`
  display: grid;
  grid-template-columns: repeat(var(--listings), ${LISTING_WIDTH});
  overflow: hidden;
  margin-inline: calc(-1 * var(--gutter));
  padding: var(--s2) var(--gutter);
  border-bottom: 1px solid var(--line);
  background: var(--paper);
  font-size: var(--t14);
  font-weight: 600;
  line-height: 1.3;
  ${media.belowDesktop} {
    font-size: 13px;
    line-height: 1.25;
  }
  > * {
    display: -webkit-box;
    overflow: hidden;
    margin-right: var(--s3);
    hyphens: auto;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    /* Whole, but for a title that somebody wrote as a sentence: what is compared needs the window. */
    -webkit-line-clamp: 4;
  }
  > :first-child {
    display: none;
  }
  ${media.desktop} {
    grid-template-columns: ${FACT_WIDTH} repeat(var(--listings), minmax(0, 1fr));
    margin-inline: 0;
    padding-inline: 0;
    > :first-child {
      display: block;
    }
  }
`
