import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PREBUILT_LEAVES } from '../../../../src/domain/page/leaves'
import { parseLeaf } from '../../../../src/routing/leaves'
import { parse } from '../../../../src/routing/routes'
import { shellOf } from '../../../releases/shells'
import { codeHash, inlineScripts } from '../../../releases/inlineCode'
import { scriptsOfPage } from '../../../releases/ownScripts'
import { isPage } from '../../../releases/publishable'
import { readIndex } from '../../../releases/releaseIndex'
import { publicDir, type Release, releaseDir, type ReleaseStore } from '../../../releases/releaseStore'
import type { PageBounds } from './pageBounds'
import { internalLinks, pageMistake } from './pageMistake'

/** A finished release that is not fit to be served; the one before it stays. */
export class Refused extends Error {
  constructor(
    id: string,
    readonly why: string,
  ) {
    super(`Release ${id} is not served: ${why} (npm run release -- accept ${id} serves it all the same)`)
  }
}

/** Bytes below which no page of any site stays, frame and all. */
const EMPTY_BELOW = 500
const SAMPLE = 120
/** Links that may lead nowhere, and their share of those looked at. */
const ODD_LINKS = 3
const ODD_SHARE = 0.02

const somewhere = <T>(items: readonly T[], count: number): T[] => {
  const step = Math.max(1, Math.floor(items.length / count))
  return items.filter((_, index) => index % step === 0).slice(0, count)
}

/** Languages alternate in any listing by name, so a sample evenly spread has all of them and every kind of page. */
const sampleOf = (pages: readonly string[]) => {
  const own = pages.filter((name) => name.split('/').length <= 3)
  return [...new Set([...somewhere(own, SAMPLE / 2), ...somewhere(pages, SAMPLE)])]
}

/**
 * Looks at a new release before it is served: as many pages as there may be, none empty, and of a sample each
 * page whole, with its data, and its links leading somewhere. Gives the few links that do not.
 * @param without addresses that it is known to be without: links to them are told, and no reason
 * @throws Refused
 */
export async function checkRelease(
  store: ReleaseStore,
  release: Release,
  bounds: PageBounds | undefined,
  without: ReadonlySet<string> = new Set(),
): Promise<string[]> {
  const root = publicDir(store, release.id)
  const rows = await readIndex(releaseDir(store, release.id))
  const pages = [...rows.keys()].filter(isPage).sort()
  const refuse = (why: string) => {
    throw new Refused(release.id, why)
  }
  if (bounds && (release.pages < bounds.least || release.pages > bounds.most))
    refuse(`it has ${release.pages} pages where there were ${bounds.before}`)
  const empty = pages.find((name) => (rows.get(name)?.size ?? 0) < EMPTY_BELOW)
  if (empty) refuse(`${empty} is empty`)

  const leads = (path: string) => {
    const name = path.replace(/^\//, '')
    const shell = shellOf(name.split('/'), parse(path))
    const { list, leaf = 0 } = parseLeaf(path) ?? {}
    return [
      name,
      `${name}/index.html`,
      ...(shell ? [`${shell.join('/')}/index.html`] : []),
      // Rendered when it is asked for.
      ...(list && leaf > PREBUILT_LEAVES ? [`${list.slice(1)}/index.html`] : []),
    ].some((one) => rows.has(one))
  }
  const links = new Set<string>()
  for (const name of sampleOf(pages)) {
    const html = await readFile(join(root, name), 'utf8')
    const dataFile = join(root, 'page-data', name.replace(/index\.html$/, ''), 'page-data.json')
    const data = await readFile(dataFile, 'utf8').catch(() => undefined)
    const mistake = pageMistake(html, data)
    if (mistake) refuse(`${name} ${mistake}`)
    const mayRun = new Set(scriptsOfPage(release.scripts ?? [], name))
    // It would be served, and would not run: nobody would see why.
    if (data !== undefined && inlineScripts(html).some((code) => !mayRun.has(codeHash(code))))
      refuse(`${name} has a script that is not the build's own`)
    for (const path of internalLinks(html)) links.add(path)
  }
  // One that an editor mistyped is no reason; many say that pages are missing.
  const astray = [...links].filter((path) => !leads(path))
  if (astray.filter((path) => !without.has(path)).length > Math.max(ODD_LINKS, links.size * ODD_SHARE))
    refuse(`${astray.length} of ${links.size} links lead nowhere, such as ${astray[0]}`)
  return astray
}
