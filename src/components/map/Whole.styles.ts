import styled from 'styled-components'
import { media } from '../../styles/media'

/**
 * A map with what stands above it. On a phone both together take the window that header and the bar at the foot (61 px) leave, the map
 * most of it; its notes, four lines at most, follow below the window.
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
  /* Below the map, which stays where it is and as high whatever they say: what has no pin is named once it is known. */
  > p[data-notes] {
    order: 1;
    min-height: 3lh;
  }
  ${media.belowDesktop} {
    /* Where it fills the window: to its edges, tools above, a sheet of cards at its foot. */
    [data-fills] > & {
      height: 100%;
      min-height: 0;
      gap: 0;
      > [data-map] {
        flex: 1 1 0;
        min-height: 0;
        border-width: 1px 0 0;
        border-radius: 0;
      }
      > :last-child {
        flex: none;
      }
    }
    --notes: 0px;
    height: auto;
    min-height: calc(100vh - var(--header) - var(--beside-map, 67px) + var(--notes));
    min-height: calc(100svh - var(--header) - var(--beside-map, 67px) + var(--notes));
    &:has(> p[data-notes]) {
      /* Four lines of theirs. */
      --notes: calc(6.4 * var(--t14) + var(--s2));
    }
    > :last-child {
      flex: 1 0 60vh;
      flex-basis: 60svh;
    }
    > p[data-notes] {
      min-height: 4lh;
    }
  }
  .drawing {
    cursor: crosshair;
    touch-action: none;
  }
`

/** On a phone it takes no room above the map: what is in it lies over the map and its zoom, so that nothing moves under the thumb. */
export const Lid = styled.div`
  ${media.belowDesktop} {
    position: relative;
    z-index: 20;
    height: 0;
    margin-top: calc(-1 * var(--s2));
    > * {
      position: absolute;
      inset: calc(var(--s2) + var(--s3)) var(--s3) auto;
    }
    [data-fills] & {
      margin-top: 0;
    }
  }
`
