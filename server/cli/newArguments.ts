import { parseArgs } from 'node:util'
import { Email } from '../../src/contract/common'
import { LOCALES, type Locale } from '../../src/contract/locales'
import type { NewSite } from '../newSite/newSite'

/** Asks a person; what is typed, or '' for what stands in brackets. */
export type Ask = (question: string) => Promise<string>

export const NEW_USAGE = `Makes the folder sites/<id> of a new site, complete without a listing.

  npm run new -- <id> [--name "Maison Claire"] [--languages nl,fr] [--colour "#1F4E5F"] [--agency "Maison Claire Vastgoed"]
                      [--street "Kerkstraat 1"] [--zip 9000] [--city Gent] [--phone "+32 9 000 00 00"] [--email info@example.com]

  <id>        lower-case letters, digits and hyphens; the name of the folder
  --languages of nl, fr, en, de, the default one first
  --colour    of buttons and links; readable on white

On a terminal what is not told is asked.
`

interface Question {
  question: string
  /** What is taken when nothing is told. */
  fallback: (site: Partial<Answers>) => string
  /** @throws Error whose message completes "--name …" */
  check?: (text: string) => void
}
type Answers = Record<keyof NewSite, string>

const languagesOf = (text: string): Locale[] => {
  const told = text.split(',').map((one) => one.trim())
  const known = LOCALES.filter((locale) => told.includes(locale))
  if (known.length !== told.length)
    throw new Error(`must be some of ${LOCALES.join(', ')}, with commas between`)
  return told as Locale[]
}

const capital = (id: string) =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

const must =
  (pattern: RegExp, words: string) =>
  (text: string): void => {
    if (!pattern.test(text)) throw new Error(words)
  }

/** In the order in which they are asked: a fallback may use what stands above it. */
const QUESTIONS: Readonly<Record<Exclude<keyof Answers, 'id'>, Question>> = {
  name: { question: 'Name of the site', fallback: ({ id = '' }) => capital(id) },
  languages: {
    question: `Languages, the default one first (${LOCALES.join(', ')})`,
    fallback: () => LOCALES[0],
    check: (text) => void languagesOf(text),
  },
  colour: {
    question: 'Colour of buttons and links',
    fallback: () => '#1F4E5F',
    check: must(/^#[0-9a-f]{6}$/i, 'must be a colour such as #1F4E5F'),
  },
  agency: { question: 'Name of the agency', fallback: ({ name = '' }) => name },
  street: { question: 'Its street and number', fallback: () => '' },
  zip: { question: 'Its postal code', fallback: () => '' },
  city: { question: 'Its town', fallback: () => '' },
  phone: { question: 'Its telephone number', fallback: () => '' },
  email: {
    question: 'Its e-mail address',
    fallback: ({ id = '' }) => `info@${id}.example`,
    check: must(new RegExp(Email.pattern ?? ''), 'must be an e-mail address'),
  },
}
type Name = keyof typeof QUESTIONS
const NAMES = Object.keys(QUESTIONS) as Name[]

async function answer(
  name: Name,
  soFar: Partial<Answers>,
  told: string | undefined,
  ask?: Ask,
): Promise<string> {
  const { question, fallback, check } = QUESTIONS[name]
  const otherwise = fallback(soFar)
  for (;;) {
    const text =
      told ?? ((await ask?.(`${question}${otherwise && ` [${otherwise}]`}: `))?.trim() || otherwise)
    try {
      if (text !== otherwise) check?.(text)
      return text
    } catch (error) {
      const reason = `--${name} ${(error as Error).message}, not "${text}"`
      if (told !== undefined || !ask) throw new Error(reason)
      // Whoever is asked may try again.
      await ask(`${reason}. Press enter to try again.`)
    }
  }
}

/**
 * What `npm run new` was asked for; on a terminal the rest is asked.
 * @throws Error naming the argument and what is wrong with it
 */
export async function parseNewArguments(args: string[], ask?: Ask): Promise<NewSite | undefined> {
  const options = Object.fromEntries(NAMES.map((name) => [name, { type: 'string' as const }]))
  const { values, positionals } = parseArgs({
    args,
    options: { ...options, help: { type: 'boolean' as const } },
    allowPositionals: true,
  })
  if (values['help']) return undefined
  const [id, ...others] = positionals
  if (!id || others.length) throw new Error(NEW_USAGE)
  if (!/^[a-z0-9][a-z0-9-]{0,62}$/.test(id))
    throw new Error(`The id must be lower-case letters, digits and hyphens, at most 63, not "${id}"`)
  if (id === 'demo') throw new Error('demo is the site that a new installation shows: another id, please')
  const found: Partial<Answers> = { id }
  const told = values as Record<string, string | undefined>
  for (const name of NAMES) found[name] = await answer(name, found, told[name], ask)
  const all = found as Answers
  return { ...all, languages: languagesOf(all.languages) }
}
