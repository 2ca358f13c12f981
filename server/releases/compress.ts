import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isHashedAsset, isText } from './publishable'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** How a compressed twin's name ends. */
export type TwinSuffix = 'br' | 'gz'
export interface Twin {
  suffix: TwinSuffix
  content: Buffer
}

/** Below this many bytes a response fits one packet anyway. */
const WORTH_COMPRESSING = 1024

/**
 * The compressed twins of a file, those that are smaller than it. Assets named after their content are
 * written once and fetched often, so they get the slow, best brotli; pages the quick one.
 */
export async function twinsOf(path: string, content: Buffer): Promise<Twin[]> {
  if (!isText(path) || content.length <= WORTH_COMPRESSING) return []
  const quality = isHashedAsset(path) ? 11 : 5
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const [br, gz] = await Promise.all([brotli(content, { params }), zip(content)])
  const twins: Twin[] = [
    { suffix: 'br', content: br },
    { suffix: 'gz', content: gz },
  ]
  return twins.filter((twin) => twin.content.length < content.length)
}
