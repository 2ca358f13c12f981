import { Layer, type LatLngExpression, type Map as LeafletMap, type Point } from 'leaflet'

/**
 * Where pins stand on a map: flat in one box that the map moves as a whole. A marker of Leaflet's own is a layer for the
 * graphics card, of which hundreds make every frame long. Pins belong to a zoom level, so they go while it changes.
 */
export class PinPane extends Layer {
  private readonly box = document.createElement('div')
  private readonly places = new Map<HTMLElement, LatLngExpression>()
  private under: LeafletMap | undefined
  private origin: Point | undefined

  override onAdd(map: LeafletMap): this {
    this.under = map
    this.box.className = 'pins'
    map.getPane('markerPane')?.append(this.box)
    this.settle()
    return this
  }

  override onRemove(): this {
    this.box.remove()
    this.under = undefined
    return this
  }

  override getEvents() {
    return {
      zoomstart: () => this.box.classList.add('changing'),
      viewreset: () => this.settle(),
      zoomend: () => this.box.classList.remove('changing'),
    }
  }

  /** What a reader of screens calls all of them together. */
  name(label: string): void {
    this.box.setAttribute('role', 'group')
    this.box.setAttribute('aria-label', label)
  }

  put(pins: readonly (readonly [pin: HTMLElement, at: LatLngExpression])[]): void {
    for (const [pin, at] of pins) {
      this.places.set(pin, at)
      this.stand(pin, at)
    }
    // All at once: one change of the document rather than one a pin.
    const coming = document.createDocumentFragment()
    coming.append(...pins.map(([pin]) => pin))
    this.box.append(coming)
  }

  take(pin: HTMLElement): void {
    this.places.delete(pin)
    pin.remove()
  }

  clear(): void {
    this.places.clear()
    this.box.replaceChildren()
  }

  /** Puts pins where they belong when the map counts its pixels from elsewhere, as after another zoom. */
  settle(): void {
    const origin = this.under?.getPixelOrigin()
    if (!origin || (this.origin && origin.equals(this.origin))) return
    this.origin = origin
    for (const [pin, at] of this.places) this.stand(pin, at)
  }

  private stand(pin: HTMLElement, at: LatLngExpression): void {
    if (!this.under) return
    const { x, y } = this.under.latLngToLayerPoint(at)
    // Not a transform: working out the style of one takes four times as long as that of plain pixels.
    pin.style.left = `${x}px`
    pin.style.top = `${y}px`
    // Whoever is further south stands before.
    pin.style.zIndex = String(y)
  }
}
