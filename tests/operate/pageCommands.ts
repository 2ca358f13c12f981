/** What stands in one fenced block of a page. */
export interface Block {
  /** The heading it stands under, without its hashes. */
  heading: string
  /** Of its fence: `sh`, `json`, or none. */
  language: string
  lines: string[]
}

/** The fenced blocks of a Markdown page, in its order. */
export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = []
  let heading = ''
  let open: Block | undefined
  for (const line of markdown.split('\n')) {
    const fence = /^```(\w*)$/.exec(line)
    if (fence && open) open = undefined
    else if (fence) blocks.push((open = { heading, language: fence[1] ?? '', lines: [] }))
    else if (open) open.lines.push(line)
    else heading = /^#+ (.+)$/.exec(line)?.[1] ?? heading
  }
  return blocks
}

/** A line of a shell without what is said of it. */
const withoutRemark = (line: string) => line.replace(/\s+# .*$/, '').trim()

/** The commands of a page's `sh` blocks, in its order, without their remarks. */
export const commandsOf = (blocks: readonly Block[]): { heading: string; command: string }[] =>
  blocks
    .filter(({ language }) => language === 'sh')
    .flatMap(({ heading, lines }) =>
      lines.map(withoutRemark).flatMap((command) => (command ? [{ heading, command }] : [])),
    )
