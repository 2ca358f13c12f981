import { type Coords, DomUtil, type DoneCallback, GridLayer, type TileEvent } from 'leaflet'
import { Labelers, paint, type View } from 'protomaps-leaflet'
import type { Locale } from '../../../contract/locales'
import { PALETTES, type Scheme } from '../../../domain/map/palette'
import { TILE } from '../../../state/map/streetFile'
import { FLAT } from '../flatTiles'
import { labelRules } from './labelRules'
import { paintRules } from './paintRules'

/** How far a name reaches into the tiles beside its own, in pixels. */
const BESIDE = 16
/** Tiles of the file whose names are kept at a zoom level. */
const NAMED_TILES = 32
/** More is not seen, and takes memory by its square. */
const MOST_DENSE = 2

interface Drawn {
  at: Coords
  canvas: HTMLCanvasElement
}

const nameOf = ({ x, y, z }: Coords) => `${x}:${y}:${z}`

/** Between two tiles whatever else waits has its turn: one takes some ten milliseconds. */
const turn = () => new Promise((resolve) => setTimeout(resolve))

function pencil(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws nothing')
  return context
}

interface Options {
  view: View
  locale: Locale
  scheme: Scheme
  fontFamily: string
}

/**
 * Streets drawn tile by tile from one file; a tile that the file lacks, or that cannot be had, is bare land. The library's own layer
 * is not used: it takes Leaflet from the window, and complains on the console of every tile that is missed (docs/decisions/380).
 */
export function streetLayer({ view, locale, scheme, fontFamily }: Options): GridLayer {
  const palette = PALETTES[scheme]
  const rules = paintRules(palette)
  const density = Math.min(window.devicePixelRatio, MOST_DENSE)
  const drawn = new Map<string, Drawn>()
  const labelers = new Labelers(
    pencil(document.createElement('canvas')),
    labelRules(palette, locale, fontFamily),
    NAMED_TILES,
    // A name of a tile that came later reaches into these, or took the place of one in them.
    (names) =>
      names.forEach((name) => {
        const again = drawn.get(name)
        if (again) draw(again).catch(() => undefined)
      }),
  )

  function cover(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
    const context = pencil(canvas)
    context.setTransform(density, 0, 0, density, 0, 0)
    context.fillStyle = palette.home
    context.fillRect(0, 0, TILE, TILE)
    return context
  }

  async function draw({ at, canvas }: Drawn): Promise<void> {
    const tile = await view.getDisplayTile(at)
    await turn()
    if (drawn.get(nameOf(at))?.canvas !== canvas) return
    const tiles = new Map([['', [tile]]])
    labelers.add(at.z, tiles)
    const [left, top] = [at.x * TILE, at.y * TILE]
    const origin = Object.assign(tile.origin.clone(), { x: left, y: top })
    const seen = {
      minX: left - BESIDE,
      minY: top - BESIDE,
      maxX: left + TILE + BESIDE,
      maxY: top + TILE + BESIDE,
    }
    paint(cover(canvas), at.z, tiles, labelers.getIndex(at.z) ?? null, rules, seen, origin, false)
  }

  function createTile(at: Coords, done: DoneCallback): HTMLCanvasElement {
    const canvas = DomUtil.create('canvas', 'leaflet-tile')
    canvas.width = canvas.height = TILE * density
    cover(canvas)
    drawn.set(nameOf(at), { at, canvas })
    draw({ at, canvas }).then(
      () => done(undefined, canvas),
      (error: Error) => done(error, canvas),
    )
    return canvas
  }

  const layer = Object.assign(new GridLayer({ keepBuffer: 3 }), { createTile })
  return layer.on(FLAT).on('tileunload', ({ coords }: TileEvent) => {
    const gone = drawn.get(nameOf(coords))
    drawn.delete(nameOf(coords))
    // Some browsers count what a canvas takes until it is collected.
    if (gone) gone.canvas.width = gone.canvas.height = 0
  })
}
