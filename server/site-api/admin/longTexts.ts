/** What stands in headings, addresses, cards and beside pictures, many times on a page. */
const BRIEF = new Set(['title', 'name', 'alt', 'label', 'caption', 'street', 'number', 'box', 'zip', 'city'])
const MAX_BRIEF_CHARACTERS = 1000
export const isBrief = (field: string): boolean => BRIEF.has(field)

/**
 * What is wrong with a leaf of what is imported whose name or heading is longer than anybody wrote one: of a picture in letters within a
 * title, say, every page of a listing would be megabytes. Any other text stands once, and is bounded by its line
 * (docs/decisions/258-longest-texts.md).
 */
export const tooLong = (leaf: unknown, field: string): string | undefined =>
  typeof leaf === 'string' && leaf.length > MAX_BRIEF_CHARACTERS && isBrief(field)
    ? `has ${leaf.length} characters, more than ${MAX_BRIEF_CHARACTERS}`
    : undefined
