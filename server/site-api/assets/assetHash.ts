import { createHash } from 'node:crypto'
import { DRAWING_VERSION } from '../../demo/drawing/spec'

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex')

/** JSON with sorted keys: the same value is always the same text (jsonb forgets the order it was given). */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const entries = Object.entries(value)
    .filter(([, entry]) => entry !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonicalJson(entry)}`).join(',')}}`
}

/** Digest of what is stored: the bytes of a file, the description of a drawing. */
export const fileDigest = (bytes: Uint8Array) => sha256(bytes)
export const specDigest = (spec: unknown) => sha256(canonicalJson(spec))

/**
 * The `hash` of a picture's address, 16 hex digits. A drawn picture also changes when the way of drawing does,
 * so the drawing's version is part of its hash (and not of what is stored).
 */
export function assetHash(kind: 'drawn' | 'file', digest: string, drawingVersion = DRAWING_VERSION): string {
  return (kind === 'file' ? digest : sha256(`${digest}:${drawingVersion}`)).slice(0, 16)
}

/** The hash of a drawing by its description, for whoever writes links to it. */
export const drawnHash = (spec: unknown) => assetHash('drawn', specDigest(spec))
