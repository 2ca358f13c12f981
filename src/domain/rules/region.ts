import type { Address } from '../../contract/estateParts'
import type { Static } from '@sinclair/typebox'

export type Region = NonNullable<Static<typeof Address>['region']>

// First and last postal code of what lies together, ascending. No municipality is split: that the ranges hold for
// every postal code was counted in the tables of GeoNames and Statbel.
const RANGES: readonly (readonly [from: number, to: number, region: Region])[] = [
  [1000, 1299, 'BRUSSELS'],
  // Walloon Brabant.
  [1300, 1499, 'WALLONIA'],
  // Flemish Brabant, Antwerp, Limburg.
  [1500, 3999, 'FLANDERS'],
  // Liège with the German-speaking municipalities, Namur, Hainaut, Luxembourg.
  [4000, 7999, 'WALLONIA'],
  // West and East Flanders.
  [8000, 9999, 'FLANDERS'],
]

/** Also written `B-6840` and `BE 6840`. */
const POSTAL_CODE = /^(?:BE?[-\s]*)?(\d{4})$/i

/** Region of a Belgian postal code; undefined for anything else. */
export function regionOfZip(zip: string): Region | undefined {
  const code = Number(POSTAL_CODE.exec(zip.trim())?.[1] ?? NaN)
  return RANGES.find(([from, to]) => code >= from && code <= to)?.[2]
}

/** What says in which region a listing lies. */
interface Placed {
  region?: Region | null | undefined
  country: { id: string }
  city: { zip: string }
}

/**
 * The region of an address: the one it names, else in Belgium the one of its postal code. Undefined abroad, and where neither
 * is known. What a listing has to tell, its energy scale and searches go by it (docs/decisions/141-region-by-postal-code.md).
 */
export const regionOf = ({ region, country, city }: Placed): Region | undefined =>
  region ?? (country.id === 'BE' ? regionOfZip(city.zip) : undefined)

interface InRegion {
  address: { region?: Region | null | undefined }
}

export const inFlanders = ({ address }: InRegion) => address.region === 'FLANDERS'

/** Wallonia has rules of its own for what a listing must tell (spec §5). */
export const inWallonia = ({ address }: InRegion) => address.region === 'WALLONIA'
