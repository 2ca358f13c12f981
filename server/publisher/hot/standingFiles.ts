import type { LeftOut } from '../leftOut'
import { filesOf, rentalUnitPaths, standingFile } from './pageFiles'
import type { ReleaseView } from './releaseView'
import { standingPages } from './standingListing'

const pagesOf = async (view: ReleaseView, { kind, id }: Pick<LeftOut, 'kind' | 'id'>) =>
  kind === 'estate' ? standingPages(view, id) : rentalUnitPaths(id)

/** The files of listings and holiday units as they are served now, by name; of what is not there, none. */
export async function standingFiles(
  view: ReleaseView,
  things: readonly Pick<LeftOut, 'kind' | 'id'>[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const thing of things) {
    for (const name of (await pagesOf(view, thing)).flatMap(filesOf)) {
      const text = await standingFile(view, name)
      if (text) found.set(name, text)
    }
  }
  return found
}
