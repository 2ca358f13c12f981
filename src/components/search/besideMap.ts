import styled from 'styled-components'
import { media } from '../../styles/media'

/** A list and, once it is switched on, the map: beside it on a desktop, above it on a phone. */
export const Split = styled.div<{ $map: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s5);
  scroll-margin-top: calc(var(--header) + 130px);
  ${media.belowDesktop} {
    /* The map grows as it comes: the window stays with it, not with the list below. */
    ${({ $map }) => $map && 'overflow-anchor: none;'}
  }
  ${media.desktop} {
    ${({ $map }) => $map && 'grid-template-columns: minmax(0, 58fr) minmax(0, 42fr);'}
  }
`

/**
 * Where the map stands; `$above` is the height of what stays above it beside the header. On a phone the map itself says how high it is
 * (`MapFrame.styles`).
 */
export const Pane = styled.div<{ $above: string }>`
  order: -1;
  min-height: 60vh;
  /* Less than the room that all else leaves below the header. */
  scroll-margin-top: calc(-1 * var(--s3));
  ${media.desktop} {
    order: 0;
    min-height: 0;
    position: sticky;
    top: calc(var(--header) + ${({ $above }) => $above});
    height: calc(100vh - var(--header) - ${({ $above }) => $above} - var(--s4));
  }
`
