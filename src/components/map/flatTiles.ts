import { DomUtil, type TileEvent } from 'leaflet'

/**
 * Between two zoom levels an edge falls between two pixels: tiles lie over each other by a little, so that no seam is seen. Leaflet's own way,
 * which adds up the colours of both, makes such an edge a line of light.
 */
const OVER = { width: '258px', height: '258px', mixBlendMode: 'normal' }

/**
 * Tiles stand flat in their box, by plain pixels and without fading in: moved by a transform each, as Leaflet does, each would be a
 * layer of its own that every frame puts together anew.
 */
export const FLAT = {
  tileloadstart: ({ tile }: TileEvent) => {
    const { x, y } = DomUtil.getPosition(tile)
    Object.assign(tile.style, { transform: '', left: `${x}px`, top: `${y}px`, ...OVER })
  },
}
