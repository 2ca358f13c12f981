import type { PreparedPhoto } from '../photos/preparePhoto'
import type { AssetFormat, AssetWidth } from './assetVersion'

/** What is done to a picture in a process of its own: to a stored one, to one that comes in. */
export type PictureJob =
  | { kind: 'file'; bytes: Uint8Array; mime: string; width: AssetWidth; format: AssetFormat }
  | { kind: 'arrival'; bytes: Uint8Array; mime: string }

/** A photo that lies in a file is prepared there. */
export type PhotoJob = { kind: 'photo'; file: string }

/** How much one picture may take before its process is ended. */
export interface PictureBounds {
  /** Milliseconds of processor time: what others do on the machine does not count. */
  mostCpu: number
  /** Milliseconds until it is there. */
  mostTime: number
  /** Bytes of memory, of the whole process. */
  mostMemory: number
}

/** How much less an SVG may take that comes in: it is drawn small then, and may be asked for in twenty-five times the width. */
const SVG_SHARE = 10

export const boundsOf = (job: PictureJob | PhotoJob, bounds: PictureBounds): PictureBounds =>
  job.kind === 'arrival' && job.mime === 'image/svg+xml'
    ? { ...bounds, mostCpu: bounds.mostCpu / SVG_SHARE }
    : bounds

type Outcome =
  /** Of one that came in there are none; what is known of a photo besides. */
  | ({ bytes: Uint8Array } & Partial<Omit<PreparedPhoto, 'bytes'>>)
  /** It is not a picture, or not one that we take. */
  | { unreadable: string }
  | { failed: string }

/** What the process answers. `over` is said right before it ends itself, `isWorn` asks to be ended. */
export type PictureAnswer = 'ready' | (Outcome & { isWorn: boolean }) | { over: 'mostCpu' | 'mostMemory' }
