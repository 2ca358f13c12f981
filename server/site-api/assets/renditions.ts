import type { PicturePool } from './picturePool'
import type { RenditionCache } from './renditionCache'
import type { SetAside } from './setAside'

/** What pictures are answered with: those on disk, those that can be made, and those that cannot. */
export interface Renditions {
  cache: RenditionCache
  pictures: PicturePool
  setAside: SetAside
}
