import { qualityList } from './qualityList'

const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number] | 'identity'

/**
 * The encodings that a reader takes, the best first: by the header's qualities, and brotli before gzip before
 * plain where they are equal. Plain always remains as the last, even if refused: better that than nothing.
 * @example acceptedEncodings('gzip, br;q=0.5') // ['gzip', 'br', 'identity']
 */
export function acceptedEncodings(acceptEncoding: string | undefined): Encoding[] {
  const wishes = new Map(qualityList(acceptEncoding).map(({ value, quality }) => [value, quality]))
  const quality = (encoding: Encoding) => wishes.get(encoding) ?? wishes.get('*') ?? 0
  const taken = ENCODINGS.filter((encoding) => quality(encoding) > 0)
  const plain = wishes.get('identity') ?? 0
  const best = taken.filter((encoding) => quality(encoding) >= plain)
  return [...best.sort((a, b) => quality(b) - quality(a)), 'identity']
}
