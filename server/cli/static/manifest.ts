import { createHash } from 'node:crypto'

/** An exported file: what it is, and what it is served with. */
export interface ExportedFile {
  /** SHA-256 of its bytes, base64url. */
  hash: string
  size: number
  type: string
  cacheControl: string
}

/** Where an export, and a store, keeps what it holds, beside what visitors get. */
export const MANIFEST = '.aanbod/files.json'

/** What an export holds, by name with forward slashes. */
export interface Manifest {
  /** Raised whenever a later program could not go on from it. */
  version: 1
  siteId: string
  /** The release it was made of, and the last change of it. */
  release: string
  files: Readonly<Record<string, ExportedFile>>
  /** Where each redirect leads, for stores that keep redirects as files. */
  redirects: Readonly<Record<string, string>>
}

export const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('base64url')

/** Reads a manifest. @throws Error when it is none that this program wrote */
export function parseManifest(text: string): Manifest {
  const manifest = JSON.parse(text) as Manifest
  if ((manifest as { version: unknown }).version !== 1 || typeof manifest.files !== 'object')
    throw new Error('it was written by another version of the program')
  return manifest
}
