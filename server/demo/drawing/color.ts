/** Colours as `#rrggbb` text; the arithmetic is in sRGB, which is how poster inks are judged by eye. */
export type Color = string

function channels(color: Color): [number, number, number] {
  const value = parseInt(color.slice(1), 16)
  if (!/^#[0-9a-f]{6}$/i.test(color)) throw new Error(`Colour "${color}" is not of the form #rrggbb`)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

function toHex(values: number[]): Color {
  return (
    '#' +
    values
      .map((v) =>
        Math.round(Math.min(255, Math.max(0, v)))
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  )
}

/** `share` of `b` in `a`, 0 to 1. */
export function blend(a: Color, b: Color, share: number): Color {
  const [from, to] = [channels(a), channels(b)]
  return toHex(from.map((v, i) => v + ((to[i] ?? 0) - v) * share))
}

/** A colour seen under coloured light. */
export function multiply(a: Color, b: Color): Color {
  const light = channels(b)
  return toHex(channels(a).map((v, i) => (v * (light[i] ?? 0)) / 255))
}

export function lighter(color: Color, share: number): Color {
  return blend(color, '#fffaf0', share)
}

export function darker(color: Color, share: number): Color {
  return blend(color, '#1d1f2b', share)
}

/** Perceived brightness, 0 to 1. */
export function luminance(color: Color): number {
  const [r, g, b] = channels(color)
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255
}
