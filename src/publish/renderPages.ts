import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { constructPageDataString } from 'gatsby/dist/utils/page-data-helpers'
import { stitchSliceForAPage } from 'gatsby/dist/utils/slices/stitching'
import { renderHTMLProd } from 'gatsby/dist/utils/worker/child/render-html'
import type { RenderFacts } from '../build/renderFacts'
import type { PageSpec } from '../build/pages'
import { dataLayer } from './dataLayer'
import { kitFile } from './kit'
import { digestOf, type RenderedPage, type RenderJob } from './renderJob'

const pageDataFile = (path: string) => `page-data${path}/page-data.json`
const htmlFile = (path: string) => `${path.slice(1)}/index.html`

/**
 * Renders pages by Gatsby's own functions, in a process whose working directory holds the kit's `public/`.
 * The files Gatsby writes there on its way are read and removed.
 */
export function pageRenderer(kit: string, facts: RenderFacts, publicDir: string) {
  const query = dataLayer(facts)

  async function pageDataOf({ path, template, context, matchPath }: PageSpec, nodes: RenderJob['nodes']) {
    const own = facts.templates[template]
    if (!own) throw new Error(`Template ${template} cannot be rendered outside of a build: ${path}`)
    const data = await query(own.query, context, new Map(nodes.map((node) => [node.id, node])))
    const { componentChunkName, staticQueryHashes } = own
    const page = {
      componentChunkName,
      componentPath: template,
      path,
      matchPath,
      staticQueryHashes,
      slices: {},
    }
    const result = JSON.stringify({ data, pageContext: context })
    return constructPageDataString(page, result, new Map([[template, {}]]), new Map())
  }

  async function render(path: string, pageData: string): Promise<RenderedPage> {
    const page = join(publicDir, htmlFile(path))
    await stitchSliceForAPage({ pagePath: path, publicDir })
    return { path, html: await readFile(page, 'utf8'), pageData }
  }

  return async function renderPages({ nodes, pages, standing = {} }: RenderJob): Promise<RenderedPage[]> {
    const made = await Promise.all(
      pages.map(async (page) => ({ path: page.path, pageData: await pageDataOf(page, nodes) })),
    )
    const all = made.filter(({ path, pageData }) => standing[path] !== digestOf(pageData))
    const folders = all.flatMap(({ path }) => [pageDataFile(path), htmlFile(path)])
    try {
      for (const { path, pageData } of all) {
        const file = join(publicDir, pageDataFile(path))
        await mkdir(dirname(file), { recursive: true })
        await writeFile(file, pageData)
      }
      await renderHTMLProd({
        htmlComponentRendererPath: kitFile.renderer(kit),
        paths: all.map(({ path }) => path),
        envVars: [],
        sessionId: 1,
        webpackCompilationHash: '',
      })
      return await Promise.all(all.map(({ path, pageData }) => render(path, pageData)))
    } finally {
      await Promise.all(folders.map((file) => rm(join(publicDir, file), { force: true })))
    }
  }
}
