import type { PicturePool } from '../assets/picturePool'
import type { Fetching } from './fetching/fetchPhoto'

/** Takes in what comes; and photos of other hosts where it may ask them. */
export type Arrivals = PicturePool & { fetching?: Omit<Fetching, 'hosts'> }
