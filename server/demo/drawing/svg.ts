import type { Color } from './color'

/** A place on the picture, px. */
export type Point = readonly [x: number, y: number]

/** Shortest text of a length in px: one decimal is enough at 1600 px. */
export function px(value: number): string {
  return String(Math.round(value * 10) / 10)
}

export function pathOf(points: readonly Point[]): string {
  return points.map(([x, y], i) => `${i ? 'L' : 'M'}${px(x)} ${px(y)}`).join('') + 'Z'
}

/** `extra` is raw attribute text, for instance `opacity=".3"`. */
export function path(d: string, fill: Color | 'none', extra = ''): string {
  return `<path d="${d}" fill="${fill}"${extra && ' ' + extra}/>`
}

export function polygon(points: readonly Point[], fill: Color, extra = ''): string {
  return path(pathOf(points), fill, extra)
}

export function box(x: number, y: number, w: number, h: number, fill: Color, extra = ''): string {
  if (w <= 0 || h <= 0) return ''
  return path(`M${px(x)} ${px(y)}h${px(w)}v${px(h)}h${px(-w)}z`, fill, extra)
}

/** A box with rounded corners. */
export function softBox(
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  fill: Color,
  extra = '',
): string {
  return `<rect x="${px(x)}" y="${px(y)}" width="${px(Math.max(0, w))}" height="${px(Math.max(0, h))}" rx="${px(r)}" fill="${fill}"${extra && ' ' + extra}/>`
}

export function oval(x: number, y: number, rx: number, ry: number, fill: Color, extra = ''): string {
  return `<ellipse cx="${px(x)}" cy="${px(y)}" rx="${px(rx)}" ry="${px(ry)}" fill="${fill}"${extra && ' ' + extra}/>`
}

export function stroke(d: string, color: Color, width: number, extra = ''): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${px(width)}"${extra && ' ' + extra}/>`
}

export function line(a: Point, b: Point, color: Color, width: number, extra = ''): string {
  return stroke(`M${px(a[0])} ${px(a[1])}L${px(b[0])} ${px(b[1])}`, color, width, extra)
}

export function group(content: string, extra: string): string {
  return content && `<g ${extra}>${content}</g>`
}

export function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
}
