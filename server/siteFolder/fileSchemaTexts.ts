import type { TSchema } from '@sinclair/typebox'
import type { Schema } from '../../src/contract/jsonSchema'
import { closed } from './closed'
import { FeedFile } from './feedFile'
import { AgreementsFile, ContentFile, MenusFile, PageFile, PageText, SiteFile } from './fileSchemas'
import type { OwnWords } from './files'
import { wordsSchema } from './readTranslations'

const DRAFT_7 = 'http://json-schema.org/draft-07/schema#'

const schemaText = (title: string, schema: TSchema): string =>
  `${JSON.stringify({ $schema: DRAFT_7, ...closed(schema as Schema), title }, null, 2)}\n`

/** The schemas by which an editor completes and checks the files of a site's folder, as files of it. */
export const fileSchemaTexts = (words: OwnWords): Map<string, string> =>
  new Map(
    Object.entries({
      site: schemaText('site.yaml', SiteFile),
      menus: schemaText('menus.yaml', MenusFile),
      agreements: schemaText('agreements.yaml', AgreementsFile),
      page: schemaText('pages/<name>.yaml', PageFile),
      'page-text': schemaText('The facts above pages/<name>.<language>.md', PageText),
      content: schemaText('content/<kind>.yaml', ContentFile),
      feed: schemaText('feed.yaml', FeedFile),
      translations: schemaText('translations/<language>.yaml', wordsSchema(words)),
    }).map(([name, text]) => [`.schema/${name}.schema.json`, text]),
  )
