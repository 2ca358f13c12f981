import { createHash } from 'node:crypto'
import { DRAWING_VERSION } from './spec'

const sha256 = (content: string) => createHash('sha256').update(content).digest('hex')

/** JSON with sorted keys: the same value is always the same text (jsonb forgets the order it was given). */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const entries = Object.entries(value)
    .filter(([, entry]) => entry !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonicalJson(entry)}`).join(',')}}`
}

/** Digest of what is stored of a drawing: its description. */
export const specDigest = (spec: unknown) => sha256(canonicalJson(spec))

/** The `hash` of a drawing's address by its digest. It changes when the way of drawing does, which is not stored. */
export const hashOfDrawing = (digest: string, drawingVersion = DRAWING_VERSION) =>
  sha256(`${digest}:${drawingVersion}`).slice(0, 16)

/** The hash of a drawing by its description, for whoever writes links to it. */
export const drawnHash = (spec: unknown) => hashOfDrawing(specDigest(spec))
