import { define, type Stage } from './stage'
import { box, path } from './svg'

/** Head, definitions, the drawing, then a veil of the hour's light and fine paper grain over all of it. */
export function finish(stage: Stage, content: string, grain = 0.17, veiled = true): string {
  const { camera, tone } = stage
  const { width, height } = camera
  const noise = define(
    stage,
    (id) =>
      `<filter id="${id}" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".72" numOctaves="2" seed="7" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 .25 0 0 0 0 .2 0 0 0 0 .18 1.6 0 0 0 -.62"/></filter>`,
  )
  const tile = define(
    stage,
    (id) =>
      `<pattern id="${id}" width="256" height="256" patternUnits="userSpaceOnUse"><rect width="256" height="256" filter="url(#${noise})"/></pattern>`,
  )
  const veil = define(
    stage,
    (id) =>
      `<linearGradient id="${id}" x1="${tone.sunSide < 0 ? 0 : 1}" y1="0" x2="${tone.sunSide < 0 ? 1 : 0}" y2="1"><stop offset="0" stop-color="#ffe7bd" stop-opacity=".16"/><stop offset=".5" stop-color="#ffe7bd" stop-opacity="0"/><stop offset="1" stop-color="${tone.shadow}" stop-opacity=".14"/></linearGradient>`,
  )
  const over =
    (veiled ? path(`M0 0H${width}V${height}H0Z`, `url(#${veil})`) : '') +
    box(0, 0, width, height, `url(#${tile})`, `opacity="${grain}"`)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<defs>${stage.defs.join('')}</defs>${content}${over}</svg>`
  )
}
