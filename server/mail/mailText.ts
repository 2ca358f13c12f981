import type { Locale } from '../../src/contract/common'
import type { Brand, MailContent, MailLink, MailListing } from './content'
import { mailWords } from './mailWords'

const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')

const listing = ({ title, url, price, about, news = [], reasons }: MailListing) =>
  [
    [title, price].filter(Boolean).join(' – '),
    about,
    ...[...news, ...reasons].map((reason) => `* ${reason}`),
    url,
  ]
    .filter(Boolean)
    .join('\n')

/** A mail as plain text. */
export function mailText(content: MailContent, brand: Brand, locale: Locale): string {
  const line = (label: string, value: string) => mailWords(locale)('colon', { label, value })
  const link = (note: string | MailLink) => (typeof note === 'string' ? note : line(note.label, note.url))
  const { heading, paragraphs, quote, facts = [], listings = [], after = [], button, notes = [] } = content
  const parts = [
    heading,
    ...paragraphs,
    quote ? quoted(quote) : '',
    facts.map(([label, value]) => line(label, value)).join('\n'),
    ...listings.map(listing),
    ...after,
    button ? link(button) : '',
    // "-- " and a line end is where a signature begins (RFC 3676).
    `-- \n${[...notes.map(link), '', ...brand.imprint].join('\n')}`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
