import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import {
  getScriptsAndStylesForTemplate,
  type IScriptsAndStyles,
  readWebpackStats,
} from 'gatsby/dist/utils/client-assets-for-template'
import { getStaticQueryContext } from 'gatsby/dist/utils/static-query-utils'
import type { RenderFacts, TemplateFacts } from '../gatsby/renderFacts'
import type { PageSpec } from '../gatsby/pageContext'
import { pageQueries } from './pageQueries'
import { bundleFile } from './renderBundle'
import { pageDataOf } from './pageData'
import { digestOf, type FailedPage, type RenderedPage, type RenderJob } from './renderJob'
import { stitched } from './stitch'
import { htmlOfAlias, aliasKey, aliasTrust } from './addressAlias'

/** What Gatsby's compiled `render-page.js` takes and gives, as far as it is used here. */
interface PageRenderer {
  default(
    page: IScriptsAndStyles & {
      pagePath: string
      pageData: unknown
      staticQueryContext: unknown
      webpackCompilationHash: string
      context: { isDuringBuild: boolean }
    },
  ): Promise<{ html: string }>
}

/** What pages have in common that differ in their address only. */
interface Shared {
  /** Result of the page query, as JSON. */
  data: string
  alias?: RenderedPage
}

/** What a page threw in its query or its template; everything else that goes wrong is the renderer's. */
class PageFault extends Error {}

/** @throws PageFault with what the work threw. */
async function ofPage<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw new PageFault(error instanceof Error ? error.message : String(error))
  }
}

type Resources = IScriptsAndStyles & { staticQueryContext: unknown }

function slicesOf(publicDir: string) {
  const dir = join(publicDir, '_gatsby/slices')
  const slices = new Map(
    readdirSync(dir).map((name) => [name.replace(/\.html$/, ''), readFileSync(join(dir, name), 'utf8')]),
  )
  return (id: string) => {
    const slice = slices.get(id)
    if (slice === undefined) throw new Error(`The build has no slice ${id}`)
    return slice
  }
}

/**
 * Renders pages with what a build compiled, as Gatsby's `renderHTMLProd` does but in memory, in a process whose working
 * directory holds the bundle's `public/`.
 */
export async function pageRenderer(bundle: string, facts: RenderFacts) {
  const query = pageQueries(facts)
  const publicDir = bundleFile.publicDir(bundle)
  const file = bundleFile.renderer(bundle)
  const { default: renderHtml } = createRequire(file)(file) as PageRenderer
  const stats = await readWebpackStats(publicDir)
  const sliceOf = slicesOf(publicDir)
  const resources = new Map<string, Promise<Resources>>()
  const trust = aliasTrust()

  async function load({ componentChunkName, staticQueryHashes }: TemplateFacts): Promise<Resources> {
    const assets = await getScriptsAndStylesForTemplate(componentChunkName, stats)
    return { ...assets, ...(await getStaticQueryContext(staticQueryHashes)) }
  }

  function resourcesOf(template: TemplateFacts): Promise<Resources> {
    const known = resources.get(template.componentChunkName) ?? load(template)
    resources.set(template.componentChunkName, known)
    return known
  }

  async function htmlOf(path: string, pageData: string, template: TemplateFacts): Promise<string> {
    const rendering = renderHtml({
      ...(await resourcesOf(template)),
      pagePath: path,
      pageData: JSON.parse(pageData),
      webpackCompilationHash: '',
      context: { isDuringBuild: true },
    })
    const { html } = await ofPage(rendering)
    return stitched(html, sliceOf)
  }

  /** The page with what its alias has, rendered itself as long as it is not known that this gives the same. */
  async function renderAlias(
    page: PageSpec,
    own: TemplateFacts,
    { alias, data }: Shared,
  ): Promise<RenderedPage> {
    const { path, template } = page
    const pageData = pageDataOf(page, own, data)
    const html = trust.isRefuted(template) || !alias ? undefined : htmlOfAlias(alias.html, alias.path, path)
    if (html !== undefined && !trust.mustProve(template)) return { path, html, pageData }
    const rendered = await htmlOf(path, pageData, own)
    if (alias) trust.prove(template, rendered === html)
    return { path, html: rendered, pageData }
  }

  /** One page after the other, each given away when it is done: Gatsby's renderer keeps the page it is at in globals. */
  return async function renderPages(
    { nodes, pages, published = {} }: RenderJob,
    give: (page: RenderedPage) => void,
    begin: (path: string) => void = () => undefined,
  ): Promise<FailedPage[]> {
    const byId = new Map(nodes.map((node) => [node.id, node]))
    const shared = new Map<string, Shared>()
    const failed: FailedPage[] = []

    async function one(page: PageSpec): Promise<RenderedPage | undefined> {
      const { path, template, context } = page
      const own = facts.templates[template]
      if (!own) throw new Error(`Template ${template} cannot be rendered outside of a build: ${path}`)
      const ask = query(own.query)
      const key = aliasKey(page)
      const known = shared.get(key) ?? { data: JSON.stringify(await ofPage(ask(context, byId))) }
      shared.set(key, known)
      if (published[path] === digestOf(pageDataOf(page, own, known.data))) return undefined
      const done = await renderAlias(page, own, known)
      known.alias ??= done
      return done
    }

    for (const page of pages) {
      begin(page.path)
      try {
        const done = await one(page)
        if (done) give(done)
      } catch (error) {
        if (!(error instanceof PageFault)) throw error
        failed.push({ path: page.path, reason: error.message })
      }
    }
    return failed
  }
}
