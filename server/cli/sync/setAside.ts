import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { IMPORT_KINDS, type ImportKind, type KeepLine } from '../../../src/contract/importLine'
import { isId } from '../../../src/contract/searchLimits'
import { LONGEST_LINE, readLines } from '../../site-api/admin/readLines'

/** What is known of lines that the site API refuses. */
interface SetAside {
  /** Things that stay as they are. */
  kept: number
  /** Lines that do not say of which listing they are. */
  nameless: number
}

const idOf = ({ kind, data }: { kind?: unknown; data?: unknown }): unknown => {
  const thing = data as { id?: unknown; general?: { id?: unknown } } | null | undefined
  return kind === 'estate' ? thing?.general?.id : thing?.id
}

const KINDS: readonly string[] = Object.keys(IMPORT_KINDS)

/** The line that has a full import leave a thing as it is; undefined when nobody knows which one. */
function keepOf(text: string | undefined): KeepLine | 'nothing' | undefined {
  try {
    const line = JSON.parse(text ?? '') as { kind?: unknown; data?: unknown; delete?: unknown }
    if (!KINDS.includes(String(line.kind))) return undefined
    const id = line.delete ?? idOf(line)
    if (isId(id)) return { kind: line.kind as ImportKind, keep: id as number }
    // Pictures and words are not removed by a feed.
    return line.kind === 'estate' || line.kind === 'rentalUnit' ? undefined : 'nothing'
  } catch {
    return undefined
  }
}

export const keepText = (line: KeepLine): string => `${JSON.stringify(line)}\n`

/**
 * Copies lines without those that are refused: in their place stands that their things are to stay as they are.
 * @param refused their numbers, from 1
 */
export async function setAside(file: string, to: string, refused: ReadonlySet<number>): Promise<SetAside> {
  const found: SetAside = { kept: 0, nameless: 0 }
  async function* rest(): AsyncGenerator<string> {
    for await (const { number, text } of readLines(createReadStream(file), LONGEST_LINE)) {
      if (!refused.has(number)) {
        if (text !== undefined) yield `${text}\n`
        continue
      }
      const keep = keepOf(text)
      if (keep === undefined) found.nameless += 1
      else if (keep !== 'nothing') {
        found.kept += 1
        yield keepText(keep)
      }
    }
  }
  await pipeline(rest, createWriteStream(to))
  return found
}
