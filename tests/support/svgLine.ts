import type { ImportLine } from '../../src/contract/importLine'

/** A square of 800 px in a colour of its own. */
export function squareSvg(seed: number): string {
  const colour = (0x1000000 + seed * 4057).toString(16).slice(1)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><rect width="800" height="800" fill="#${colour}"/></svg>`
}

/** A picture of a site under a name: an SVG, or the square of a number. */
export function svgLine(name: string, svg: string | number, hash?: string): ImportLine {
  const bytes = Buffer.from(typeof svg === 'number' ? squareSvg(svg) : svg)
  return {
    kind: 'asset',
    data: {
      name,
      kind: 'file',
      mime: 'image/svg+xml',
      base64: bytes.toString('base64'),
      ...(hash && { hash }),
    },
  }
}
