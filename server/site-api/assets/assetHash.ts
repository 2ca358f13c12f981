import { createHash } from 'node:crypto'
import { hashOfDrawing } from '../../drawing/drawnHash'

/** Digest of what is stored of a file: its bytes. */
export const fileDigest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** The `hash` of a picture's address, 16 hex digits, by the digest of what is stored. */
export const assetHash = (kind: 'drawn' | 'file', digest: string): string =>
  kind === 'file' ? digest.slice(0, 16) : hashOfDrawing(digest)
