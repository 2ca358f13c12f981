import { stat } from 'node:fs/promises'
import { PREBUILT_LEAVES } from '../../../src/domain/page/leaves'
import { leafHref } from '../../../src/routing/leaves'
import { isLocale } from '../../../src/routing/words'
import type { Served } from '../releaseWatch'
import type { LeafTarget } from './leafTarget'

async function isThere({ locate }: Pick<Served, 'locate'>, path: string): Promise<boolean> {
  const file = locate(`${path.slice(1)}/index.html`)
  return file !== undefined && (await stat(file).catch(() => undefined)) !== undefined
}

/** The last page of a list that is built before one that is not there: the list itself at the least; undefined when there is none. */
export async function lastLeaf(
  served: Pick<Served, 'locate'>,
  { list, leaf, path }: LeafTarget,
): Promise<string | undefined> {
  const locale = path.split('/')[1]
  if (!isLocale(locale) || !(await isThere(served, list))) return undefined
  for (let each = Math.min(leaf - 1, PREBUILT_LEAVES); each > 1; each--) {
    const other = leafHref(list, locale, each)
    if (await isThere(served, other)) return other
  }
  return list
}
