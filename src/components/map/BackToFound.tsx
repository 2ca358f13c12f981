import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { DomEvent } from 'leaflet'
import { useMap, useMapEvents } from 'react-leaflet'
import styled from 'styled-components'
import { isWithin } from '../../domain/map/viewArea'
import type { PlaceFeed } from '../../state/map/usePlaces'
import { Action } from '../ui/blocks'
import { edgesInSight } from './edgesInSight'
import { fitPlaces } from './fitPlaces'

interface Props {
  feed: PlaceFeed
  /** What it says, and what its button does. */
  words: { none: string; back: string }
}

/** The way back to what was found, on a map of which the part in sight has nothing of it. */
export function BackToFound({ feed: { index }, words }: Props) {
  const map = useMap()
  const [isAstray, setAstray] = useState(false)
  function look() {
    const edges = edgesInSight(map)
    setAstray(index.all.length > 0 && !index.all.some((place) => isWithin(edges, place)))
  }
  useMapEvents({ moveend: look })
  const lookAgain = useEffectEvent(look)
  // After the map went to what was found.
  useEffect(() => {
    const frame = requestAnimationFrame(() => lookAgain())
    return () => cancelAnimationFrame(frame)
  }, [index])

  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A press on it is none on the map.
    if (box.current) DomEvent.disableClickPropagation(box.current)
  }, [isAstray])

  if (!isAstray) return null
  return (
    <Line ref={box} role="status">
      {words.none}
      <Action
        type="button"
        onClick={() => {
          // The button goes: the map keeps the focus.
          map.getContainer().focus({ preventScroll: true })
          if (index.edges) fitPlaces(map, index.edges, false)
        }}
      >
        {words.back}
      </Action>
    </Line>
  )
}

const Line = styled.div`
  position: absolute;
  z-index: 900;
  inset: auto 0 48px;
  display: grid;
  justify-items: center;
  gap: var(--s2);
  width: fit-content;
  max-width: calc(100% - 2 * var(--s4));
  margin-inline: auto;
  padding: var(--s3) var(--s4);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--paper);
  font-size: var(--t14);
  text-align: center;
`
