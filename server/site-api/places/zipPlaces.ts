import { inEveryLanguage } from '../../../src/contract/inEveryLanguage'
import type { Place } from './place'
import type { PlaceIndex } from './placeIndex'

/** Digits of a postal code. */
export const ZIP_LENGTH = 4
/** The postal code that a town's code ends with, or that is the code; '' of what is larger. */
export const zipOfCode = (code: string): string => /\d{4}$/.exec(code)?.[0] ?? ''
/** More names than this are not written side by side. */
const MOST_NAMES = 2

/** The municipality that a town is or lies in. */
const municipalityOf = (place: Place): Place =>
  place.kind === 'municipality' || !place.parent ? place : municipalityOf(place.parent)

/** Names side by side, in each language. */
const joined = (places: readonly Place[]): Place['names'] =>
  inEveryLanguage((locale) => [...new Set(places.map(({ names }) => names[locale]))].join(', '))

function middleOf(places: readonly Place[]): Place['middle'] {
  const middles = places.flatMap(({ middle }) => middle ?? [])
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return middles.length
    ? { lat: mean(middles.map(({ lat }) => lat)), lon: mean(middles.map(({ lon }) => lon)) }
    : undefined
}

/** What has this postal code: one place where it has no other, else the postal code itself, named by what lies there. */
function zipPlace(zip: string, towns: readonly Place[]): Place | undefined {
  const [first] = towns
  if (!first) return undefined
  const municipality = municipalityOf(first)
  if (municipality.zips.length === 1) return municipality
  const isSeat = municipality.code.endsWith(`-${zip}`)
  const parts = towns.filter(({ kind, zips }) => kind === 'part' && zips.length === 1)
  const [part] = parts
  if (part && parts.length === 1 && !isSeat) return part
  const named = isSeat || !part || parts.length > MOST_NAMES ? [municipality] : parts
  return {
    code: zip,
    kind: 'zip',
    names: joined(named),
    others: [],
    native: municipality.native,
    zips: [zip],
    middle: isSeat ? municipality.middle : middleOf(part ? parts : named),
    inhabitants: 0,
    parent: municipality,
  }
}

/** A postal code as a place; undefined where nothing has it. */
export const placeOfZip = (index: PlaceIndex, zip: string): Place | undefined =>
  zipPlace(zip, index.byZip.get(zip) ?? [])

/** Places by a postal code or its beginning: of a whole one itself first, then the towns that have it. */
export function zipPlaces(index: PlaceIndex, begun: string): Place[] {
  if (begun.length === ZIP_LENGTH) {
    const own = placeOfZip(index, begun)
    const towns = index.byZip.get(begun) ?? []
    return own ? [own, ...towns.filter(({ code }) => code !== own.code)] : []
  }
  const zips = [...index.byZip.keys()].filter((zip) => zip.startsWith(begun)).sort()
  const seats = zips.flatMap((zip) =>
    (index.byZip.get(zip) ?? []).filter(
      ({ kind, code }) => kind === 'municipality' && code.endsWith(`-${zip}`),
    ),
  )
  return seats.sort((a, b) => b.inhabitants - a.inhabitants)
}
