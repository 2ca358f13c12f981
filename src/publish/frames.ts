import { isDeepStrictEqual } from 'node:util'
import { nodeId } from '../dataLayer/nodes'
import type { RenderFacts } from '../gatsby/renderFacts'
import type { Locale } from '../contract/locales'
import { frameView } from '../domain/site/frameView'
import { getNavigation } from '../siteApi/content'
import type { ApiClient } from '../siteApi/http'
import { siteIn } from './renderBundle'

type Frame = { id: string; view?: unknown }

/**
 * Asks whether what stands around every page is still as the release has it: a page that comes, goes or moves may be in a menu, and
 * then all pages are others.
 */
export function frames(facts: Pick<RenderFacts, 'nodes'>) {
  const { site, publicUrl } = siteIn(facts)
  const built = new Map((facts.nodes as Frame[]).map(({ id, view }) => [id, view]))
  return async function areAsBuilt(client: ApiClient): Promise<boolean> {
    const isSame = async (locale: Locale) => {
      const frame = frameView(site, locale, await getNavigation(client, locale), publicUrl)
      return isDeepStrictEqual(JSON.parse(JSON.stringify(frame)), built.get(nodeId.frame(locale)))
    }
    return (await Promise.all(site.settings.languages.map(isSame))).every(Boolean)
  }
}
