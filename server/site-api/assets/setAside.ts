import { LRUCache } from 'lru-cache'
import { ExcessivePicture } from './picturePool'
import type { RenditionKey } from './renditionFiles'

/** Milliseconds until a picture is tried again: the machine may have had too much to do, or the program is a better one. */
const FOR = 60 * 60 * 1000
const MOST = 1000

/** Pictures that took too much, which are not tried again for a while, in no width and no format. */
export interface SetAside {
  /** @throws ExcessivePicture what it threw when it was last tried, or throws now */
  unless(key: Pick<RenditionKey, 'siteId' | 'name' | 'hash'>, render: () => Promise<Buffer>): Promise<Buffer>
}

export function openSetAside(now: () => number = Date.now): SetAside {
  const reasons = new LRUCache<string, string>({ max: MOST, ttl: FOR, ttlResolution: 0, perf: { now } })
  return {
    async unless({ siteId, name, hash }, render) {
      const id = `${siteId}/${name}-${hash}`
      const reason = reasons.get(id)
      if (reason !== undefined) throw new ExcessivePicture(reason)
      try {
        return await render()
      } catch (error) {
        if (error instanceof ExcessivePicture) reasons.set(id, error.message)
        throw error
      }
    },
  }
}
