import type { PicturePool } from '../assets/picturePool'
import type { PhotoFetching } from './fetching/fetchPictures'

/** Takes in what comes; and photos of other hosts where it may ask them. */
export type Arrivals = PicturePool & { fetching?: Pick<PhotoFetching, 'folder' | 'network'> }
