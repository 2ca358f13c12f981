import { createGlobalStyle } from 'styled-components'
import { PALETTES, type Scheme } from '../../domain/map/palette'

const colours = (scheme: Scheme) => {
  const { city, town, region, water, rim, dot } = PALETTES[scheme]
  return `--n-city: ${city}; --n-town: ${town}; --n-region: ${region}; --n-water: ${water}; --n-rim: ${rim}; --n-dot: ${dot};`
}

/** Names stand in a box of Leaflet's, outside of React; the rim of their letters is four hard copies, which cost less than a soft one. */
export const NameStyles = createGlobalStyle`
  .leaflet-names-pane {
    z-index: 450;
    pointer-events: none;
    ${colours('light')}
    @media (prefers-color-scheme: dark) { ${colours('dark')} }
  }
  .leaflet-names-pane.changing { opacity: 0; }
  .leaflet-names-pane > * { position: absolute; }
  .leaflet-names-pane > span {
    font: 500 12px/1.25 var(--text-face);
    white-space: nowrap;
    color: var(--n-town);
    text-shadow: 1px 1px var(--n-rim), -1px 1px var(--n-rim), 1px -1px var(--n-rim), -1px -1px var(--n-rim);
  }
  .leaflet-names-pane > .city { font-family: var(--heading-face); color: var(--n-city); }
  .leaflet-names-pane > .water { font: italic 500 17px/1.25 var(--heading-face); color: var(--n-water); text-shadow: none; }
  .leaflet-names-pane > .region { color: var(--n-region); text-shadow: none; }
  .leaflet-names-pane > i {
    width: 5px;
    height: 5px;
    margin: -2.5px 0 0 -2.5px;
    border: 1px solid var(--n-rim);
    border-radius: 50%;
    background: var(--n-dot);
  }
`
