import { useEffect, useRef, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import type { Query } from '../../contract/search'
import { CARD_FIELDS, FITTING } from '../../domain/estate/cardFields'
import type { EstateCard as Card } from '../../domain/estate/types'
import { narrowed } from '../../domain/search/narrowed'
import { useLocale } from '../../i18n/useLocale'
import { useTexts } from '../../i18n/useTexts'
import { liveCards } from '../../state/liveEstates'
import { liveClient } from '../../state/liveSite'
import type { Point } from '../../state/pointed'
import { useLoad } from '../../state/useLoad'
import { EstateCard } from '../estate/EstateCard'
import { sidewaysCard } from './sidewaysCard'

interface Props {
  siteId: string
  /** Listings of the pins in sight. */
  ids: readonly number[]
  /** By which the pins were found: a card tells what its pin tells. */
  query: Query
  onPoint: Point
  /** How many were found. */
  count: ReactNode
  /** What stands behind the last card. */
  notes: ReactNode
  /** The card of the open pin, which lies over the row. */
  children: ReactNode
}

/** A sheet at the foot of a phone's map: the cards of the pins in sight, in a row that the thumb moves; the one in front lights its pin. */
export function FootCards({ siteId, ids, query, onPoint, count, notes, children }: Props) {
  const { t } = useTexts('mapSearch')
  const locale = useLocale()
  const row = useRef<HTMLUListElement>(null)
  const [cards, setCards] = useState<readonly Card[]>([])
  /** The cards of before stand there until others have come. */
  useLoad(ids.length ? JSON.stringify([ids, query]) : undefined, async (signal) => {
    const body = {
      query: narrowed(query, { terms: { 'general.id': [...ids] } }),
      pagination: { from: 0, size: ids.length },
      fields: [...CARD_FIELDS, FITTING],
    }
    const found = await liveCards(liveClient(siteId, locale), body, locale, { signal })
    const byId = new Map(found.cards.map((card) => [card.id, card]))
    setCards(ids.flatMap((id) => byId.get(id) ?? []))
  })
  const shown = ids.length ? cards : []
  const first = shown[0]?.id
  /** Whether it was the visitor who moved the row: other cards move it too. */
  const isTouched = useRef(false)
  const touch = () => {
    isTouched.current = true
  }
  // Other cards begin at their first.
  useEffect(() => {
    // In some browsers it gives a promise, which is no clean-up of an effect.
    row.current?.scrollTo({ left: 0 })
    isTouched.current = false
  }, [first])

  /** The card whose beginning is nearest to that of the row. */
  function front() {
    if (!isTouched.current) return
    const left = row.current?.getBoundingClientRect().left ?? 0
    const far = [...(row.current?.children ?? [])].map((item) =>
      Math.abs(item.getBoundingClientRect().left - left),
    )
    onPoint(shown[far.indexOf(Math.min(...far))]?.id ?? null, 'list')
  }

  return (
    <Sheet>
      {count}
      <Row
        ref={row}
        aria-label={t('sheet')}
        onScrollEnd={front}
        onPointerDown={touch}
        onWheel={touch}
        onFocus={touch}
      >
        {shown.map((card) => (
          <li key={card.id}>
            <EstateCard card={card} />
          </li>
        ))}
        {notes && <li>{notes}</li>}
      </Row>
      {children}
    </Sheet>
  )
}

const Sheet = styled.div`
  position: relative;
  /* Over the foot of the map, where the card of a pin is higher. */
  z-index: 2;
  border-top: 1px solid var(--line);
  background: var(--paper);
  > p,
  li > p {
    color: var(--quiet);
    font-size: var(--t14);
    line-height: 1.4;
  }
  > p {
    min-height: 1lh;
    padding: var(--s1) var(--gutter) 0;
  }
`

const Row = styled.ul`
  display: flex;
  gap: var(--s4);
  /* As high before its cards have come. */
  height: 98px;
  margin: 0;
  padding: var(--s2) var(--gutter) var(--s3);
  overflow: auto hidden;
  overscroll-behavior: contain;
  scroll-padding-inline: var(--gutter);
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  list-style: none;
  li {
    flex: none;
    width: min(320px, 84vw);
    overflow: hidden;
    scroll-snap-align: start;
  }
  ${sidewaysCard}
  article {
    --t22: 1.0625rem;
    grid-template-columns: 104px minmax(0, 1fr);
  }
  /* No room beside the heart for what a picture says in its corners. */
  article > :first-child > span {
    display: none;
  }
`
