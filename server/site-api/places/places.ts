import { gazetteer } from './gazetteer'
import type { Place } from './place'
import { placeIndex, type PlaceIndex } from './placeIndex'
import { placeOfZip, ZIP_LENGTH } from './zipPlaces'

let index: PlaceIndex | undefined

/** The places of Belgium as `findPlaces` takes them, prepared once. */
export const belgianPlaces = (): PlaceIndex => (index ??= placeIndex(gazetteer().values()))

/** The place of a code, which may be a postal code; undefined where there is none. */
export const placeByCode = (code: string): Place | undefined =>
  gazetteer().get(code) ?? (code.length === ZIP_LENGTH ? placeOfZip(belgianPlaces(), code) : undefined)
