import { type Static, Type } from '@sinclair/typebox'
import { Locale } from '../../src/contract/common'
import { READABLE } from '../formats/formats'
import { fileChecker } from './checked'
import type { Fault } from './faults'

export const FEED_FILE = 'feed.yaml'

/** Our own lines, besides the formats of the trade. */
export const OWN_LINES = 'ndjson'
const FORMATS = [OWN_LINES, ...READABLE]

const text = (description: string) => Type.String({ minLength: 1, description })
const upTo = (maximum: number, description: string, minimum = 1) =>
  Type.Optional(Type.Integer({ minimum, maximum, description }))

const From = Type.Object(
  {
    folder: Type.Optional(
      text('A folder that files are put into; from the folder of the site where it is no full path.'),
    ),
    url: Type.Optional(text('An address, http or https; `${NAME}` is a variable of the environment.')),
    headers: Type.Optional(
      Type.Record(Type.String({ pattern: '^[A-Za-z0-9-]+$' }), text('`Bearer ${TOKEN}`'), {
        description: 'What is sent along to the address.',
      }),
    ),
    command: Type.Optional(
      Type.Union([text('A line for the shell.'), Type.Array(text('A word.'), { minItems: 1 })], {
        description: 'A command whose output is the feed: a list of words, or a line for the shell.',
      }),
    ),
  },
  { description: 'Where the feed comes from: `folder`, `url` or `command`.' },
)

/** `feed.yaml`: where the listings of a site come from (`npm run sync`). */
export const FeedFile = Type.Object({
  from: From,
  format: Type.Unsafe<string>(Type.String({ enum: FORMATS, description: `One of ${FORMATS.join(', ')}.` })),
  mapping: Type.Optional(text('What the columns of a CSV file are, `mapping.json` beside this file.')),
  locale: Type.Optional(Locale),
  photos: Type.Optional(text('Folder or ZIP file of the photos that the feed names as files.')),
  scope: Type.Optional(
    Type.Unsafe<'whole' | 'part'>(
      Type.String({
        enum: ['whole', 'part'],
        description:
          'whole: what the feed lacks is gone; part: it has only what changed. Without it what the feed says (OpenImmo), else whole.',
      }),
    ),
  ),
  limits: Type.Optional(
    Type.Object({
      removals: upTo(
        100,
        'Percent of the listings that one feed may take away; 30 unless told. One it always may.',
        0,
      ),
      maxAge: upTo(8760, 'Hours after which a feed is one of yesterday; 26 unless told, 0: of any age.', 0),
      megabytes: upTo(4000, 'Of a feed at most; 400 unless told.'),
      minutes: upTo(60, 'Until an address has answered or a command has ended; 10 unless told.'),
    }),
  ),
})
export type FeedFile = Static<typeof FeedFile>

const check = fileChecker<FeedFile>(FeedFile)

const SOURCES = ['folder', 'url', 'command'] as const

/** What no schema says of settings that fit it: field and reason. */
function* further({ from, format, mapping }: FeedFile): Generator<[string, string]> {
  const told = SOURCES.filter((name) => from[name] !== undefined)
  if (told.length !== 1)
    yield [
      'from',
      `names ${told.length ? told.join(' and ') : 'nothing'}: it takes one of ${SOURCES.join(', ')}`,
    ]
  if (from.headers && from.url === undefined) yield ['from.headers', 'go with url only']
  if (from.url !== undefined && !/^https?:\/\/[^/]/i.test(from.url))
    yield ['from.url', 'must begin with https:// or http://']
  if (mapping !== undefined && format !== 'csv')
    yield ['mapping', `goes with the format csv only, not with ${format}`]
}

/** The settings of a feed, or what is wrong with them. */
export function readFeedFile(yamlText: string): { value: FeedFile | undefined; faults: Fault[] } {
  const { yaml, value, faults } = check(FEED_FILE, yamlText)
  if (!value) return { value, faults }
  const wrong = [...further(value)].map(([field, reason]) => ({
    file: FEED_FILE,
    line: yaml.lineOf(field),
    reason: `${field} ${reason}`,
  }))
  return { value: wrong.length ? undefined : value, faults: wrong }
}
