import { PREBUILT_LEAVES } from '../../../src/domain/page/leaves'
import { leafHref, parseLeaf } from '../../../src/routing/leaves'
import { isLocale } from '../../../src/routing/words'
import { isPage } from '../../releases/publishable'
import { addressOfFile, exportedName } from './addresses'
import type { AskedSite } from './askedSite'

/** A file of an export that is no file of the release, and where the web role answers it. */
export interface ListedLeaf {
  name: string
  address: string
}

/** Pages of lists after those that are built, and what of them could not be had. */
interface LaterLeaves {
  files: ListedLeaf[]
  /** Lists whose later pages the publisher did not render. */
  without: string[]
}

const filesOf = (path: string): ListedLeaf[] => {
  const names = [`${path.slice(1)}/index.html`, `page-data${path}/page-data.json`]
  return names.map((name) => ({ name: exportedName(name), address: addressOfFile(name) }))
}

/** Finds the pages of lists after the twentieth, which the publisher renders when they are asked for. */
export async function leavesAfter(site: AskedSite, names: readonly string[]): Promise<LaterLeaves> {
  const lasts = names
    .filter(isPage)
    .map((name) => parseLeaf(addressOfFile(name)))
    .filter((at) => at?.leaf === PREBUILT_LEAVES)
  const files: ListedLeaf[] = []
  const without: string[] = []
  for (const { list } of lasts.filter((at) => at !== undefined)) {
    const locale = list.split('/')[1]
    if (!isLocale(locale)) continue
    for (let leaf = PREBUILT_LEAVES + 1; ; leaf++) {
      const path = leafHref(list, locale, leaf)
      const { status } = await site.ask(path)
      if (status >= 500) without.push(list)
      if (status !== 200) break
      files.push(...filesOf(path))
    }
  }
  return { files, without }
}
