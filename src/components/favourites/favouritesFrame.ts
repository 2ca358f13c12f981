import type { FrameView } from '../../domain/site/frameView'

/** What lists of favourites need of what is around every page. */
export type FavouritesFrame = Pick<FrameView, 'siteId' | 'menu' | 'locale'>
