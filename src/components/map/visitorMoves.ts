import type { Map } from 'leaflet'
import { zoomsByWheel } from './zoomsByWheel'

/** All a visitor moves a map with; a click is what a reader of screens gives alone. */
const INPUTS = ['pointerdown', 'wheel', 'keydown', 'touchstart', 'click'] as const

/** Maps that were touched since they last moved by themselves. */
const touched = new WeakSet<Map>()

/** From now on it is known whether it is the visitor who moves this map; gives what ends that. */
export function watchVisitor(map: Map): () => void {
  const box = map.getContainer()
  const touch = (event: Event) => {
    // Any other turn of the wheel moves the page.
    if (!(event instanceof WheelEvent) || zoomsByWheel(event)) touched.add(map)
  }
  // Before Leaflet hears of it, and moves.
  const how = { capture: true, passive: true }
  for (const input of INPUTS) box.addEventListener(input, touch, how)
  return () => {
    for (const input of INPUTS) box.removeEventListener(input, touch, how)
  }
}

/** Whether a move of the map that ends now is the visitor's: a drag by touch moves no focus that would tell. */
export const isVisitors = (map: Map): boolean => touched.has(map)

/** Moves the map without that being the visitor's doing. */
export function moveByItself(map: Map, go: () => void): void {
  touched.delete(map)
  go()
}
