import { createGlobalStyle } from 'styled-components'

/** Pins stand in Leaflet's own layer, outside of React. */
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
    border-radius: var(--radius);
    background: var(--surface);
    color: var(--ink);
    font: 600 13px/22px var(--text-face);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    cursor: pointer;
  }
  .pin.price { translate: -50% calc(-100% - 6px); }
  /* Its tip, without a transform of its own: there are hundreds of them. */
  .pin.price::after {
    content: '';
    position: absolute;
    inset: 100% auto auto calc(50% - 6px);
    border: solid transparent;
    border-width: 6px 6px 0;
    border-top-color: var(--ink);
  }
  .pin.cluster, .pin.about {
    translate: -50% -50%;
    border-radius: 999px;
  }
  .pin.cluster {
    min-width: 40px;
    min-height: 40px;
    border-color: var(--brick);
    background: var(--brick);
    color: var(--on-brick);
    box-shadow: 0 0 0 4px color-mix(in srgb, var(--brick) 22%, transparent);
  }
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
  .pin.visited:not(.pointed, .open)::after { border-top-color: var(--edge); }
  .pin.favourite {
    border-width: 2px;
    border-color: var(--brick);
  }
  .pin.favourite:not(.pointed, .open)::after { border-top-color: var(--brick); }
  .pin:hover, .pin.pointed, .pin.open {
    background: var(--ink);
    color: var(--paper);
  }
  .pin.cluster:hover, .pin.cluster.pointed { background: var(--brick-dark); color: var(--on-brick); }
  .pin:hover, .pin:focus-visible, .pin.pointed, .pin.open { z-index: 999999 !important; }
`
