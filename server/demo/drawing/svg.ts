import type { Color } from './color'

/** A place on the picture, px. */
export type Point = readonly [x: number, y: number]

/** Tenths of a px, in px. Of whole numbers: a fraction takes five times as long to write, and a picture has ten thousand. */
function written(tenths: number): string {
  const size = Math.abs(tenths)
  const rest = size % 10
  const whole = (size - rest) / 10
  return `${tenths < 0 ? '-' : ''}${rest && !whole ? '' : whole}${rest ? `.${rest}` : ''}`
}

/** Nobody sees three tenths of a px. */
const near = (one: number, other: number) => Math.abs(one - other) <= 3

const tenthsOf = (value: number) => Math.round(value * 10)

/** Shortest text of a length in px: one decimal is enough at 1600 px. */
export const px = (value: number): string => written(tenthsOf(value))

/** A path from place to place, each told from the one before: half as long to write and to read. */
export class Trail {
  private x: number
  private y: number
  private bend: readonly [number, number] | undefined
  d: string

  constructor([x, y]: Point) {
    this.x = tenthsOf(x)
    this.y = tenthsOf(y)
    this.d = `M${written(this.x)} ${written(this.y)}`
  }

  private from(x: number, y: number): string {
    const down = written(y - this.y)
    return `${written(x - this.x)}${down.startsWith('-') ? '' : ' '}${down}`
  }

  line([x, y]: Point): void {
    const to = [tenthsOf(x), tenthsOf(y)] as const
    this.d += `l${this.from(...to)}`
    this.bend = undefined
    ;[this.x, this.y] = to
  }

  /** Bent towards a point. Where that mirrors the bend before, as along a smooth outline, it is not written again. */
  curve([bendX, bendY]: Point, [x, y]: Point): void {
    const to = [tenthsOf(x), tenthsOf(y)] as const
    const bend = [tenthsOf(bendX), tenthsOf(bendY)] as const
    const mirrored = this.bend && ([2 * this.x - this.bend[0], 2 * this.y - this.bend[1]] as const)
    const isMirrored = mirrored && near(mirrored[0], bend[0]) && near(mirrored[1], bend[1])
    const end = this.from(...to)
    this.d += isMirrored ? `t${end}` : `q${this.from(...bend)}${end.startsWith('-') ? '' : ' '}${end}`
    this.bend = isMirrored ? mirrored : bend
    ;[this.x, this.y] = to
  }
}

export function pathOf([first = [0, 0], ...others]: readonly Point[]): string {
  const trail = new Trail(first)
  for (const point of others) trail.line(point)
  return `${trail.d}Z`
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
  return lines([[a, b]], color, width, extra)
}

/** Many lines as one thing: drawn, read and kept in a fraction of the time. */
export function lines(
  ends: readonly (readonly [Point, Point])[],
  color: Color,
  width: number,
  extra = '',
): string {
  const d = ends.map(([a, b]) => {
    const trail = new Trail(a)
    trail.line(b)
    return trail.d
  })
  return d.length ? stroke(d.join(''), color, width, extra) : ''
}

export function group(content: string, extra: string): string {
  return content && `<g ${extra}>${content}</g>`
}

export function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
}
