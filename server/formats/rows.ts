import type { Locale } from '../../src/contract/common'
import type { Estate } from '../../src/contract/estate'
import type { Convert } from './convert'
import type { Notes } from './notes'
import { leavesOf, putAt, valueAt } from './paths'

/** One fact in a format and in the contract: the table of rows is what maps to what. */
export interface Row {
  /** Where the format has it. */
  theirs: string
  /** Dotted path in a listing; `{locale}` stands for the language of the texts. */
  ours: string
  as: Convert
  /**
   * Other paths of a listing where the same may stand, written when the first says nothing and never read into. Of a text in the
   * language of the file they are those of others: it is written, and counts as lost all the same, as it is read back as that.
   */
  oursToo?: readonly string[]
  /** Other places of the format that say the same, read when the first is empty and never written. */
  also?: readonly string[]
  /** Which listings it is for; all when absent. */
  when?: (estate: Estate) => boolean
}

/** A row, written short. */
export const row = (theirs: string, ours: string, as: Convert, more: Partial<Row> = {}): Row => ({
  theirs,
  ours,
  as,
  ...more,
})

/** What a file says of one listing, as texts by place; what nobody took is what could not be said. */
export class Facts {
  private readonly taken = new Set<string>()
  private readonly unread = new Set<string>()
  constructor(private readonly texts: ReadonlyMap<string, string>) {}

  /** The text at a place, blanks around it off; undefined where there is none. It counts as said from now on. */
  take(place: string): string | undefined {
    this.taken.add(place)
    return this.look(place)
  }

  look(place: string): string | undefined {
    return this.texts.get(place)?.trim() || undefined
  }

  isTaken(place: string): boolean {
    return this.taken.has(place)
  }

  /** The text at a place says nothing that a row for it can read. */
  cannotRead(place: string): void {
    this.unread.add(place)
  }

  isUnread(place: string): boolean {
    return this.unread.has(place)
  }

  /** Places that were not said, each with the text that stands there. */
  *left(): Generator<[place: string, text: string]> {
    for (const [place, text] of this.texts) if (!this.taken.has(place) && text.trim()) yield [place, text]
  }
}

const localPath = (path: string, locale: Locale) => path.replace('{locale}', locale)

/** Puts what the facts say into a listing, row by row; what is there already is not said again. */
export function readRows(rows: readonly Row[], facts: Facts, into: Estate, locale: Locale): void {
  for (const { theirs, ours, as, also = [], when } of rows) {
    if (when?.(into) === false) continue
    const path = localPath(ours, locale)
    for (const place of [theirs, ...also]) {
      const text = facts.look(place)
      if (text === undefined || facts.isTaken(place)) continue
      const value = as.read(text)
      if (value === null) {
        facts.take(place)
        continue
      }
      const known = valueAt(into, path)
      if (value === undefined) facts.cannotRead(place)
      // Said twice alike it is said; said otherwise it is one thing more, which nobody hears.
      if (known !== undefined ? known === value : value !== undefined) {
        if (known === undefined) putAt(into, path, value)
        facts.take(place)
      }
    }
  }
}

/** What the rows say of a listing, by place of the format in the order of the table; `onSaid` hears the path of each that is said. */
export function writeRows(
  rows: readonly Row[],
  estate: Estate,
  locale: Locale,
  onSaid: (path: string) => void,
): Map<string, string> {
  const texts = new Map<string, string>()
  for (const { theirs, ours, oursToo = [], as, when } of rows) {
    if (when?.(estate) === false) continue
    const own = localPath(ours, locale)
    let isIts = own === ours
    for (const path of [own, ...oursToo]) {
      const value = valueAt(estate, path)
      const text = value === undefined || value === null ? undefined : as.write(value)
      if (text === undefined) continue
      const known = texts.get(theirs)
      if (known === undefined) texts.set(theirs, text)
      isIts ||= path === own
      if (isIts && (known === undefined || known === text)) onSaid(path)
    }
  }
  return texts
}

/** −1, empty texts and lists say nothing, so that nothing is lost with them. */
const saysNothing = (value: unknown) =>
  value === -1 ||
  value === '' ||
  (typeof value === 'string' && !value.trim()) ||
  (Array.isArray(value) && !value.length)

/** Notes the fields of a listing that were not said. */
export function noteUnsaid(estate: Estate, isSaid: (path: string) => boolean, notes: Notes): void {
  for (const [path, value] of leavesOf(estate)) if (!saysNothing(value) && !isSaid(path)) notes.unsaid(path)
}

/** Codes are told with the field, so that one sees which are not known; what somebody wrote, a name or a number to call, is not. */
const isCode = (text: string) => /^[A-Z][A-Z0-9_+-]{0,39}$/.test(text)

/** A yes or a no that says nothing here, and what means that it is not known. */
const SAYS_NOTHING = /^(true|false|-1([.,]0+)?)$/i

/**
 * Notes the facts that nobody took; that something is not so is none that anybody misses.
 * @param what the listing, as its file calls it
 */
export function noteLeft(facts: Facts, what: string, notes: Notes): void {
  for (const [place, text] of facts.left()) {
    const said = text.trim()
    if (facts.isUnread(place) && !isCode(said) && !SAYS_NOTHING.test(said)) notes.unread(what, place, said)
    if (said !== 'false') notes.unsaid(isCode(said) ? `${place} = ${said}` : place)
  }
}
