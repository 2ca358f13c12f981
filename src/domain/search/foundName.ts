import type { FoundCity } from '../../contract/estateMap'
import type { Locale } from '../../contract/locales'
import { LARGER, largerOf } from './namesakes'
import { searchWord } from './searchWords'
import { aroundWords, withKind } from './placeWords'

/**
 * What a found place is called where it is offered: with its kind where a city may bear the same name, and as a circle.
 * @example foundName({ name: 'Gent', kind: 'municipality', around: { km: 10, … } }, 'nl') // '10 km rond Gent'
 */
export function foundName(
  { name, kind, around }: Pick<FoundCity, 'name' | 'kind' | 'around'>,
  locale: Locale,
): string {
  const called = withKind(kind, name, locale)
  return around ? aroundWords(around.km, called, locale) : called
}

/** Whether a found place is a municipality with all of its several postal codes. */
export const isWholeTown = ({ kind, zips, around }: Pick<FoundCity, 'kind' | 'zips' | 'around'>): boolean =>
  kind === 'municipality' && !around && /[-,]/.test(zips)

/** More runs of postal codes than this are not written out. */
const MOST_RUNS = 2

/**
 * The postal code of a found place; of a whole town all of them, or none where they are many, as one would be another place.
 * @example foundZip({ kind: 'municipality', zip: '9000', zips: '9000-9052' }) // '9000–9052'
 */
export function foundZip(found: Pick<FoundCity, 'kind' | 'zip' | 'zips' | 'around'>): string {
  if (!isWholeTown(found)) return found.zip
  const runs = found.zips.split(',')
  return runs.length > MOST_RUNS ? '' : runs.join(', ').replaceAll('-', '–')
}

/** That a town is taken whole; of one that bears the name of its region which of both it is. */
function wholeOf(found: FoundCity, locale: Locale): string | false {
  const { place, around, name } = found
  if (!around && largerOf(place)) return searchWord('chip.onlyTown', locale)
  if (LARGER.some(({ code }) => code === place)) return searchWord('chip.wholeRegion', locale)
  return isWholeTown(found) && searchWord('chip.wholeTown', locale, { n: name })
}

/**
 * What is said of a found place beside its name and postal code: the name by which it was found, that it is the whole of a town with
 * several postal codes, and what it lies in: a province that bears the name of its city with its kind. '' where there is nothing to say.
 * @example foundNote({ name: 'Antwerpen', kind: 'municipality', zips: '2000-2660', within: 'Antwerpen', … }, 'nl') // 'heel Antwerpen · Antwerpen (provincie)'
 */
export function foundNote(found: FoundCity, locale: Locale): string {
  const whole = wholeOf(found, locale)
  const within =
    found.within && (found.within === found.name ? withKind('province', found.within, locale) : found.within)
  return [found.match, whole, within].filter(Boolean).join(' · ')
}
