import type { Locale } from '../contract/common'
import { getTranslations } from '../siteApi/content'
import type { ApiClient } from '../siteApi/http'

export type Words = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Texts that no page carries: those of what opens over it. A file of its own for each language. */
const FILES = {
  forms: (locale: Locale) => import(`../../locales/${locale}/forms.json`),
  viewing: (locale: Locale) => import(`../../locales/${locale}/viewing.json`),
  friend: (locale: Locale) => import(`../../locales/${locale}/friend.json`),
  filter: (locale: Locale) => import(`../../locales/${locale}/filter.json`),
  contact: (locale: Locale) => import(`../../locales/${locale}/contact.json`),
} satisfies Record<string, (locale: Locale) => Promise<{ default: Record<string, string> }>>

export type WordsName = keyof typeof FILES

/** The site's own words (spec §7 translations); a page that opens something can do without them. */
const ownWords = (client: ApiClient, locale: Locale): Promise<Words> =>
  getTranslations(client, locale).catch(() => ({}))

/** Fetches the texts of some namespaces, with what the site says its own way in their place. Throws without a connection. */
export async function loadWords(
  client: ApiClient,
  locale: Locale,
  names: readonly WordsName[],
): Promise<Words> {
  const [own, ...files] = await Promise.all([
    ownWords(client, locale),
    ...names.map((name) => FILES[name](locale)),
  ])
  return Object.fromEntries(names.map((name, index) => [name, { ...files[index]?.default, ...own[name] }]))
}
