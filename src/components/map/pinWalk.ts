import type { Map as LeafletMap } from 'leaflet'
import type { Standing } from '../../domain/map/clusters'
import { isStep, stepFrom } from '../../domain/map/walk'

/** So far from the edges of the map is a pin brought that they cut or that was beyond them, px. */
const FROM_EDGE = 60

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
    if (!this.isWhole(next.button))
      this.map.panInside([...next.at], { padding: [FROM_EDGE, FROM_EDGE], animate: false })
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

  /** Whether all of a pin is in sight, none of it beyond an edge of the map. */
  private isWhole(button: HTMLButtonElement): boolean {
    const pin = button.getBoundingClientRect()
    const map = this.map.getContainer().getBoundingClientRect()
    return pin.left >= map.left && pin.top >= map.top && pin.right <= map.right && pin.bottom <= map.bottom
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
