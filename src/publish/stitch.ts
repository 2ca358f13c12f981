const MARK = 'slice-start'
const START = /<slice-start\s[^>]*id="([^"]+)"[^>]*><\/slice-start>|<!-- slice-start id="([^"]+)" -->/y
/** What the word stands behind in either spelling of the mark. */
const LEADS = ['<', '<!-- ']

/** The next mark by which a slice begins; looked for by its word, as a pattern is tried at every `<` of a page. */
function nextStart(html: string, from: number): RegExpExecArray | undefined {
  for (let at = html.indexOf(MARK, from); at >= 0; at = html.indexOf(MARK, at + 1)) {
    for (const lead of LEADS) {
      START.lastIndex = at - lead.length
      const match = START.lastIndex >= from ? START.exec(html) : null
      if (match) return match
    }
  }
  return undefined
}

/** Where the slice that begins before `from` ends: its closing mark in either spelling. */
function endOf(html: string, id: string, from: number): number {
  const ends = [`<slice-end id="${id}"></slice-end>`, `<!-- slice-end id="${id}" -->`]
    .map((mark) => ({ at: html.indexOf(mark, from), length: mark.length }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
  const [first] = ends
  if (!first) throw new Error(`The slice ${id} has no end`)
  return first.at + first.length
}

/**
 * Puts the slices of a build into a rendered page as Gatsby does once all pages are rendered.
 * `sliceOf` gives the HTML of a slice, by its name.
 */
export function stitched(html: string, sliceOf: (id: string) => string): string {
  let made = ''
  let done = 0
  for (let match = nextStart(html, 0); match; match = nextStart(html, done)) {
    const id = match[1] ?? match[2] ?? ''
    const inner = stitched(sliceOf(id), sliceOf)
    made += `${html.slice(done, match.index)}<!-- slice-start id="${id}" -->${inner}<!-- slice-end id="${id}" -->`
    done = endOf(html, id, match.index + match[0].length)
  }
  return made + html.slice(done)
}
