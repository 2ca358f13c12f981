import { createHash } from 'node:crypto'

/** Digest of what is stored of a file: its bytes. */
export const fileDigest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** The `hash` of a picture's address, 16 hex digits, by the digest that it is kept with. */
export const assetHash = (digest: string): string => digest.slice(0, 16)
