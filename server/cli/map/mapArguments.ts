import { parseArgs } from 'node:util'
import { MAP_FILE } from '../../../src/contract/site'
import { AREAS, type Box, parseBox } from './box'

export const MAP_USAGE = `Cuts a street map for a part of the world out of a PMTiles file with a Protomaps basemap (docs/map.md).

  npm run map -- ${Object.keys(AREAS).join('|')} <file.pmtiles or its address> [--out belgium] [--max-zoom 15] [--dry-run]
  npm run map -- --bbox 3.6,51.0,3.8,51.1 <file.pmtiles or its address> --out gent

  --bbox      west,south,east,north in degrees, instead of a name
  --out       name of the file under DATA_DIR/maps; the name of the area when absent
  --max-zoom  nearest zoom level that is taken; all that the file has when absent (15 shows every house)
  --dry-run   tells how large it would be, and reads no tile

Of an address only the needed parts are read, by range requests. The file before stays until the new one is whole.`

/** As near as any map goes. */
const NEAREST = 22

export interface MapArguments {
  box: Box
  from: string
  /** With its ending. */
  out: string
  maxZoom: number
  dryRun: boolean
}

function zoomOf(text: string | undefined): number {
  if (text === undefined) return NEAREST
  if (!/^\d{1,2}$/.test(text) || Number(text) > NEAREST)
    throw new Error(`--max-zoom must be a whole number from 0 to ${NEAREST}, not "${text}"`)
  return Number(text)
}

function outOf(text: string): string {
  const name = text.endsWith('.pmtiles') ? text : `${text}.pmtiles`
  if (!new RegExp(`^${MAP_FILE}$`).test(name))
    throw new Error(`--out must be a plain name of letters, digits, "-", "_" and ".", not "${text}"`)
  return name
}

/**
 * What `npm run map` was asked for; undefined: help.
 * @throws Error that says which argument is wrong, and how
 */
export function parseMapArguments(args: string[]): MapArguments | undefined {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  const { values, positionals } = parseArgs({
    args,
    options: { bbox: text, out: text, 'max-zoom': text, 'dry-run': flag, help: flag },
    allowPositionals: true,
  })
  if (values.help) return undefined
  const { bbox, out } = values
  const [from, ...others] = bbox === undefined ? positionals.slice(1) : positionals
  const area = bbox === undefined ? positionals[0] : undefined
  if (from === undefined || others.length) throw new Error(MAP_USAGE)
  if (area !== undefined && !Object.hasOwn(AREAS, area))
    throw new Error(`The area must be one of ${Object.keys(AREAS).join(', ')}, or --bbox, not "${area}"`)
  const name = out ?? area
  if (name === undefined) throw new Error('--out is needed beside --bbox: the name of the file')
  const box = (area === undefined ? undefined : AREAS[area]) ?? parseBox(bbox ?? '')
  return { box, from, out: outOf(name), maxZoom: zoomOf(values['max-zoom']), dryRun: values['dry-run'] }
}
