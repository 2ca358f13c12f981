import type { Locale } from '../../../src/contract/locales'
import { getTranslations } from '../../../src/siteApi/content'
import { client } from './site'
import { text } from './texts'

/** A text as this site says it: in its own words where it has some (spec §7 translations), else as the product does. */
export async function ownText(locale: Locale, namespace: string, key: string): Promise<string> {
  const own = await getTranslations(client, locale)
  return own[namespace]?.[key] ?? text(locale, `${namespace}:${key}`)
}
