import type { DrawingSpec } from '../../drawing/spec'

export interface Picture {
  svg: string
  width: number
  height: number
}

/**
 * Draws a picture from its description. The drawing code is large and only needed when a picture is first asked for,
 * so it is loaded then.
 */
export async function drawPicture(spec: DrawingSpec): Promise<Picture> {
  const { draw } = await import('../../drawing/draw')
  return draw(spec)
}
