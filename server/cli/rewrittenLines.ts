import { LONGEST_LINE, readLines } from '../site-api/admin/readLines'

/** Stands for a longer line than is looked into: refused as that would be. */
const TOO_LONG = 'x'.repeat(LONGEST_LINE + 1)

/** Lines of an import as `rewrite` gives each, under the numbers that they have: mistakes are told by these. */
export async function* rewrittenLines(
  lines: AsyncIterable<Buffer>,
  rewrite: (text: string) => string,
): AsyncGenerator<string> {
  let last = 0
  for await (const { number, text } of readLines(lines, LONGEST_LINE)) {
    const empty = '\n'.repeat(number - last - 1)
    last = number
    yield `${empty}${text === undefined ? TOO_LONG : rewrite(text)}\n`
  }
}
