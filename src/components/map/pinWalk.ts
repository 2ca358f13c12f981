import type { Map as LeafletMap } from 'leaflet'
import type { Standing } from '../../domain/map/clusters'
import { isStep, stepFrom } from '../../domain/map/walk'

/** So far from the edges of the map is a pin brought that was beyond them, px. */
const FROM_EDGE = 60

interface Stop {
  button: HTMLButtonElement
  standing: Pick<Standing, 'lat' | 'lon'>
}

/** Walking from pin to pin by arrows: all pins together are one stop of the Tab key, the one where the visitor last was. */
export class PinWalk {
  private stops: readonly Stop[] = []
  private current: HTMLButtonElement | undefined

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
    if (!seen.includes(next))
      this.map.panInside([...next.at], { padding: [FROM_EDGE, FROM_EDGE], animate: false })
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
