import type { FieldError } from '../../../src/contract/check'
import type { Asset } from '../../../src/contract/asset'
import type { PicturePool } from '../assets/picturePool'
import { UnreadablePicture } from '../assets/renderPicture'
import type { Good } from './importRuns'

/**
 * Takes in the pictures among lines of assets: each is decoded once by whoever does that for all, and refused, with its name, when it
 * cannot be or takes too much.
 */
export async function receivePictures(lines: readonly Good[], pictures: PicturePool) {
  const refused: { line: number; error: FieldError }[] = []
  const take = async (line: Good): Promise<Good | undefined> => {
    if (!('data' in line)) return line
    const asset = line.data as Asset
    try {
      const bytes = Buffer.from(asset.base64, 'base64')
      await pictures.run({ kind: 'arrival', bytes, mime: asset.mime })
      return line
    } catch (error) {
      if (!(error instanceof UnreadablePicture)) throw error
      const reason = `${error.message} (the picture ${asset.name})`
      refused.push({ line: line.line, error: { field: 'data.base64', reason } })
      return undefined
    }
  }
  const good = (await Promise.all(lines.map(take))).filter((line) => line !== undefined)
  return { good, refused }
}
