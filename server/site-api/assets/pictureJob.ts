import type { DrawingSpec } from '../../drawing/spec'
import type { AssetFormat, AssetWidth } from './assetVersion'

/** What is done to a picture in a process of its own: to a drawing, to a stored file, to one that comes in. */
export type PictureJob =
  | { kind: 'drawing'; spec: DrawingSpec; width: AssetWidth; format: AssetFormat }
  | { kind: 'file'; bytes: Uint8Array; width: AssetWidth; format: AssetFormat }
  | { kind: 'arrival'; bytes: Uint8Array; mime: string }

/** How much one picture may take before its process is ended. */
export interface PictureBounds {
  /** Milliseconds of processor time: what others do on the machine does not count. */
  mostCpu: number
  /** Milliseconds until it is there. */
  mostTime: number
  /** Bytes of memory, of the whole process. */
  mostMemory: number
}

type Outcome =
  | { bytes: Uint8Array }
  /** It is not a picture, or not one that we take. */
  | { unreadable: string }
  | { failed: string }

/** What the process answers. `over` is said right before it ends itself, `isWorn` asks to be ended. */
export type PictureAnswer = 'ready' | (Outcome & { isWorn: boolean }) | { over: 'mostCpu' | 'mostMemory' }
