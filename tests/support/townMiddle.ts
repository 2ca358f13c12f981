import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Estate } from '../../src/contract/estate'

const TABLE = resolve(__dirname, '../../server/site-api/places/data/belgium.tsv')
const towns = readFileSync(TABLE, 'utf8')
  .split('\n')
  .map((line) => line.split('\t'))
  .filter(([, kind]) => kind === 'municipality' || kind === 'part')

/** Where a listing is said to be, searched by hand: where its address is, to a kilometre when that is hidden, else the middle of its town. */
export function saidPlace({ address }: Estate): { lat: number; lon: number } | undefined {
  const { geoLocation: at, visible, city } = address
  const rounded = (degrees: number) => Math.round(degrees * 100) / 100
  if (at) return visible ? at : { lat: rounded(at.lat), lon: rounded(at.lon) }
  const town = towns.find(
    ([, , , zips = '', , , , ...names]) => zips.split(',').includes(city.zip) && names.includes(city.name),
  )
  return town && { lat: Number(town[4]), lon: Number(town[5]) }
}
