import { availableParallelism } from 'node:os'
import { openRenderWorker, type RenderWorker, type RendererOptions } from './renderWorker'
import type { Rendered, RenderJob } from './renderJob'
import { aliasKey } from './addressAlias'

/** Renders single pages of a finished build. */
export interface Renderer extends Omit<RenderWorker, 'isWarm'> {
  /** Processes that are there, started to the end. */
  alive(): number
}

const WORKERS = Math.min(2, availableParallelism())

/** Shares pages out so that those that differ in their address only stay together. */
export function shares({ pages, ...job }: RenderJob, count: number): RenderJob[] {
  const keys = new Map<string, number>()
  const parts = Array.from({ length: count }, (): RenderJob['pages'] => [])
  for (const page of pages) {
    const key = aliasKey(page)
    const part = keys.get(key) ?? keys.size % count
    keys.set(key, part)
    parts[part]?.push(page)
  }
  return parts.filter((part) => part.length > 0).map((part) => ({ ...job, pages: part }))
}

/** A renderer over two processes where there are two processors; the second one starts when the first can work. */
export function openRenderer(options: RendererOptions): Renderer {
  const workers = Array.from({ length: WORKERS }, () => openRenderWorker(options))
  return {
    async render(job, onPage): Promise<Rendered> {
      const warm = workers.filter((worker) => worker.isWarm())
      const at = warm.length ? warm : workers.slice(0, 1)
      const parts = shares(job, at.length)
      const rendered = await Promise.all(
        parts.flatMap((part, worker) => at[worker]?.render(part, onPage) ?? []),
      )
      return {
        pages: rendered.flatMap(({ pages }) => pages),
        failed: rendered.flatMap(({ failed }) => failed),
      }
    },
    async warm() {
      for (const worker of workers) await worker.warm()
    },
    alive: () => workers.filter((worker) => worker.isWarm()).length,
    close: async () => void (await Promise.all(workers.map((worker) => worker.close()))),
  }
}
