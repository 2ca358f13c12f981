import type { TemplateFacts } from '../gatsby/renderFacts'
import type { PageSpec } from '../gatsby/pageContext'

/**
 * The page data of a page, letter by letter as the pinned Gatsby's `constructPageDataString` writes it, which would load
 * all of Gatsby's reporter. No page here has slices of its own.
 * @param data what its query gave, as JSON
 */
export function pageDataOf(
  { path, matchPath, context }: PageSpec,
  { componentChunkName, staticQueryHashes }: TemplateFacts,
  data: string,
): string {
  const parts = [
    `"componentChunkName":"${componentChunkName}"`,
    `"path":${JSON.stringify(path)}`,
    `"result":{"data":${data},"pageContext":${JSON.stringify(context)}}`,
    `"staticQueryHashes":${JSON.stringify(staticQueryHashes)}`,
    '"slicesMap":{}',
    ...(matchPath ? [`"matchPath":"${matchPath}"`] : []),
  ]
  return `{${parts.join()}}`
}
