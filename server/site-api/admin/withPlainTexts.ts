import type { ImportKind } from '../../../src/contract/importLine'
import { isLanguage } from '../../http/storable'
import { textOfHtml } from './htmlText'
import { isBrief } from './longTexts'
import { isLinkField } from './withoutBadLinks'

/** Words of the program with signs of its own, and pictures. */
const AS_THEY_ARE: ReadonlySet<ImportKind> = new Set(['translation', 'asset'])

function plain(value: unknown, name: string, under: string, field: string): unknown {
  if (typeof value === 'string') {
    const text = textOfHtml(value)
    if (text === value || isLinkField(name, under)) return value
    return isBrief(field) ? text.replace(/\s+/g, ' ') : text
  }
  if (typeof value !== 'object' || value === null) return value
  // Of a list each is what the list is. A heading stands on one line.
  if (Array.isArray(value)) {
    const parts = value.map((part: unknown) => plain(part, name, under, field))
    return parts.every((part, at) => part === value[at]) ? value : parts
  }
  let changed: Record<string, unknown> | undefined
  for (const key in value) {
    const part = (value as Record<string, unknown>)[key]
    const now = plain(part, key, name, isLanguage(key) ? field : key)
    if (now !== part) changed = Object.assign(changed ?? { ...value }, { [key]: now })
  }
  return changed ?? value
}

/**
 * What is imported with its HTML made text (`textOfHtml`), wherever it stands but in links: pages, cards, mails, feeds and the words that
 * searches find show what they get (docs/decisions/341-html-becomes-text.md). The very same data when there is none.
 */
export const withPlainTexts = <T>(kind: ImportKind, data: T): T =>
  AS_THEY_ARE.has(kind) ? data : (plain(data, '', '', '') as T)
