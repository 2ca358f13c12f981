import { createHash } from 'node:crypto'
import type { DataNode } from '../gatsby/renderFacts'
import type { PageSpec } from '../gatsby/pageContext'

/** Pages to render, with every node of the data layer that they show besides the site's own. */
export interface RenderJob {
  nodes: DataNode[]
  pages: PageSpec[]
  /** Digest of the page data that stands already, by path: a page that would have the same is left out. */
  published?: Record<string, string>
}

/** Several jobs as one: a node is sent once however many pages show it. */
export const together = (jobs: readonly RenderJob[]): RenderJob => ({
  nodes: [...new Map(jobs.flatMap(({ nodes }) => nodes.map((node) => [node.id, node]))).values()],
  pages: jobs.flatMap(({ pages }) => pages),
})

/** A page as `gatsby build` would have written it. */
export interface RenderedPage {
  path: string
  html: string
  pageData: string
}

/** A page whose query or template threw: its own fault, not the renderer's. */
export interface FailedPage {
  path: string
  reason: string
}

export interface Rendered {
  pages: RenderedPage[]
  failed: FailedPage[]
}

/** Digest by which page data is compared. */
export const digestOf = (pageData: string | Buffer) => createHash('sha1').update(pageData).digest('base64url')

/** What goes to the render process and what comes back. */
export interface Asked extends RenderJob {
  number: number
}
export type Answered = { number: number } & (
  { begun: string } | { page: RenderedPage } | Pick<Rendered, 'failed'> | { error: string }
)
