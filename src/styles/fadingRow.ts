import { css, keyframes } from 'styled-components'

const FADE = '40px'

/** At its beginning a row goes on to the right, in between to both sides, at its end to the left. */
const edges = keyframes`
  0% { mask-position: -${FADE} 0, -${FADE} 0; }
  3%, 97% { mask-position: 0 0, -${FADE} 0; }
  100% { mask-position: 0 0, 0 0; }
`

/**
 * A row that is moved sideways when it is longer than its place, without a scrollbar: where it goes on it fades out. A row that
 * fits has no scroll to go by, so it fades nowhere; nor does any in a browser that cannot follow a scroll.
 */
export const fadingRow = css`
  overflow-x: auto;
  scrollbar-width: none;
  @supports (animation-timeline: scroll()) {
    mask-image:
      linear-gradient(90deg, transparent, #000 ${FADE}), linear-gradient(-90deg, transparent, #000 ${FADE});
    mask-size: calc(100% + ${FADE}) 100%;
    mask-repeat: no-repeat;
    mask-composite: intersect;
    mask-position:
      -${FADE} 0,
      0 0;
    animation: ${edges} linear both;
    animation-timeline: scroll(self inline);
  }
  @media print {
    mask: none;
    animation: none;
  }
`

const end = keyframes`
  0%, 97% { mask-position: -${FADE} 0; }
  100% { mask-position: 0 0; }
`

/** As a fading row, at its end alone: what stands at its beginning stays in sight while it is moved. */
export const fadingEnd = css`
  @supports (animation-timeline: scroll()) {
    mask-image: linear-gradient(-90deg, transparent, #000 ${FADE});
    mask-size: calc(100% + ${FADE}) 100%;
    mask-repeat: no-repeat;
    mask-position: 0 0;
    animation: ${end} linear both;
    animation-timeline: scroll(self inline);
  }
  @media print {
    mask: none;
    animation: none;
  }
`
