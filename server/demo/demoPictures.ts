import { gzipSync } from 'node:zlib'
import type { ImportLine } from '../../src/contract/importLine'
import { demoDrawings, type DemoOptions } from './demo'
import { draw } from './drawing/draw'
import { drawnHash } from './drawing/drawnHash'
import type { NamedDrawing } from './estate/pictures'

/** Of 88 MB of drawings 29 are left; the best that there is would take twice as long for 3 less. */
const LEVEL = 1

const pictureLine = ({ name, spec }: NamedDrawing): ImportLine => ({
  kind: 'asset',
  data: {
    name,
    kind: 'file',
    mime: 'image/svg+xml',
    hash: drawnHash(spec),
    base64: gzipSync(draw(spec).svg, { level: LEVEL }).toString('base64'),
  },
})

/** The pictures of the demo site (`demoLines`) as lines of an import, each drawn when its line is asked for: a few milliseconds. */
export function* demoPictures(options: DemoOptions): Generator<ImportLine> {
  for (const drawing of demoDrawings(options)) yield pictureLine(drawing)
}
