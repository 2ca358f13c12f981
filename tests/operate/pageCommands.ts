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
const withoutRemark = (line: string) => line.replace(/\s+# .*$/, '').trimEnd()

/** The commands of a block, without their remarks; a loop is one, with all of its lines. */
export function commandsIn({ language, lines }: Block): string[] {
  if (language !== 'sh') return []
  const commands: string[] = []
  let isWithin = false
  for (const line of lines.map(withoutRemark).filter(Boolean)) {
    if (isWithin) commands.push(`${commands.pop()}\n${line}`)
    else commands.push(line)
    isWithin = line !== 'done' && (isWithin || /^for .* do$/.test(line))
  }
  return commands
}

/** The commands of a page, each with the heading it stands under. */
export const commandsOf = (blocks: readonly Block[]): { heading: string; command: string }[] =>
  blocks.flatMap((block) => commandsIn(block).map((command) => ({ heading: block.heading, command })))
