import type { ReleaseView } from '../../releases/releaseView'
import { ownerOf, pagesBelow, shortPaths } from './pageFiles'

const UNIT = /^\/[^/]+\/[^/]+\/\d+\/[^/]+\/(\d+)$/
const PROJECT = /^estate-(\d+)$/

/** Numbers of the units whose pages stand below a project's address. */
const unitsIn = (paths: readonly string[]) =>
  new Set(paths.flatMap((path) => UNIT.exec(path)?.[1] ?? []).map(Number))

/** Every page that a listing has now: its own, its units', and their short addresses as far as they are its. */
export async function publishedPages(view: ReleaseView, id: number): Promise<string[]> {
  const below = await pagesBelow(view, id)
  const short = [...unitsIn(below)].flatMap(shortPaths)
  const owners = await Promise.all(short.map((path) => ownerOf(view, path)))
  const own = short.filter((_, index) => owners[index] === `estate-${id}`)
  return [...below, ...own]
}

/** The project below which a number stands as a unit now; undefined when it is no unit. */
export async function projectOf(view: ReleaseView, id: number): Promise<number | undefined> {
  for (const path of shortPaths(id)) {
    const owner = await ownerOf(view, path)
    if (owner === undefined) continue
    const project = Number(PROJECT.exec(owner)?.[1])
    return project && project !== id ? project : undefined
  }
  return undefined
}
