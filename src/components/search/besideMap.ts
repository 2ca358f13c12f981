import styled, { createGlobalStyle, css } from 'styled-components'
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

/** The bar at the foot of a phone's window, which leads back to the list. */
const BAR = '61px'

/** On a phone the map is all that is seen between header and bar. The page stays below it as it was left: one thumb moves the map alone. */
const filling = css`
  ${media.belowDesktop} {
    position: fixed;
    z-index: 20;
    inset: var(--header) 0 calc(${BAR} + env(safe-area-inset-bottom));
    min-height: 0;
    background: var(--paper);
    --under-map: 0px;
  }
`

/** While the map fills a phone's window nothing below it is moved, pressed or read, but the heading of what is searched. */
export const PageBelowMap = createGlobalStyle`
  ${media.belowDesktop} {
    html:has([data-fills]) { overflow: hidden; }
    html:has([data-fills]) footer,
    :has(> * > [data-fills]) > :not([data-foot], dialog, :has(> [data-fills])),
    :has(+ [data-fills]) { visibility: hidden; }
    html:has([data-fills]) h1 { visibility: visible; }
  }
`

/**
 * Where the map stands; `$above` is the height of what stays above it beside the header. On a phone it fills the window, or says itself how
 * high it is (`MapFrame.styles`).
 */
export const Pane = styled.div<{ $above: string; $fills?: boolean }>`
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
  ${({ $fills }) => $fills && filling}
`
