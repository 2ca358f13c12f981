import { circle, LayerGroup } from 'leaflet'
import type { MapPlace } from '../../domain/map/mapPlaces'

/** As far as a hidden address may lie from where it is said to be. */
const ABOUT_METRES = 700

/** Circles around places that are only about there. */
export class Rings extends LayerGroup {
  private readonly byKey = new Map<string, ReturnType<typeof circle>>()

  /** Draws those of these places, and takes the others away. */
  show(places: readonly MapPlace[]): void {
    const wanted = new Set(places.map(({ key }) => key))
    for (const [key, ring] of this.byKey) {
      if (wanted.has(key)) continue
      this.removeLayer(ring)
      this.byKey.delete(key)
    }
    for (const { key, lat, lon } of places) {
      if (this.byKey.has(key)) continue
      const ring = circle([lat, lon], { radius: ABOUT_METRES, interactive: false, className: 'about' })
      this.byKey.set(key, ring)
      this.addLayer(ring)
    }
  }
}
