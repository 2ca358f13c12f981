import type { BuildArgs, Node } from 'gatsby'
import type { PageContext } from './pageContext'

/** What one template needs to be rendered outside of the build. */
export interface TemplateFacts {
  componentChunkName: string
  /** Page query as Gatsby compiled it, with its fragments. */
  query: string
  staticQueryHashes: string[]
}

/** A node of the data layer, without what only Gatsby reads. */
export type DataNode = Readonly<Record<string, unknown>> & { id: string }

/** Texts of one file of locales/, as the data layer holds them. */
export interface LocaleNode {
  ns: string
  language: string
  data: string
}

/** What a finished build knows that its files do not say; written beside them by `onPostBuild`. */
export interface RenderFacts {
  gatsbyVersion: string
  /** By file name in src/templates, without its ending. Only templates without slices. */
  templates: Record<string, TemplateFacts>
  /** The site's own nodes: settings, frames, texts, agreements. */
  nodes: DataNode[]
  /** In the order of their names. */
  locales: LocaleNode[]
  /** Where the site's own pages stand, further pages of lists and landing pages too. */
  ownPaths: string[]
}

/** Where a build leaves its facts, below the project's folder. */
export const RENDER_FACTS = '.cache/render-facts.json'

/** Nodes that pages of the site's own are made of. */
const OWN_TYPES = ['ContentPage', 'ListLeaf', 'Landing']
const SITE_TYPES = ['SiteInfo', 'SiteFrame', 'SiteTexts', 'SiteAgreements']

const GATSBYS_OWN = new Set(['internal', 'parent', 'children'])
const bare = (node: Node) =>
  Object.fromEntries(Object.entries(node).filter(([key]) => !GATSBYS_OWN.has(key))) as DataNode

/** Gatsby's state, as far as it is read here: the shape is that of the pinned version. */
interface State {
  components: Map<string, { componentPath: string; componentChunkName: string; query?: string }>
  staticQueriesByTemplate: Map<string, string[]>
  slicesByTemplate: Map<string, Record<string, unknown>>
  pages: Map<string, { path: string; context: Partial<PageContext> }>
}

/** The facts of the build that is about to end. */
export function renderFacts({ store, getNodesByType }: BuildArgs, gatsbyVersion: string): RenderFacts {
  const { components, staticQueriesByTemplate, slicesByTemplate, pages } =
    store.getState() as unknown as State
  const ownPages = new Set(OWN_TYPES.flatMap((type) => getNodesByType(type)).map(({ id }) => id))
  const templates: RenderFacts['templates'] = {}
  for (const { componentPath, componentChunkName, query } of components.values()) {
    const name = /\/src\/templates\/(\w+)\.tsx$/.exec(componentPath)?.[1]
    const staticQueryHashes = staticQueriesByTemplate.get(componentPath) ?? []
    const hasSlices = Object.keys(slicesByTemplate.get(componentPath) ?? {}).length > 0
    if (name && query && !hasSlices) templates[name] = { componentChunkName, query, staticQueryHashes }
  }
  return {
    gatsbyVersion,
    templates,
    nodes: SITE_TYPES.flatMap((type) => getNodesByType(type)).map(bare),
    locales: getNodesByType('Locale')
      .map((node) => ({
        ns: node['ns'] as string,
        language: node['language'] as string,
        data: node['data'] as string,
      }))
      .sort((a, b) => (a.ns < b.ns ? -1 : 1)),
    ownPaths: [...pages.values()]
      .filter(({ context: { id } }) => id !== undefined && ownPages.has(id))
      .map(({ path }) => path),
  }
}
