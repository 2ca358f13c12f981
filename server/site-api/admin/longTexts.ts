import type { FieldError } from '../../../src/contract/check'
import { firstFault } from '../../http/storable'

/** What stands in headings, addresses, cards and beside pictures, many times on a page. */
const BRIEF = new Set(['title', 'name', 'alt', 'label', 'caption', 'street', 'number', 'box', 'zip', 'city'])
const MAX_BRIEF_CHARACTERS = 1000
export const isBrief = (field: string): boolean => BRIEF.has(field)

const tooLong = (leaf: unknown, field: string) =>
  typeof leaf === 'string' && leaf.length > MAX_BRIEF_CHARACTERS && isBrief(field)
    ? `has ${leaf.length} characters, more than ${MAX_BRIEF_CHARACTERS}`
    : undefined

/**
 * The first name or heading of what is imported that is longer than anybody wrote one, by dotted path: of a picture in letters within a
 * title, say, every page of a listing would be megabytes. Any other text stands once, and is bounded by its line
 * (docs/decisions/258-longest-texts.md).
 */
export const tooLongText = (value: unknown): FieldError | undefined => firstFault(value, tooLong)
