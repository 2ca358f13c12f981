import type { Map as LeafletMap } from 'leaflet'
import type { Box } from '../../domain/map/box'
import { isDesktop } from '../../styles/media'

/** From this zoom on a window may show no town at all, and words at its corner say where it is (`NearTown`). */
export const NEAR_ZOOM = 13
/** What these words take at most, px of the map. */
const NEAR_WORDS: Box = { left: 10, top: 10, right: 250, bottom: 36 }
/** Where the button to search here stands on a desktop's map (`Over`), px below its top and to each side of its middle. */
const HERE = { top: 44, bottom: 90, aside: 90 }

/** Whether the button to search here stands over a map now. */
export const hasHere = (map: LeafletMap): boolean =>
  Boolean(map.getContainer().parentElement?.querySelector('[data-here]'))

/** Zoom buttons, scale and small print as they stand over a map now, px of the map. */
function controls(map: LeafletMap): Box[] {
  const frame = map.getContainer()
  const { left: x, top: y } = frame.getBoundingClientRect()
  return [...(frame.parentElement ?? frame).querySelectorAll('.leaflet-control, [data-over]')].flatMap(
    (control) => {
      const { left, top, right, bottom } = control.getBoundingClientRect()
      return right > left && bottom > top
        ? { left: left - x, top: top - y, right: right - x, bottom: bottom - y }
        : []
    },
  )
}

/**
 * What will stand over a map at a zoom, px of the map.
 * @param isVisitors it is the visitor who goes there: what is in sight can be searched then
 */
export function overMap(map: LeafletMap, zoom: number, isVisitors: boolean): Box[] {
  const middle = map.getSize().x / 2
  const here = { left: middle - HERE.aside, top: HERE.top, right: middle + HERE.aside, bottom: HERE.bottom }
  return [
    ...controls(map),
    ...(zoom >= NEAR_ZOOM ? [NEAR_WORDS] : []),
    ...(isVisitors && isDesktop() ? [here] : []),
  ]
}
