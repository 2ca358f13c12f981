const PLACE = /^([a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?)(?:~([1-9]\d{0,2}))?$/

/** Largest circle around a place, in km. */
const MOST_KM = 100

/** A place of a search by its code: all of it, or a circle of so many kilometres around its middle. */
export interface CodedPlace {
  code: string
  km?: number
}

/**
 * Reads one place of an address; undefined where it cannot be one. Whether there is one the site API knows.
 * @example parsePlace('gent-9000') // { code: 'gent-9000' }
 * @example parsePlace('gent-9000~10') // { code: 'gent-9000', km: 10 }
 */
export function parsePlace(text: string): CodedPlace | undefined {
  const [, code, far] = PLACE.exec(text) ?? []
  const km = Number(far)
  if (!code || km > MOST_KM) return undefined
  return far ? { code, km } : { code }
}

export const printPlace = ({ code, km }: CodedPlace): string => (km ? `${code}~${km}` : code)

export const isPlace = (text: string): boolean => parsePlace(text) !== undefined

/** The code alone, also of a circle. */
export const codeOfPlace = (text: string): string => parsePlace(text)?.code ?? text
