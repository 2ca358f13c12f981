import { createGlobalStyle } from 'styled-components'
import { media } from '../../styles/media'

/** Keeps the bar off what has the focus and off the end of the page. */
export const BarRoom = createGlobalStyle`
  ${media.belowDesktop} {
    html { scroll-padding-bottom: 88px; }
    body { padding-bottom: 72px; }
  }
  @media print {
    body { padding-bottom: 0; }
  }
`
