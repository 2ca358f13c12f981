import Negotiator from 'negotiator'

/** The better one first, where a reader takes both alike. */
const PREFERRED = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof PREFERRED)[number]

/** `@types/negotiator` describe a version that could not prefer yet. */
interface Preferring {
  encodings(available: readonly string[], wish: { preferred: readonly string[] }): Encoding[]
}

/**
 * The encodings that a reader takes, the best first: by the header's qualities, and brotli before gzip before
 * plain where they are equal. Plain always remains as the last, even if refused: better that than nothing.
 * @example acceptedEncodings('gzip, br;q=0.5') // ['gzip', 'br', 'identity']
 */
export function acceptedEncodings(acceptEncoding: string | undefined): Encoding[] {
  const reader = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } }) as unknown as Preferring
  const taken = reader.encodings(PREFERRED, { preferred: PREFERRED })
  const plain = taken.indexOf('identity')
  return [...(plain < 0 ? taken : taken.slice(0, plain)), 'identity']
}
