import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isHashedAsset, isText } from './publishable'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** How a precompressed variant's name ends. */
export const PRECOMPRESSED_SUFFIXES = ['br', 'gz'] as const
export type PrecompressedSuffix = (typeof PRECOMPRESSED_SUFFIXES)[number]
export interface Precompressed {
  suffix: PrecompressedSuffix
  content: Buffer
}

/** Below this many bytes a response fits one packet anyway. */
const WORTH_COMPRESSING = 1024

/**
 * The precompressed variants of a file, those that are smaller than it. Assets named after their content are
 * written once and fetched often, so they get the slow, best brotli; pages the quick one.
 */
export async function precompressedOf(path: string, content: Buffer): Promise<Precompressed[]> {
  if (!isText(path) || content.length <= WORTH_COMPRESSING) return []
  const quality = isHashedAsset(path) ? 11 : 5
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const [br, gz] = await Promise.all([brotli(content, { params }), zip(content)])
  const variants: Precompressed[] = [
    { suffix: 'br', content: br },
    { suffix: 'gz', content: gz },
  ]
  return variants.filter((variant) => variant.content.length < content.length)
}
