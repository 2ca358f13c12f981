import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { forEachConcurrent } from '../../server/releases/forEachConcurrent'
import { readJournal } from '../../server/releases/journal'
import type { ReleaseView } from '../../server/releases/releaseView'
import { walkFiles } from '../../server/releases/walkFiles'

/** What the promise is about: pages, their data, and sitemaps. */
const isPromised = (name: string) =>
  name.endsWith('/index.html') || name.endsWith('/page-data.json') || /^sitemaps?[./].*xml$/.test(name)

const AT_ONCE = 16

const textOf = (path: string) => readFile(path, 'utf8').catch(() => undefined)

/** Files in which what is served differs from a build; of the first few `say` hears where. */
export async function differences(
  view: ReleaseView,
  build: string,
  log: (line: string) => void,
): Promise<string[]> {
  const built = (await walkFiles(build)).filter(isPromised)
  const served = (await walkFiles(view.root)).filter(isPromised)
  const { changes } = await readJournal(dirname(view.root))
  const names = new Set([...built, ...served, ...changes.flatMap(({ put }) => put)])
  const different: string[] = []
  await forEachConcurrent([...names], AT_ONCE, async (name) => {
    const path = view.locate(name)
    const [ours, theirs] = await Promise.all([path && textOf(path), textOf(join(build, name))])
    if (ours === theirs) return
    different.push(name)
    if (different.length > 3) return
    let at = 0
    while (ours?.[at] === theirs?.[at] && at < (ours?.length ?? 0)) at++
    log(`${name}\n  served ${ours?.slice(at - 40, at + 100)}\n  built  ${theirs?.slice(at - 40, at + 100)}`)
  })
  return different.sort()
}
