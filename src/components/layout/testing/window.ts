/** Sees no change of a size: there is no layout here. */
class Unmoved implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Says whether the window is as wide as a desktop's; nothing else is asked of media queries. */
export function desktop(wide: boolean) {
  window.ResizeObserver = Unmoved
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (query: string) => ({ matches: query.includes('min-width') && wide }),
  })
}

/** Gives the menu's items and the room they stand in a width, and counts how often the room is measured. */
export function rowOf(widths: { item: number; more: number; available: number }) {
  const room = { ...widths, measured: 0 }
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.hasAttribute('data-item')) return { width: room.item } as DOMRect
    if (this.hasAttribute('data-more')) return { width: room.more } as DOMRect
    room.measured++
    return { width: room.available } as DOMRect
  })
  return room
}
