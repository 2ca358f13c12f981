import type { Locale, Localized } from '../../contract/common'
import { ordinalForm } from '../format/plural'
import { nameIn } from '../localized'
import { word } from '../words'
import type { DomainEstate } from './fromApi'

/** Name of a floor by its number: 0 is the ground floor, what lies below goes by how far. */
export function floorText(floor: number, locale: Locale): string {
  if (floor === 0) return word('floor.ground', locale)
  return floor > 0
    ? word(`floor.${ordinalForm(floor, locale)}`, locale, { floor })
    : `${word('floor.basement', locale)}${floor === -1 ? '' : ` (${floor})`}`
}

// As back offices write them: '5', 'Verdieping 5', '5de verdieping', '5e étage', 'Floor 5', '5. Stock'.
const STOREY = '(?:verdieping|verd\\.?|[ée]tage|floor|level|niveau|stock(?:werk)?|obergeschoss|og)'
const NUMBERED = new RegExp(
  `^(?:${STOREY}\\s*)?([+-]?\\d{1,3})\\s*(?:\\.|de|ste|st|nd|rd|th|[èe]?r|i?[èe]?me|e)?(?:\\s*${STOREY})?$`,
  'i',
)
const ORDINALS: readonly RegExp[] = [
  'eerste|premier|first|erste[rs]?',
  'tweede|deuxième|second|zweite[rs]?',
  'derde|troisième|third|dritte[rs]?',
  'vierde|quatrième|fourth|vierte[rs]?',
  'vijfde|cinquième|fifth|fünfte[rs]?',
].map((words) => new RegExp(`^(?:${words})\\s+${STOREY}$`, 'i'))

/** The number that a floor is called by; undefined when its name says more, or something else, than a number. */
function numberOf(name: string): number | undefined {
  const digits = NUMBERED.exec(name)?.[1]
  if (digits !== undefined) return Number(digits)
  const place = ORDINALS.findIndex((words) => words.test(name))
  return place < 0 ? undefined : place + 1
}

/** A floor's name in the one form that numbered floors have on this site; a name that says more stays as it is. */
export function floorForm(name: string, locale: Locale): string {
  const floor = numberOf(name)
  return floor === undefined ? name : floorText(floor, locale)
}

const ownName = (floor: string | Localized | null | undefined, locale: Locale) =>
  typeof floor === 'string' ? floor.trim() : nameIn(floor, locale)

/**
 * Name of the floor a listing is on, in words: the back office's own, else by its number; '' when not known. A feed has often nothing
 * but the number by which units are ordered.
 */
export function floorName({ general, listing }: DomainEstate, locale: Locale): string {
  const own = ownName(general.floor, locale)
  const number = listing?.construction?.floor ?? general.floorId
  return own ? floorForm(own, locale) : number == null ? '' : floorText(number, locale)
}
