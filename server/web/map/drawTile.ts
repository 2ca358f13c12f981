import type { Locale } from '../../../src/contract/locales'
import { meets } from './clip'
import type { Geography } from './geography'
import { type Label, labels } from './labels'
import { createLettering, textWidth } from './lettering'
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

/**
 * What parts the name of a town from the lines beneath it. A rim around each letter would be finer, but is most of what drawing a
 * tile costs a browser, and each tile that comes into sight is drawn while the map moves.
 */
const plate =
  (left: number, top: number) =>
  ({ tone, text, face, size, spacing, x, y }: Label): string => {
    if (tone !== 'city' && tone !== 'town') return ''
    const width = textWidth(text, face, size, spacing) + 6
    const at = `x="${(x - left - 3).toFixed(1)}" y="${(y - top - size * 0.85).toFixed(1)}"`
    return `<rect ${at} width="${width.toFixed(1)}" height="${(size * 1.15).toFixed(1)}" rx="3"/>`
  }

function names(tile: TileAddress, locale: Locale, palette: Palette): string {
  const left = tile.x * TILE
  const top = tile.y * TILE
  const frame = { left, top, right: left + TILE, bottom: top + TILE }
  const seen = labels(locale, tile.z).filter(({ box }) => meets(box, frame))
  const { write, outlines } = createLettering()
  const dots = seen.flatMap(({ dot, tone }) => {
    const circle = dot && `cx="${(dot.x - left).toFixed(1)}" cy="${(dot.y - top).toFixed(1)}"`
    const r = tone === 'city' ? 2.6 : 1.9
    return circle ? [`<circle ${circle} r="${r}" fill="${palette.dot}" stroke="${palette.rim}"/>`] : []
  })
  const texts = seen.map(
    ({ text, face, size, spacing, tone, x, y }) =>
      `<g fill="${palette[tone]}">${write(text, face, size, x - left, y - top, spacing)}</g>`,
  )
  if (!texts.length) return ''
  const plates = seen.map(plate(left, top)).join('')
  return (
    `<defs>${outlines()}</defs>` +
    `<g fill="${palette.rim}" fill-opacity=".72">${plates}</g>${dots.join('')}${texts.join('')}`
  )
}

/** One tile of the base map as SVG: sea, land, coast, borders, towns by size and their names in a language. */
export function drawTile(
  { land, home, coasts, borders, provinces }: Geography,
  tile: TileAddress,
  locale: Locale,
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
    names(tile, locale, palette),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE}" height="${TILE}" viewBox="0 0 ${TILE} ${TILE}">${parts.join('')}</svg>`
}
