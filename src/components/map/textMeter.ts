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

/** Measures names as they are written in a box of the page, px; each once. */
export function textMeter(box: HTMLElement): (name: NameStyle & { text: string }) => number {
  pen ??=
    typeof CanvasRenderingContext2D === 'undefined' ? null : document.createElement('canvas').getContext('2d')
  const style = getComputedStyle(box)
  return ({ text, tone, size, spacing }) => {
    const [weight, face] = FACES[tone]
    const font = `${weight} ${size}px ${style.getPropertyValue(face) || style.fontFamily}`
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
