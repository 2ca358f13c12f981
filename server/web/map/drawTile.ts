import type { Geography } from './geography'
import { pixelsPerKm, TILE, worldSize, worldX, worldY } from './mercator'
import { TOWNS } from './names'
import { areaPath, linePath, type TileAddress } from './outline'
import { PALETTES, type Palette, type Scheme } from '../../../src/domain/map/palette'

/** From this zoom on the outlines of the atlas are coarser than the map, so they are drawn as broad as they are unsure. */
const COARSE_ZOOM = 11
const UNSURE_KM = 0.35

/** How far a town's houses are taken to reach, in kilometres: a hint of its size, not a survey. */
const reachKm = (inhabitants: number) => 0.45 + 0.75 * Math.sqrt(inhabitants / 10_000)

/** Far off a town is a mark, from near a tint that should not stand before its houses. */
const builtOpacity = (zoom: number) => (zoom < 10 ? 1 : zoom < 12 ? 0.8 : zoom === 12 ? 0.55 : 0.36)

function builtUp(tile: TileAddress, palette: Palette): string {
  const size = worldSize(tile.z)
  const opacity = (part: number) => (part * builtOpacity(tile.z)).toFixed(2)
  return TOWNS.flatMap(({ lat, lon, weight }) => {
    const r = reachKm(weight) * pixelsPerKm(lat, tile.z)
    const x = worldX(lon) * size - tile.x * TILE
    const y = worldY(lat) * size - tile.y * TILE
    const seen = x > -r && y > -r && x < TILE + r && y < TILE + r && r > 1.5
    return seen
      ? [`<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="url(#b)"/>`]
      : []
  })
    .join('')
    .replace(
      /^(?=.)/,
      `<radialGradient id="b"><stop stop-color="${palette.built}" stop-opacity="${opacity(0.42)}"/>` +
        `<stop offset=".55" stop-color="${palette.built}" stop-opacity="${opacity(0.2)}"/>` +
        `<stop offset="1" stop-color="${palette.built}" stop-opacity="0"/></radialGradient>`,
    )
}

const line = (d: string, colour: string, width: number, more = '') =>
  d &&
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width.toFixed(1)}" stroke-linejoin="round"${more}/>`
const area = (d: string, colour: string) => d && `<path d="${d}" fill="${colour}" fill-rule="evenodd"/>`

/** One tile of the base map as SVG: sea, land, coast, borders, towns by size. Names stand above it. */
export function drawTile(
  { land, home, coasts, borders, provinces }: Geography,
  tile: TileAddress,
  scheme: Scheme,
): string {
  const palette = PALETTES[scheme]
  const coarse = tile.z >= COARSE_ZOOM
  const unsure = UNSURE_KM * pixelsPerKm(50.8, tile.z)
  const coast = linePath(coasts, tile)
  const border = linePath(borders, tile)
  const parts = [
    `<rect width="${TILE}" height="${TILE}" fill="${palette.sea}"/>`,
    area(areaPath(land, tile), palette.land),
    area(areaPath(home, tile), palette.home),
    builtUp(tile, palette),
    line(coast, palette.shore, coarse ? unsure : 1.6),
    tile.z >= 8
      ? line(linePath(provinces, tile), palette.province, tile.z >= 11 ? 1.6 : 1, ' stroke-dasharray="5 4"')
      : '',
    coarse ? line(border, palette.borderBand, unsure, ' stroke-opacity=".55"') : '',
    line(border, palette.border, tile.z >= 9 ? 1.4 : 1, coarse ? ' stroke-dasharray="9 4 2 4"' : ''),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE}" height="${TILE}" viewBox="0 0 ${TILE} ${TILE}">${parts.join('')}</svg>`
}
