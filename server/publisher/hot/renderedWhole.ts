import { NoRenderer } from '../../../src/publish/renderWorker'
import type { Renderer } from '../../../src/publish/renderer'
import type { FailedPage, RenderedPage, RenderJob } from '../../../src/publish/renderJob'
import type { Quarantined } from '../../../src/contract/quarantine'
import { ownerIn } from './nodeOwner'
import { NeedsBuild } from './openRelease'

/** That a page cannot be rendered, in words. */
export const failureText = ({ path, reason }: FailedPage) => `${path} cannot be rendered: ${reason}`

/** @throws NeedsBuild when the release's renderer can render nothing: a build makes another one. */
export async function unlessBroken<T>(rendering: Promise<T>): Promise<T> {
  try {
    return await rendering
  } catch (error) {
    if (!(error instanceof NoRenderer)) throw error
    throw new NeedsBuild(`The renderer of the release does not work: ${error.message}`)
  }
}

/** The pages of a job, and the things of which there are none as a page of theirs cannot be rendered. */
export interface RenderedWhole {
  pages: RenderedPage[]
  unrendered: Quarantined[]
}

/**
 * Renders a job. Of a listing, holiday unit or page of the site's own that throws in one language or under one address no page
 * at all is given, so that it stays as it is everywhere, and the others of the job do not wait for it.
 * @param onPage hears of each page as soon as it is there, of those too that are then not given
 * @throws NeedsBuild when the release's renderer can render nothing
 */
export async function renderedWhole(
  renderer: Pick<Renderer, 'render'>,
  job: RenderJob,
  onPage?: (page: RenderedPage) => void,
): Promise<RenderedWhole> {
  if (!job.pages.length) return { pages: [], unrendered: [] }
  const { pages, failed } = await unlessBroken(renderer.render(job, onPage))
  const owners = new Map(job.pages.map(({ path, context }) => [path, context.id ?? '']))
  const unrendered = new Map<string, Quarantined>()
  for (const { path, reason } of failed) {
    const owner = owners.get(path) ?? ''
    const thing = ownerIn(owner)
    const why = failureText({ path, reason })
    // A page of nothing in particular: nobody could mend that by another change.
    if (!thing) throw new Error(why)
    if (!unrendered.has(owner)) unrendered.set(owner, { ...thing, reason: why })
  }
  return {
    pages: pages.filter(({ path }) => !unrendered.has(owners.get(path) ?? '')),
    unrendered: [...unrendered.values()],
  }
}
