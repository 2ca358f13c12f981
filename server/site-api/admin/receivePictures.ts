import type { FieldError } from '../../../src/contract/check'
import type { Asset } from '../../../src/contract/asset'
import type { PicturePool } from '../assets/picturePool'
import { UnreadablePicture } from '../assets/renderPicture'
import type { Good } from './importRuns'

type FileAsset = Extract<Asset, { kind: 'file' }>

/** The picture as it is kept (`arrivedPicture`). */
async function received(asset: FileAsset, pictures: PicturePool): Promise<FileAsset> {
  const { mime } = asset
  const bytes = Buffer.from(asset.base64, 'base64')
  const kept = await pictures.run({ kind: 'arrival', bytes, mime })
  if (mime !== 'image/svg+xml') return asset
  return { ...asset, mime: 'image/png', base64: kept.toString('base64') }
}

/**
 * Takes in the pictures among lines of assets: each is decoded once by whoever does that for all, and refused, with its name, when it
 * cannot be or takes too much. What is drawn by code is passed on.
 */
export async function receivePictures(lines: readonly Good[], pictures: PicturePool) {
  const refused: { line: number; error: FieldError }[] = []
  const take = async (line: Good): Promise<Good | undefined> => {
    if (!('data' in line)) return line
    const asset = line.data as Asset
    if (asset.kind !== 'file') return line
    try {
      return { ...line, data: await received(asset, pictures) }
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
