import type { TSchema } from '@sinclair/typebox'
import { Localized } from '../../src/contract/common'
import type { Locale } from '../../src/contract/locales'
import type { Schema } from '../../src/contract/jsonSchema'
import { closed } from './closed'
import { FeedFile } from './feedFile'
import { AgreementsFile, ContentFile, MenusFile, PageFile, PageText, SiteFile } from './fileSchemas'
import type { OwnWords } from './files'
import { wordsSchema } from './readTranslations'

const DRAFT_7 = 'http://json-schema.org/draft-07/schema#'

const FILES: Readonly<Record<string, [title: string, schema: TSchema]>> = {
  site: ['site.yaml', SiteFile],
  menus: ['menus.yaml', MenusFile],
  agreements: ['agreements.yaml', AgreementsFile],
  page: ['pages/<name>.yaml', PageFile],
  'page-text': ['The facts above pages/<name>.<language>.md', PageText],
  content: ['content/<kind>.yaml', ContentFile],
  feed: ['feed.yaml', FeedFile],
}

/** Texts are offered in the languages of the site: in others nobody reads them. */
const inLanguages =
  (languages: readonly Locale[]) =>
  (_: string, value: unknown): unknown => {
    const { title, properties } = (value ?? {}) as Schema
    if (title !== Localized.title || !properties) return value
    const kept = Object.entries(properties).filter(([locale]) => languages.some((one) => one === locale))
    return { ...(value as Schema), properties: Object.fromEntries(kept) }
  }

/**
 * The schemas by which an editor completes and checks the files of a site's folder, as files of it.
 * @param words what the program says, in a language of the site
 * @param languages those of the site
 */
export function fileSchemaTexts(words: OwnWords, languages: readonly Locale[]): Map<string, string> {
  const all = { ...FILES, translations: ['translations/<language>.yaml', wordsSchema(words)] as const }
  return new Map(
    Object.entries(all).map(([name, [title, schema]]) => {
      const whole = { $schema: DRAFT_7, ...closed(schema as Schema), title }
      return [`.schema/${name}.schema.json`, `${JSON.stringify(whole, inLanguages(languages), 2)}\n`]
    }),
  )
}
