import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '../../../src/contract/locales'

const cache = new Map<string, Record<string, string>>()

function texts(locale: Locale, namespace: string): Record<string, string> {
  const file = join(__dirname, '../../../locales', locale, `${namespace}.json`)
  const known = cache.get(file) ?? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
  cache.set(file, known)
  return known
}

/**
 * A text of the site as it reads in a language.
 * @throws Error for a key that is not there.
 */
export function text(locale: Locale, key: string, values: Record<string, string | number> = {}) {
  const [namespace, name] = key.includes(':') ? (key.split(':') as [string, string]) : ['common', key]
  const found = texts(locale, namespace)[name]
  if (found === undefined) throw new Error(`No text ${key} in ${locale}`)
  return found.replace(/\{\{(\w+)\}\}/g, (_, value: string) => String(values[value] ?? ''))
}
