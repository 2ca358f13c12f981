import type { Map as LeafletMap } from 'leaflet'
import type { Standing } from '../../domain/map/clusters'
import { meets } from '../../domain/map/box'
import { freeRooms } from '../../domain/map/freeRoom'
import { isStep, stepFrom } from '../../domain/map/walk'
import { hasHere, overMap } from './overMap'

/** So far from the edge of the map stays a pin that was brought into sight, px. */
const AT_EDGE = 6

interface Stop {
  button: HTMLButtonElement
  standing: Pick<Standing, 'lat' | 'lon'>
}

/** Walking from pin to pin by arrows: all pins together are one stop of the Tab key, the one where the visitor last was. */
export class PinWalk {
  private stops: readonly Stop[] = []
  private current: HTMLButtonElement | undefined
  /** A cluster that a key opened: the map is on its way to what it gathered, or has come there. */
  private opening: 'underWay' | 'there' | undefined

  constructor(private readonly map: LeafletMap) {}

  /** These stand on the map now. */
  settle(stops: Iterable<Stop>): void {
    this.stops = [...stops]
    const kept = this.stops.find(({ button }) => button === this.current)
    this.stopAt((kept ?? this.middle())?.button)
  }

  /** One goes: who was there stays on the map. */
  leave(button: HTMLButtonElement): void {
    if (document.activeElement === button) this.map.getContainer().focus({ preventScroll: true })
    if (this.current === button) this.current = undefined
  }

  /** A key on a pin: an arrow leads to the next one that way, also just beyond the map; where there is none all stays. */
  step(event: KeyboardEvent, from: HTMLButtonElement): void {
    if (!isStep(event.key) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    event.stopPropagation()
    const points = this.stops.map(({ button, standing }) => ({
      button,
      at: [standing.lat, standing.lon] as const,
      ...this.map.latLngToContainerPoint([standing.lat, standing.lon]),
    }))
    const here = points.find(({ button }) => button === from)
    const { x: width, y: height } = this.map.getSize()
    const seen = points.filter(({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= height)
    const next = here && (stepFrom(here, seen, event.key) ?? stepFrom(here, points, event.key))
    if (!next) return
    this.stopAt(next.button)
    next.button.focus({ preventScroll: true })
    if (!seen.includes(next)) this.show(next.at, next.button)
    // A dot that has the focus tells its price, and is wider then.
    requestAnimationFrame(() => {
      if (document.activeElement === next.button && !this.isWhole(next.button))
        this.show(next.at, next.button)
    })
  }

  /** Brings a place to where nothing stands over it, what comes once the map was moved neither. */
  private show(at: readonly [lat: number, lon: number], { offsetWidth }: HTMLElement): void {
    const { x: width, y: height } = this.map.getSize()
    const [room] = freeRooms({ width, height }, overMap(this.map, this.map.getZoom(), true))
    if (!room) return
    const half = Math.ceil(offsetWidth / 2) + AT_EDGE
    this.map.panInside([...at], {
      paddingTopLeft: [Math.max(room.left, half), room.top],
      paddingBottomRight: [Math.max(room.right, half), room.bottom],
      animate: false,
    })
  }

  /** A cluster falls apart: who opened it by a key goes on at what it gathered. */
  opens(isByKey: boolean): void {
    this.opening = isByKey ? 'underWay' : undefined
  }

  /** The map has come to where it was on its way. */
  arrives(): void {
    if (this.opening) this.opening = 'there'
  }

  /** All pins stand: what is nearest to the middle of a map that a key led to has the focus, unless it went elsewhere meanwhile. */
  enter(): void {
    if (this.opening !== 'there') return
    this.opening = undefined
    const first = this.middle()
    if (!first || document.activeElement !== this.map.getContainer()) return
    this.stopAt(first.button)
    first.button.focus({ preventScroll: true })
  }

  /** Whether all of a pin is in sight, none of it beyond an edge of the map nor under what stands over it. */
  private isWhole(button: HTMLButtonElement): boolean {
    const pin = button.getBoundingClientRect()
    const { left: x, top: y } = this.map.getContainer().getBoundingClientRect()
    const box = { left: pin.left - x, top: pin.top - y, right: pin.right - x, bottom: pin.bottom - y }
    const { x: width, y: height } = this.map.getSize()
    const isInside = box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height
    const over = overMap(this.map, this.map.getZoom(), hasHere(this.map))
    return isInside && !over.some((each) => meets(box, each))
  }

  /** What is nearest to the middle of the map. */
  private middle(): Stop | undefined {
    const { lat, lng } = this.map.getCenter()
    const far = ({ standing }: Stop) => Math.hypot(standing.lat - lat, standing.lon - lng)
    return this.stops.reduce<Stop | undefined>(
      (best, one) => (best && far(best) <= far(one) ? best : one),
      undefined,
    )
  }

  private stopAt(button: HTMLButtonElement | undefined): void {
    if (this.current && this.current !== button) this.current.tabIndex = -1
    this.current = button
    if (button) button.tabIndex = 0
  }
}
