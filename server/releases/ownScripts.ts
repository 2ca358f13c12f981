import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MARK_SEARCHED } from '../../src/domain/search/searchedMark'
import { codeHash, inlineScripts } from './inlineCode'

/** The script by which Gatsby tells a page where it stands: the only one of a page's that no other page has. */
const pathScript = (path: string) => `/*<![CDATA[*/window.pagePath=${JSON.stringify(path)};/*]]>*/`

/** Hash of that script, by the page's address. */
export const pathScriptHash = (path: string): string => codeHash(pathScript(path))

/** Address that Gatsby gave the page of a file: `nl/te-koop/index.html` is `/nl/te-koop`, `404.html` itself. */
export const pathOfPage = (name: string): string => `/${name.replace(/\/?index\.html$/, '')}`

/** A screen of every build that shows nothing of what an agency wrote but the frame. */
const PLAIN_PAGE = '404.html'
const SLICES = '_gatsby/slices'

const textOf = (path: string) => readFile(path, 'utf8').catch(() => '')

/**
 * Hashes of the inline scripts that a build puts on its pages, as a Content-Security-Policy names them: those of its slices, of
 * its plainest page, and the program's own. Pages that show what was imported are not looked at.
 * @param dir Gatsby's `public/`, or a release's
 */
export async function ownScripts(dir: string): Promise<string[]> {
  const slices = await readdir(join(dir, SLICES)).catch(() => [])
  const pages = [join(dir, PLAIN_PAGE), ...slices.sort().map((name) => join(dir, SLICES, name))]
  const own = (await Promise.all(pages.map(textOf))).flatMap(inlineScripts).map(codeHash)
  const ofThePage = pathScriptHash(pathOfPage(PLAIN_PAGE))
  return [...new Set([...own, codeHash(MARK_SEARCHED)])].filter((hash) => hash !== ofThePage)
}

/** Hashes of all inline scripts that the page of a file may run. */
export const scriptsOfPage = (releaseScripts: readonly string[], name: string): string[] => [
  ...releaseScripts,
  pathScriptHash(pathOfPage(name)),
]
