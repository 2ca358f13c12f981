import { css } from 'styled-components'
import { media } from '../../styles/media'

/** Pictures shown at once from the desktop's width. */
export const MOST_AT_ONCE = 5

/** Below the desktop's width: one picture at a time from edge to edge, swiped by the browser itself. */
export const galleryStrip = css`
  ${media.belowDesktop} {
    display: flex;
    gap: var(--s2);
    margin-inline: calc(-1 * var(--gutter));
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
    li {
      flex: 0 0 100%;
      aspect-ratio: 4 / 3;
      max-height: 70vh;
      scroll-snap-align: center;
      scroll-snap-stop: always;
    }
    a:focus-visible {
      outline-offset: -4px;
    }
    @media print {
      overflow: visible;
    }
  }
`

/** From the desktop's width: a grid whose cells all keep the pictures' own 4:3. */
export const galleryGrid = css`
  ${media.desktop} {
    display: grid;
    gap: var(--s2);
    li {
      aspect-ratio: 4 / 3;
    }
    li,
    img {
      border-radius: var(--radius);
    }
    li > span {
      display: none;
    }
    li:nth-child(n + 6) {
      display: none;
    }
    &[data-count='1'] li {
      aspect-ratio: 2.2;
      &:nth-child(n + 2) {
        display: none;
      }
    }
    &[data-count='2'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    &[data-count='3'],
    &[data-count='4'] {
      grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
      li:first-child {
        grid-row: span 2;
      }
      li:nth-child(4) {
        display: none;
      }
    }
    &[data-count='5'] {
      grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr);
      li:first-child {
        grid-row: span 2;
      }
    }
    li:first-child {
      aspect-ratio: auto;
    }
    &[data-count='1'] li:first-child {
      aspect-ratio: 2.2;
    }
    &[data-count='2'] li:first-child {
      aspect-ratio: 4 / 3;
    }
  }
  @media print {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: 3mm;
    margin: 0;
    && li {
      display: block;
      aspect-ratio: 4 / 3;
      grid-row: auto;
    }
    && li:nth-child(n + 4) {
      display: none;
    }
    li > span {
      display: none;
    }
  }
`
