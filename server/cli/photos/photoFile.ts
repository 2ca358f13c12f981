import type { Readable } from 'node:stream'

/** A file among the photos. */
export interface PhotoFile {
  /** Its path within the folder or ZIP file, with `/` between. */
  name: string
  /** Bytes, once it is read. */
  size: number
  /** @throws Error whose message completes "The photo …" */
  read(): Promise<Readable>
}

/** The folder or ZIP file that photos come from. */
export interface PhotoSource {
  files: readonly PhotoFile[]
  close(): void
}
