import type { ReleaseView } from '../../releases/releaseView'
import type { Quarantined } from '../../../src/contract/quarantine'
import { ownerIn } from './nodeOwner'
import { filesOf, ownerOf, rentalUnitPaths, publishedFile } from './pageFiles'
import { publishedPages } from './publishedListing'

async function pagesOf(
  view: ReleaseView,
  own: ReadonlySet<string>,
  { kind, id }: Pick<Quarantined, 'kind' | 'id'>,
): Promise<string[]> {
  if (kind === 'estate') return publishedPages(view, id)
  if (kind === 'rentalUnit') return rentalUnitPaths(id)
  const paths = [...own]
  const owners = await Promise.all(paths.map((path) => ownerOf(view, path)))
  const isIts = (owner: string | undefined) => {
    const of = ownerIn(owner ?? '')
    return of?.kind === 'page' && of.id === id
  }
  return paths.filter((_, index) => isIts(owners[index]))
}

/**
 * The files of listings, holiday units and pages of the site's own as they are served now, by name; of what is not there, none.
 * @param own where the site's own pages stand now
 */
export async function publishedFiles(
  view: ReleaseView,
  own: ReadonlySet<string>,
  things: readonly Pick<Quarantined, 'kind' | 'id'>[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const thing of things) {
    for (const name of (await pagesOf(view, own, thing)).flatMap(filesOf)) {
      const text = await publishedFile(view, name)
      if (text) found.set(name, text)
    }
  }
  return found
}
