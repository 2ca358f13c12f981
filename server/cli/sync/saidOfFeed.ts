import type { ImportReport } from '../../../src/contract/asset'
import { missingText, noteLines } from '../../formats/notes'
import { lostBeforeText, unknownLines } from '../reportLines'
import { type NamedError, placeText } from './listingNames'
import type { ReadFeed } from './readFeed'

const REASONS = 3
/** Pictures and fields that are named one by one; of more the status page has the list. */
const NAMED = 20

/** The first of so many reasons, in a line. */
const firstOf = (reasons: readonly string[], count: number): string =>
  [...reasons.slice(0, REASONS), ...(count > REASONS ? ['…'] : [])].join('; ')

/** What was left out of lines that were taken, in a line each. */
export function leftOutLines(lost: readonly NamedError[]): string[] {
  const lines = lost.slice(0, NAMED).map((each) => `${placeText(each)}: ${each.field} ${each.reason}`)
  return lost.length > NAMED ? [...lines, `… and ${lost.length - NAMED} more`] : lines
}

/** What an operator should know of a feed that was taken. */
export function saidOf(
  leftOut: { count: number; nameless: number; reasons: readonly string[]; held: number },
  lost: readonly NamedError[],
  { refused, lostBefore = 0 }: Pick<ImportReport, 'refused' | 'lostBefore'>,
): string[] {
  const { count, nameless, reasons, held } = leftOut
  const told = firstOf(reasons, reasons.length)
  const [first] = lost
  const of = first?.of ? `listing ${first.of}: ` : ''
  return [
    ...(count ? [`${count} left out, which stay as they were: ${told}`] : []),
    ...(nameless
      ? [
          `${nameless} of these do not say which listing they are, so nothing was removed (${held} would have been)`,
        ]
      : []),
    ...(first
      ? [`${lost.length} pictures or fields left out, the first: ${of}${first.field} ${first.reason}`]
      : []),
    ...(lostBefore ? [lostBeforeText(lostBefore)] : []),
    ...(refused ? [refused] : []),
  ]
}

/** Values that could not be read, and columns that are not there, in one line. The feed counts as taken all the same: the next time it would say the same. */
export function unreadOf({ notes }: ReadFeed): string | undefined {
  const missing = notes && missingText(notes)
  if (!notes?.unreadCount) return missing
  const { unreadCount, unreadable } = notes
  const told = firstOf(unreadable, unreadCount)
  const unread = `${unreadCount} ${unreadCount === 1 ? 'value' : 'values'} could not be read: ${told}`
  return [missing, unread].filter(Boolean).join('; ')
}

/** What of a feed has no place on the site. Remarks on a file are for whoever converts it: a sync sees to removals and photos. */
export const lostOf = ({ notes }: ReadFeed, { unknown = [] }: ImportReport): string[] => [
  ...(notes ? noteLines({ ...notes, remarks: [], missingColumns: [] }) : []),
  ...unknownLines(unknown),
]
