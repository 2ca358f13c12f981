import type { MailContent } from './content'
import { oneLine, plainLines } from './oneLine'

/** What is an address, not a text. */
const ADDRESSES: ReadonlySet<string> = new Set(['url', 'picture'])
const SUBJECT_MOST = 200

function plain(value: unknown, name: string): unknown {
  if (typeof value === 'string') {
    if (ADDRESSES.has(name)) return value
    return name === 'quote' ? plainLines(value) : oneLine(value, name === 'subject' ? SUBJECT_MOST : Infinity)
  }
  if (Array.isArray(value)) return value.map((each) => plain(each, name))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part, key)]))
}

/** The same content with every text on one line but a visitor's own words, whose lines are theirs to end. */
export const plainContent = (content: MailContent): MailContent => plain(content, '') as MailContent
