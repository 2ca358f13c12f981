import sharp, { type Sharp } from 'sharp'
import type { Focus } from '../../../src/contract/estateParts'

/** Pixels of the shorter side in which it is looked for. */
const LOOKED_AT = 120
/** Share of the longer side that stays when it is cut to find out. */
const SHARE = 0.6
/** A picture that is longer than so many times its width has no one place to look at. */
const MOST_RATIO = 4
/** Percent from the middle by which nobody would see a difference. */
const NEAR = 6

/** How far the shades of a picture lie apart, of 255, below which nothing of it stands out. */
const FLAT = 3

const percent = (at: number, of: number) => Math.max(0, Math.min(100, Math.round((100 * at) / of)))

/**
 * What of a photo draws the eye, by its contrast, its colour and its skin tones: that stays in sight where it is cut. Undefined where that
 * is the middle, or nothing stands out.
 * @example await focusOf(photo, { width: 1600, height: 1067 }) // { x: 72, y: 40 }
 */
export async function focusOf(
  photo: Sharp,
  { width, height }: { width: number; height: number },
): Promise<Focus | undefined> {
  const [shorter, longer] = width < height ? [width, height] : [height, width]
  if (longer > MOST_RATIO * shorter) return undefined
  const scale = LOOKED_AT / shorter
  const small = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const cut =
    width < height
      ? { width: small.width, height: Math.round(small.height * SHARE) }
      : { width: Math.round(small.width * SHARE), height: small.height }
  const pixels = await photo.resize(small).png().toBuffer()
  const { channels } = await sharp(pixels).stats()
  if (channels.every(({ stdev }) => stdev < FLAT)) return undefined
  const { info } = await sharp(pixels)
    .resize({ ...cut, fit: 'cover', position: sharp.strategy.attention })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { attentionX, attentionY } = info
  if (attentionX === undefined || attentionY === undefined) return undefined
  const focus = { x: percent(attentionX, small.width), y: percent(attentionY, small.height) }
  const isNear = Math.abs(focus.x - 50) <= NEAR && Math.abs(focus.y - 50) <= NEAR
  return isNear ? undefined : focus
}
