import styled from 'styled-components'
import { media } from '../../styles/media'

/** Leaflet in the site's own hand: paper, ink, a line, no shadows. */
export const Sheet = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  height: 100%;
  /* Clipped, and no place to scroll in: what sticks in it keeps to the window. */
  overflow: clip;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--sand);
  isolation: isolate;
  /* A line that is drawn marks no words. */
  &:has(.drawing) {
    -webkit-user-select: none;
    user-select: none;
  }
  .leaflet-container {
    position: absolute;
    inset: 0;
    background: var(--sand);
    color: var(--ink);
    font: 400 var(--t14) / 1.4 var(--text-face);
  }
  /* The hand of the map closes while it is dragged: a pointer of its own here keeps every tile and pin out of that change. */
  .leaflet-map-pane {
    cursor: grab;
  }
  /* Over its tiles and pins, which an outline of its own would lie under. */
  .leaflet-container:focus-visible {
    outline: 0;
    &::after {
      content: '';
      position: absolute;
      z-index: 1000;
      inset: 0;
      border: 3px solid var(--brick);
      border-radius: var(--radius);
      pointer-events: none;
    }
  }
  .leaflet-container a {
    color: var(--ink);
  }
  .leaflet-bar,
  .leaflet-touch .leaflet-bar {
    border: 1px solid var(--edge);
    border-radius: var(--radius);
    background: var(--surface);
    box-shadow: none;
  }
  .leaflet-bar a,
  .leaflet-touch .leaflet-bar a {
    width: 36px;
    height: 36px;
    border-color: var(--line);
    border-radius: 0;
    background: var(--surface);
    color: var(--ink);
    font: 400 22px/34px var(--text-face);
  }
  .leaflet-bar a.leaflet-disabled {
    background: var(--sand);
    color: var(--quiet);
  }
  .leaflet-bar a:hover {
    color: var(--brick);
  }
  .leaflet-control-scale-line {
    padding: 1px 6px 0;
    border: 1px solid var(--quiet);
    border-top: 0;
    background: none;
    color: var(--ink);
    font-size: 12px;
    text-shadow: none;
  }
  .leaflet-marker-icon {
    display: grid;
    place-items: center;
    border: 0;
    background: none;
  }
  .area {
    stroke: var(--brick);
    stroke-width: 2;
    fill: var(--brick);
    fill-opacity: 0.07;
  }
  /* What was in sight when it was searched: its edge alone, to see where the pins end after looking elsewhere. */
  .area.view {
    stroke-dasharray: 2 6;
    fill: none;
  }
  .about {
    stroke: var(--brick);
    stroke-width: 1.5;
    stroke-dasharray: 5 4;
    fill: var(--brick);
    fill-opacity: 0.1;
  }
  @media print {
    display: none;
  }
`

/** Small print at the foot of the map. */
export const SmallPrint = styled.p`
  position: absolute;
  z-index: 500;
  inset: auto 0 0 auto;
  /* Beside the scale, which is 100 px long at most. */
  max-width: calc(100% - 116px);
  padding: 2px 8px;
  border-start-start-radius: var(--radius);
  background: var(--paper);
  color: var(--quiet);
  font-size: 12px;
  line-height: 1.5;
  pointer-events: none;
  > a {
    color: inherit;
    pointer-events: auto;
  }
`

/**
 * A button that stands over a large map, at its top, as its foot is not always in sight, and below the words on where it is. On a phone,
 * where it would cover much of what is in sight, it stands above the map (`SearchTools`).
 */
export const Over = styled.div`
  position: absolute;
  z-index: 900;
  inset: 44px 60px auto;
  ${media.belowDesktop} {
    display: none;
  }
  display: grid;
  justify-items: center;
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
`

/** A word to the visitor over the map. */
export const Hint = styled.p`
  position: absolute;
  z-index: 900;
  inset: var(--s3) 60px auto var(--s3);
  width: fit-content;
  padding: var(--s2) var(--s3);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--paper);
  font-size: var(--t14);
  /* What is drawn may begin below it. */
  pointer-events: none;
  user-select: none;
  > button {
    pointer-events: auto;
  }
`
