/** Characters that search engines show of a description. */
export const META_LENGTH = 160

const ENTITIES: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

/** A text of the back office as one line of plain words: tags and line breaks are gone. */
export function plainText(text: string): string {
  return (
    text
      // None within another: a text of nothing but `<` would be read to its end from each of them.
      .replace(/<[^<>]*>/g, ' ')
      .replace(/&(?:nbsp|amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? '')
      .replace(/\s+/g, ' ')
      .trim()
  )
}

/** Of which a description says enough. */
const LEAST = 70
const isEnd = /[.!?…]$/

/** The first text that says something, and as many of the next as it takes to say enough. */
function joined(texts: readonly string[]): string {
  let said = ''
  for (const next of texts.map(plainText)) {
    if (said.length >= LEAST) break
    if (next && !said.includes(next)) said = said ? `${said}${isEnd.test(said) ? '' : '.'} ${next}` : next
  }
  return said
}

/** At most 160 characters of texts, from the first that says something until enough is said, cut between words; '' when none does. */
export function metaDescription(...texts: string[]): string {
  const plain = joined(texts)
  if (plain.length <= META_LENGTH) return plain
  const start = plain.slice(0, META_LENGTH - 1)
  const lastSpace = start.lastIndexOf(' ')
  // A surrogate pair must not be cut in two.
  const cut = (lastSpace > 80 ? start.slice(0, lastSpace) : start).replace(/[\uD800-\uDBFF]$/, '')
  return `${cut.replace(/[\s,;:.–-]+$/, '')}…`
}
