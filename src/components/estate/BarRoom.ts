import { createGlobalStyle, css } from 'styled-components'
import { media } from '../../styles/media'

const inSight = css`
  ${media.belowDesktop} {
    html {
      scroll-padding-bottom: 88px;
    }
  }
`

/** Keeps the bar at the foot of the window off what has the focus (WCAG 2.2, 2.4.11), on a page that has room for it at its end. */
export const BarSight = createGlobalStyle`${inSight}`

/** Keeps the bar off what has the focus and off the end of the page. */
export const BarRoom = createGlobalStyle`
  ${inSight}
  ${media.belowDesktop} {
    body { padding-bottom: 72px; }
  }
  @media print {
    body { padding-bottom: 0; }
  }
`
