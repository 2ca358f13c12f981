import { COUNTRIES } from '../../src/contract/countries'

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()

/** Languages in which files of the trade name countries. */
const LANGUAGES = ['en', 'nl', 'fr', 'de', 'es', 'pt', 'it']

let codes: Map<string, string> | undefined
function codeByName(): Map<string, string> {
  codes ??= new Map(
    LANGUAGES.flatMap((language) => {
      const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
      return COUNTRIES.filter((code) => code.length === 2).flatMap((code): [string, string][] => {
        const name = names.of(code)
        return name ? [[plain(name), code]] : []
      })
    }),
  )
  return codes
}

/** The code of a country by code or name: `BE`, `Belgium`, `Espagne`; undefined when it is none. */
export function countryCode(text: string): string | undefined {
  const upper = text.trim().toUpperCase()
  if (upper.length === 2 && (COUNTRIES as readonly string[]).includes(upper)) return upper
  return codeByName().get(plain(text))
}
