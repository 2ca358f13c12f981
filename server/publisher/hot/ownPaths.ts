import { isDeepStrictEqual } from 'node:util'
import { nodeId, type SiteInfoNode } from '../../../plugins/gatsby-source-site-api/nodes'
import type { RenderFacts } from '../../../src/build/renderFacts'
import type { Locale } from '../../../src/contract/locales'
import { frameView } from '../../../src/domain/site/frameView'
import { siteIn } from '../../../src/publish/kit'
import { parse } from '../../../src/routing/routes'
import { getNavigation } from '../../../src/siteApi/content'
import type { ApiClient } from '../../../src/siteApi/http'
import { isPage } from '../publishable'
import type { HotChange } from './journal'
import { pathOfHtml } from './pageFiles'

/** Screens that a page of the site's own is; every other one is the program's or shows a listing. */
const OWN = new Set(['home', 'privacy', 'terms', undefined])

const ownIn = (names: readonly string[]) =>
  names
    .filter(isPage)
    .map(pathOfHtml)
    .filter((path) => OWN.has(parse(path)?.name))

/** Where the site's own pages stand on a release, kept up with what is published onto it. */
export function ownPaths({ ownPaths: built }: Pick<RenderFacts, 'ownPaths'>) {
  const paths = new Set(built)
  return {
    all: (): ReadonlySet<string> => paths,
    follow({ put, removed }: Pick<HotChange, 'put' | 'removed'>): void {
      for (const path of ownIn(put)) paths.add(path)
      for (const path of ownIn(removed)) paths.delete(path)
    },
  }
}

type Frame = { id: string; view?: unknown }

/**
 * Asks whether what stands around every page is still as the release has it: a page that comes, goes or moves may be in a menu, and
 * then all pages are others.
 */
export function frames(facts: Pick<RenderFacts, 'nodes'>) {
  const { site, publicUrl }: SiteInfoNode = siteIn(facts)
  const built = new Map((facts.nodes as Frame[]).map(({ id, view }) => [id, view]))
  return async function areAsBuilt(client: ApiClient): Promise<boolean> {
    const isSame = async (locale: Locale) => {
      const frame = frameView(site, locale, await getNavigation(client, locale), publicUrl)
      return isDeepStrictEqual(JSON.parse(JSON.stringify(frame)), built.get(nodeId.frame(locale)))
    }
    return (await Promise.all(site.settings.languages.map(isSame))).every(Boolean)
  }
}
