import { ExcessivePicture } from './picturePool'
import type { RenditionKey } from './renditionCache'

/** Milliseconds until a picture is tried again: the machine may have had too much to do, or the program is a better one. */
const FOR = 60 * 60 * 1000
const MOST = 1000

/** Pictures that took too much, which are not tried again for a while, in no width and no format. */
export interface SetAside {
  /** @throws ExcessivePicture what it threw when it was last tried, or throws now */
  unless(key: Pick<RenditionKey, 'siteId' | 'name' | 'hash'>, render: () => Promise<Buffer>): Promise<Buffer>
}

export function openSetAside(now: () => number = Date.now): SetAside {
  const known = new Map<string, { reason: string; until: number }>()
  return {
    async unless({ siteId, name, hash }, render) {
      const id = `${siteId}/${name}-${hash}`
      const before = known.get(id)
      if (before && now() < before.until) throw new ExcessivePicture(before.reason)
      known.delete(id)
      try {
        return await render()
      } catch (error) {
        if (error instanceof ExcessivePicture) known.set(id, { reason: error.message, until: now() + FOR })
        const [oldest] = known.keys()
        if (known.size > MOST && oldest !== undefined) known.delete(oldest)
        throw error
      }
    },
  }
}
