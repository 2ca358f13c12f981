import type { City, Localized } from '../../../src/contract/common'
import { LOCALES } from '../../../src/contract/locales'
import { BELGIUM, type Place } from './place'
import { belgianPlaces } from './places'
import { keysOfPlace } from './placeWords'

const haveOneKey = (a: string, b: string): boolean => {
  const keys = new Set(keysOfPlace(a))
  return keysOfPlace(b).some((key) => keys.has(key))
}

/** By a name of a language only: in which one another spelling would be a name is not known. */
const isNamed = (place: Place, name: string): boolean =>
  Object.values(place.names).some((each) => haveOneKey(each, name))

/**
 * Names of a municipality by language, those that were told and those of the gazetteer where they are others than its name;
 * undefined where there is none.
 * A postal code and name that several places have, and a place abroad, get none but those that were told (record 430).
 */
export function cityNames({ zip, name, alias }: City, country: string): Localized | undefined {
  if (country !== BELGIUM && country !== 'UNKNOWN') return alias ?? undefined
  const [place, other] =
    belgianPlaces()
      .byZip.get(zip)
      ?.filter((each) => isNamed(each, name)) ?? []
  if (!place || other) return alias ?? undefined
  const known = LOCALES.filter((locale) => !haveOneKey(place.names[locale], name)).map((locale) => [
    locale,
    place.names[locale],
  ])
  const told = Object.entries(alias ?? {}).filter(([, text]) => text)
  const names = Object.fromEntries([...known, ...told]) as Localized
  return Object.keys(names).length ? names : undefined
}
