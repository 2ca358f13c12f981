import { createGlobalStyle } from 'styled-components'

/**
 * Pins stand in Leaflet's own layer, outside of React. There are hundreds of them and they are drawn anew whenever one comes or
 * goes, so they have straight corners and no shadows, which take three times as long.
 */
export const PinStyle = createGlobalStyle`
  .pins.changing { opacity: 0; }
  .pin {
    position: absolute;
    contain: layout style;
    width: max-content;
    pointer-events: auto;
    min-width: 28px;
    min-height: 28px;
    padding: 2px 8px;
    border: 1px solid var(--ink);
    border-radius: 0;
    background: var(--surface);
    color: var(--ink);
    font: 600 13px/22px var(--text-face);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    cursor: pointer;
  }
  .pin.price { translate: -50% calc(-100% - 6px); }
  /* What it stands on. */
  .pin.price::after {
    content: '';
    position: absolute;
    inset: 100% auto auto calc(50% - 1px);
    width: 2px;
    height: 6px;
    background: var(--ink);
  }
  /* No room for its words: a dot of what it would be, in a place that a finger can press. Pointed at it says all, over its place. */
  .pin.dot { translate: -50% -50%; }
  .pin.dot::after { display: none; }
  .pin.dot:not(.pointed, .open, :hover, :focus-visible) {
    width: 24px;
    height: 24px;
    min-width: 24px;
    min-height: 24px;
    padding: 0;
    border: 6px solid transparent;
    border-radius: 999px;
    background: var(--brick) content-box;
    font-size: 0;
  }
  .pin.dot.visited:not(.pointed, .open, :hover, :focus-visible) { background-color: var(--edge); }
  .pin.dot.about:not(.pointed, .open, :hover, :focus-visible) {
    border: 5px solid transparent;
    background: var(--surface) content-box;
    outline: 1px dashed var(--brick);
    outline-offset: -6px;
  }
  .pin.cluster, .pin.about {
    translate: -50% -50%;
    border-radius: 999px;
  }
  .pin.cluster {
    min-width: 40px;
    min-height: 40px;
    border: 0;
    background: var(--brick);
    color: var(--on-brick);
  }
  /* What it counts stands apart from the pins around it, but one that is wide may reach over it. */
  .pin.cluster { z-index: 99999 !important; }
  .pin.about {
    border-style: dashed;
    border-color: var(--brick);
  }
  .pin.visited:not(.pointed, .open) {
    background: var(--sand);
    color: var(--quiet);
    border-color: var(--edge);
    text-decoration: underline dotted;
    text-underline-offset: 3px;
  }
  .pin.visited:not(.pointed, .open)::after { background: var(--edge); }
  .pin.favourite {
    border-width: 2px;
    border-color: var(--brick);
  }
  .pin.favourite:not(.pointed, .open)::after { background: var(--brick); }
  .pin:hover, .pin.pointed, .pin.open {
    background: var(--ink);
    color: var(--paper);
  }
  .pin.cluster:hover, .pin.cluster.pointed, .pin.cluster.open { background: var(--brick-dark); color: var(--on-brick); }
  .pin.dot { z-index: 1 !important; }
  .pin:hover, .pin:focus-visible, .pin.pointed, .pin.open { z-index: 999999 !important; }
  @media (forced-colors: active) {
    .pin.price::after { background: CanvasText; }
    .pin.cluster { border: 2px solid; }
    .pin:hover, .pin.pointed, .pin.open, .pin.cluster:hover, .pin.cluster.pointed {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`
