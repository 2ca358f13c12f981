import styled from 'styled-components'
import { media } from '../../styles/media'

/** A list and, once it is switched on, the map: beside it on a desktop, above it on a phone. */
export const Split = styled.div<{ $map: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s5);
  scroll-margin-top: calc(var(--header) + 130px);
  ${media.desktop} {
    ${({ $map }) => $map && 'grid-template-columns: minmax(0, 58fr) minmax(0, 42fr);'}
  }
`

/** Where the map stands; `$above` is the height of what stays above it beside the header. */
export const Pane = styled.div<{ $above: string }>`
  order: -1;
  height: 60vh;
  ${media.desktop} {
    order: 0;
    position: sticky;
    top: calc(var(--header) + ${({ $above }) => $above});
    height: calc(100vh - var(--header) - ${({ $above }) => $above} - var(--s4));
  }
`
