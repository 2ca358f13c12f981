import { createGlobalStyle } from 'styled-components'

/** Pins stand in Leaflet's own layer, outside of React. */
export const PinStyle = createGlobalStyle`
  .pins.changing { opacity: 0; }
  .pin {
    position: absolute;
    inset: 0 auto auto 0;
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
    transition: background var(--state), color var(--state);
  }
  .pin.price { translate: -50% calc(-100% - 6px); }
  .pin.price::after {
    content: '';
    position: absolute;
    inset: auto auto -6px calc(50% - 5px);
    width: 9px;
    height: 9px;
    border: solid var(--ink);
    border-width: 0 1px 1px 0;
    background: inherit;
    rotate: 45deg;
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
  .pin.visited::after { border-color: var(--edge); }
  .pin.favourite {
    border-width: 2px;
    border-color: var(--brick);
  }
  .pin.favourite::after { border-color: var(--brick); border-width: 0 2px 2px 0; }
  .pin:hover, .pin.pointed, .pin.open {
    background: var(--ink);
    color: var(--paper);
  }
  .pin.cluster:hover, .pin.cluster.pointed { background: var(--brick-dark); color: var(--on-brick); }
  .pin:hover, .pin:focus-visible, .pin.pointed, .pin.open { z-index: 999999 !important; }
`
