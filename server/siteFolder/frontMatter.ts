/** A text with facts above it, between two lines of `---`. */
export interface WithFacts {
  facts: string
  text: string
  /** Lines of the file before each of the two. */
  factsBefore: number
  textBefore: number
}

/** Takes the facts off a text; undefined when it has none, or they do not end. */
export function frontMatter(file: string): WithFacts | undefined {
  const lines = file.replace(/^\uFEFF/, '').split(/\r?\n/)
  if (lines[0]?.trim() !== '---') return undefined
  const end = lines.findIndex((line, index) => index > 0 && line.trim() === '---')
  if (end < 0) return undefined
  return {
    facts: lines.slice(1, end).join('\n'),
    text: lines.slice(end + 1).join('\n'),
    factsBefore: 1,
    textBefore: end + 1,
  }
}
