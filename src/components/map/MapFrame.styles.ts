import styled from 'styled-components'
import { media } from '../../styles/media'

/** Leaflet in the site's own hand: paper, ink, a line, no shadows. */
export const Sheet = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  height: 100%;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--sand);
  isolation: isolate;
  .leaflet-container {
    width: 100%;
    height: 100%;
    background: var(--sand);
    color: var(--ink);
    font: 400 var(--t14) / 1.4 var(--text-face);
  }
  /* The hand of the map closes while it is dragged: a pointer of its own here keeps every tile and pin out of that change. */
  .leaflet-map-pane {
    cursor: grab;
  }
  .leaflet-container:focus-visible {
    outline-offset: -3px;
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
  max-width: 100%;
  padding: 2px 8px;
  border-start-start-radius: var(--radius);
  background: var(--paper);
  color: var(--quiet);
  font-size: 12px;
  line-height: 1.5;
  pointer-events: none;
`

/** A button that stands over the map, at its top: its foot is not always in sight. */
export const Over = styled.div`
  position: absolute;
  z-index: 900;
  inset: var(--s3) 60px auto;
  display: grid;
  justify-items: center;
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
`

/**
 * A map with what stands above it: a line of tools and one of words on a phone, where the map takes all of the window that header, those
 * lines (86 px) and the bar at the foot (61 px) leave; `--beside-map` says so where it is another height.
 */
export const Whole = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--s2);
  height: 100%;
  > :last-child {
    flex: 1;
    min-height: 0;
  }
  > p {
    min-height: 1lh;
    color: var(--quiet);
    font-size: var(--t14);
  }
  > p[data-notes] {
    min-height: 0;
  }
  ${media.belowDesktop} {
    height: auto;
    > :last-child {
      flex: none;
      height: max(60vh, calc(100vh - var(--header) - var(--beside-map, 153px)));
      height: max(60svh, calc(100svh - var(--header) - var(--beside-map, 153px)));
    }
    > p[data-notes] {
      order: 1;
    }
  }
  .drawing {
    cursor: crosshair;
    touch-action: none;
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
