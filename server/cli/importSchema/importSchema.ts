import { CODES, type CodeList } from '../../../src/contract/codes'
import { Id, told, untold } from '../../../src/contract/common'
import { draftKind, IMPORT_KINDS, type ImportKind } from '../../../src/contract/importLine'
import type { Schema } from '../../../src/contract/jsonSchema'
import { codeLabel } from '../../../src/domain/codes/codeLabel'
import { writerOf } from '../../site-api/admin/parseLine'
import { fieldWords } from './fieldWords'

/** What of JSON Schema 2020-12 the contract does not use, and the schema of a line does. */
type Json = { [key: string]: unknown }

const at = (name: string) => `#/$defs/${name}`

/** What the codes of a list are called; undefined of a schema that is none. */
function codeWords({ title = '', enum: values }: Schema): string | undefined {
  const list = title.replace(/Code$/, '')
  if (!values || !Object.hasOwn(CODES, list)) return undefined
  if (list === 'Country') return 'A country by its code of two letters (ISO 3166), or UNKNOWN.'
  const named = CODES[list as CodeList].map((code) => `${code}: ${codeLabel(list as CodeList, code, 'en')}`)
  return `${named.join('; ')}.`
}

/** Makes of the contract's schemas one that stands alone: what has a name once, objects without other fields. */
class Definitions {
  readonly made: Record<string, Json> = {}
  private readonly recursive = new Map<string, string>()

  /** @param path where it stands in the data, dotted; of what has a name the place where it was met first */
  of(schema: Schema, path: string): Json {
    const { $ref, title, description } = schema
    if ($ref) return { $ref: at(this.recursive.get($ref) ?? $ref), ...(description && { description }) }
    if (!title) return this.plain(schema, path)
    const own = untold(schema)
    if (!Object.hasOwn(this.made, title)) {
      this.made[title] = {}
      this.made[title] = this.named(own, title, path)
    }
    return { $ref: at(title), ...(description !== own.description && { description }) }
  }

  /** A schema under a name of its own. */
  named(schema: Schema, name: string, path: string): Json {
    if (schema.$id) this.recursive.set(schema.$id, name)
    const description = codeWords(schema) ?? schema.description
    return { ...this.plain(schema, path), ...(description && { description }) }
  }

  private plain(schema: Schema, path: string): Json {
    const { anyOf, items, properties, patternProperties, ...rest } = schema
    const each = (of: Record<string, Schema>, inPath: (name: string) => string) =>
      Object.fromEntries(Object.entries(of).map(([name, part]) => [name, this.field(part, inPath(name))]))
    return {
      ...(rest as Json),
      ...{ $id: undefined, title: undefined },
      ...(anyOf && { anyOf: anyOf.map((branch) => this.of(branch, path)) }),
      ...(Array.isArray(items)
        ? { prefixItems: items.map((item) => this.of(item, path)), items: false, additionalItems: undefined }
        : items && { items: this.of(items, path) }),
      ...(properties && {
        properties: each(properties, (name) => (path ? `${path}.${name}` : name)),
        additionalProperties: false,
      }),
      ...(patternProperties && { patternProperties: each(patternProperties, () => path) }),
    }
  }

  private field(schema: Schema, path: string): Json {
    // What a schema says wherever it stands is less than what the catalogue says of the field.
    const isOwn = schema.description !== (schema.anyOf ? undefined : untold(schema).description)
    const description = (isOwn ? undefined : fieldWords(path, schema)) ?? schema.description
    return { ...this.of(schema, path), ...(description && { description }) }
  }
}

const KIND_WORDS: Record<ImportKind, string> = {
  site: 'The site itself; a first line of this kind makes a site that is not there yet.',
  agreement: 'What visitors agree to in forms.',
  translation: 'Words that the site says its own way, in one language.',
  menu: 'What the header or the foot of every page leads to.',
  page: 'A page of the site’s own: home, list, content or legal.',
  entity: 'A kind of free content: people, words of clients.',
  entityItem: 'One of a kind of free content.',
  collection: 'A hand-picked set of listings, which name it themselves.',
  estate: 'A listing: a property, a project, or a unit of a project.',
  rentalUnit: 'A holiday unit.',
  rentalPeriod: 'A stay in a holiday unit that can be booked.',
  agendaSlot: 'A moment at which a listing can be visited.',
  asset: 'A picture of the site, for pages, logos and listings.',
}

function keySchema(kind: ImportKind, meaning: string): Json {
  const isNumber = writerOf(kind).keyType === 'number'
  const name =
    kind === 'estate'
      ? 'general.id'
      : ({ translation: 'locale', entity: 'name', asset: 'name' }[kind as string] ?? 'id')
  const description = `Instead of data: ${meaning} the one of this \`${name}\`.`
  return isNumber ? { ...(told(description, Id) as unknown as Json) } : { type: 'string', description }
}

function lineOf(kind: ImportKind): Json {
  const isSite = kind === 'site'
  return {
    title: kind,
    description: KIND_WORDS[kind],
    type: 'object',
    properties: {
      kind: { const: kind, description: 'What the line is about.' },
      data: { $ref: at(kind), description: 'What is kept, in place of what was there of it.' },
      ...(!isSite && {
        delete: keySchema(kind, 'removes'),
        keep: keySchema(kind, 'has a full import leave as it is'),
      }),
      lostPhotos: {
        type: 'object',
        additionalProperties: { type: 'string' },
        description:
          'Beside data: files that it names as pictures and that were not sent along, each with why (“is not there”), for the answer and the status page.',
      },
      ...(draftKind(kind) && {
        draft: {
          type: 'boolean',
          description: 'True: it is kept, or removed, as a draft, which only a preview link shows.',
        },
      }),
    },
    required: isSite ? ['kind', 'data'] : ['kind'],
    ...(!isSite && { oneOf: ['data', 'delete', 'keep'].map((name) => ({ required: [name] })) }),
    additionalProperties: false,
  }
}

/**
 * The schema of one line of an import, as JSON Schema 2020-12 that stands alone. It is closed: a field that nobody knows is a mistake
 * here, where the import takes the line and tells it (docs/decisions/344-the-shape-of-a-line.md).
 */
export function importSchema(): Json {
  const definitions = new Definitions()
  const kinds = Object.keys(IMPORT_KINDS) as ImportKind[]
  const data = Object.fromEntries(
    kinds.map((kind) => [kind, definitions.named(IMPORT_KINDS[kind] as Schema, kind, '')]),
  )
  const whole = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A line of an import',
    description:
      'A thing to keep, or the id of one to remove. One JSON object a line, in UTF-8, of 2 MB at most.',
    type: 'object',
    discriminator: { propertyName: 'kind' },
    oneOf: kinds.map(lineOf),
    $defs: { ...data, ...definitions.made },
  }
  // Without what only TypeBox reads.
  return JSON.parse(JSON.stringify(whole)) as Json
}
