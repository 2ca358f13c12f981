import { statfs } from 'node:fs/promises'
import { lastSizeOnDisk } from '../../watch/sizeOnDisk'

/** Bytes, in steps that a person would notice: every step is told to whoever follows the page. */
export interface Disk {
  free: number
  size: number
  /** What all releases of the site take together; null until it was measured. */
  releases: number | null
}

const STEP = 1e8
const MEASURED_EVERY_MS = 15 * 60 * 1000

const inSteps = (bytes: number) => Math.round(bytes / STEP) * STEP

/** How much room there is, asked anew each time; what the releases take, measured in the background. */
export function diskOf(dataDir: string, releasesDir: string): () => Promise<Disk> {
  const size = lastSizeOnDisk(releasesDir, MEASURED_EVERY_MS)
  return async () => {
    const { bavail, blocks, bsize } = await statfs(dataDir)
    return { free: inSteps(bavail * bsize), size: inSteps(blocks * bsize), releases: size() ?? null }
  }
}
