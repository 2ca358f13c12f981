import { type RefObject, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { media } from '../../styles/media'
import { FACT_WIDTH, LISTING_WIDTH } from './compareStyle'

type Box = RefObject<HTMLDivElement | null>

interface Props {
  names: readonly { id: number; name: string }[]
  /** Around the table: it is moved sideways, and so are the names. */
  scroller: Box
}

/**
 * The names of the listings below the header while the head of their table is above it. Only to be seen: the table has them
 * for who listens to it.
 */
export function CompareNames({ names, scroller }: Props) {
  const row = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const isPast = useIsHeadPast(scroller, place)
  useEffect(() => {
    const table = scroller.current
    const follow = () => {
      if (row.current) row.current.scrollLeft = table?.scrollLeft ?? 0
    }
    follow()
    table?.addEventListener('scroll', follow, { passive: true })
    return () => table?.removeEventListener('scroll', follow)
  }, [scroller, isPast])
  return (
    <Place ref={place} aria-hidden="true">
      {isPast && (
        <Names ref={row} style={{ '--listings': names.length }}>
          <span />
          {names.map(({ id, name }) => (
            <span key={id}>{name}</span>
          ))}
        </Names>
      )}
    </Place>
  )
}

/** Whether the table's head has gone under the place where the names come. */
function useIsHeadPast(scroller: Box, place: Box) {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    const look = () => {
      const head = scroller.current?.querySelector('thead')?.getBoundingClientRect()
      const top = place.current?.getBoundingClientRect().top
      setPast(head !== undefined && top !== undefined && head.bottom < top)
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [scroller, place])
  return isPast
}

/** Takes no room: what stands below does not move when the names come. */
const Place = styled.div`
  position: sticky;
  top: var(--header);
  z-index: 3;
  height: 0;
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
  > span {
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
