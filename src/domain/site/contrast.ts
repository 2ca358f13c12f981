export type Rgb = readonly [number, number, number]

/** Red, green and blue (0–255) of `#9e3f27` or `#abc`; undefined for anything else. */
export function rgbOf(colour: string): Rgb | undefined {
  const digits = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(colour)
  if (!digits) return undefined
  const long = digits[2] ?? [...(digits[1] ?? '')].map((digit) => digit + digit).join('')
  const part = (at: number) => parseInt(long.slice(at, at + 2), 16)
  return [part(0), part(2), part(4)]
}

export const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** A colour between two, `share` of the way from the first to the second. */
export const mixed = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
]

/** The colour made lighter (0–1: how much of the way to white) with its hue and its saturation as they are. */
export function lighter(rgb: Rgb, share: number): Rgb {
  const [red, green, blue] = [rgb[0] / 255, rgb[1] / 255, rgb[2] / 255]
  const [least, most] = [Math.min(red, green, blue), Math.max(red, green, blue)]
  const lightness = (least + most) / 2
  const wanted = lightness + (1 - lightness) * share
  const reach = (at: number) => 1 - Math.abs(2 * at - 1)
  const stretch = reach(lightness) === 0 ? 0 : reach(wanted) / reach(lightness)
  const part = (value: number) => Math.min(255, Math.max(0, (wanted + (value - lightness) * stretch) * 255))
  return [part(red), part(green), part(blue)]
}

function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * Contrast of two colours by WCAG 2.2, from 1 to 21; the order does not matter.
 * @example contrast([0, 0, 0], [255, 255, 255]) // 21
 */
export function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}
