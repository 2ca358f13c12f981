import type { NameStyle } from '../../domain/map/mapNames'

let pen: CanvasRenderingContext2D | null | undefined
const known = new Map<string, number>()

/** How wide a letter is where nothing can be measured, in parts of its height. */
const USUAL = 0.55

/** Weight and face of each tone, as `NameLayer.styles` writes it. */
const FACES: Readonly<Record<NameStyle['tone'], readonly [weight: string, face: string]>> = {
  city: ['500', '--heading-face'],
  water: ['italic 500', '--heading-face'],
  town: ['500', '--text-face'],
  village: ['500', '--text-face'],
  region: ['500', '--text-face'],
}

type Face = (tone: NameStyle['tone']) => string

/** Asked of a box once: to ask is to have the browser work out the style of the whole page there and then. */
const faces = new WeakMap<HTMLElement, Face>()

function facesIn(box: HTMLElement): Face {
  const style = getComputedStyle(box)
  const { fontFamily } = style
  const written = new Map(
    Object.values(FACES).map(([, face]) => [face, style.getPropertyValue(face) || fontFamily]),
  )
  const face: Face = (tone) => written.get(FACES[tone][1]) ?? fontFamily
  faces.set(box, face)
  return face
}

/** Measures names as they are written in a box of the page, px; each once. */
export function textMeter(box: HTMLElement): (name: NameStyle & { text: string }) => number {
  pen ??=
    typeof CanvasRenderingContext2D === 'undefined' ? null : document.createElement('canvas').getContext('2d')
  const face = faces.get(box) ?? facesIn(box)
  return ({ text, tone, size, spacing }) => {
    const font = `${FACES[tone][0]} ${size}px ${face(tone)}`
    const key = `${font} ${text}`
    let width = known.get(key)
    if (width === undefined) {
      if (pen) pen.font = font
      width = pen?.measureText(text).width ?? text.length * size * USUAL
      known.set(key, width)
    }
    return width + spacing * text.length
  }
}
