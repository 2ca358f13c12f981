import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { forEachConcurrent } from '../../../server/releases/forEachConcurrent'
import { walkFiles } from '../../../server/releases/walkFiles'
import { changesOf, inWords } from './changes'
import { isIgnored, withoutHash, withoutIgnored } from './ignored'
import { statementsOf } from './statements'

const TEXTS = new Set(['.html', '.json', '.xml', '.txt', '.webmanifest'])
const AT_ONCE = 16

/** What two built trees say differently. */
export interface TreeDifference {
  compared: number
  onlyInFirst: string[]
  onlyInSecond: string[]
  changed: string[]
  /** Each change in words, with the files it is in; of so many different ones the later are only counted. */
  changes: Map<string, string[]>
  untold: number
}

const MOST_CHANGES = 2000

async function filesOf(root: string): Promise<Map<string, string>> {
  const files = (await walkFiles(root)).filter((file) => !isIgnored(file))
  if (!files.length) throw new Error(`${root} holds no built pages`)
  return new Map(files.map((file) => [withoutHash(file), join(root, file)]))
}

/** Where two texts of a file differ once what is ignored is left out, each place in words. */
export function textChanges(file: string, first: string, second: string): string[] {
  if (first === second) return []
  const [one, other] = [withoutIgnored(first), withoutIgnored(second)]
  if (one === other) return []
  return changesOf(statementsOf(file, one), statementsOf(file, other)).map((change) =>
    inWords(change).join('\n'),
  )
}

async function changesIn(file: string, first: string, second: string): Promise<string[]> {
  const [one, other] = await Promise.all([readFile(first), readFile(second)])
  if (one.equals(other)) return []
  if (!TEXTS.has(extname(file))) return ['its bytes are others']
  return textChanges(file, one.toString(), other.toString())
}

/**
 * Compares two built trees (`public` folders, or releases), but for what `ignored.ts` lists.
 * @throws Error when one of them holds nothing
 */
export async function compareTrees(first: string, second: string): Promise<TreeDifference> {
  const [one, other] = await Promise.all([filesOf(first), filesOf(second)])
  const both = [...one.keys()].filter((file) => other.has(file)).sort()
  const changed: string[] = []
  const changes = new Map<string, string[]>()
  let untold = 0
  await forEachConcurrent(both, AT_ONCE, async (file) => {
    const found = new Set(await changesIn(file, one.get(file) ?? '', other.get(file) ?? ''))
    if (found.size) changed.push(file)
    for (const change of found) {
      const known = changes.get(change)
      if (known) known.push(file)
      else if (changes.size < MOST_CHANGES) changes.set(change, [file])
      else untold++
    }
  })
  return {
    compared: both.length,
    onlyInFirst: [...one.keys()].filter((file) => !other.has(file)).sort(),
    onlyInSecond: [...other.keys()].filter((file) => !one.has(file)).sort(),
    changed: changed.sort(),
    changes,
    untold,
  }
}
