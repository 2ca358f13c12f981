import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '../../../src/contract/locales'

type Texts = Record<string, string>

const LOCALES_DIR = join(__dirname, '../../../locales')
const read = new Map<Locale, Record<string, Texts>>()

function textsOf(locale: Locale): Record<string, Texts> {
  const known = read.get(locale)
  if (known) return known
  const folder = join(LOCALES_DIR, locale)
  const found = Object.fromEntries(
    readdirSync(folder).map((file) => [
      file.replace(/\.json$/, ''),
      JSON.parse(readFileSync(join(folder, file), 'utf8')) as Texts,
    ]),
  )
  read.set(locale, found)
  return found
}

/**
 * A text of the site as it reads in a language; `namespace:key` where two have the same key.
 * @throws Error for a key that is not there.
 */
export function text(locale: Locale, key: string, values: Record<string, string | number> = {}) {
  const [namespace, name] = key.includes(':') ? (key.split(':') as [string, string]) : [undefined, key]
  const texts = textsOf(locale)
  const among = namespace ? [texts[namespace]] : Object.values(texts)
  const found = among.map((one) => one?.[name]).find((one) => one !== undefined)
  if (found === undefined) throw new Error(`No text ${key} in ${locale}`)
  return found.replace(/\{\{(\w+)\}\}/g, (_, value: string) => String(values[value] ?? ''))
}
