import type { SayPattern } from './saidAmounts'
import type { Reading } from './saidLine'
import type { SearchFilter } from './searchFilter'

/** A surface in m²; undefined where it has no such end. */
interface Surface {
  least?: number
  most?: number
}

interface Surfaces {
  /** That of the ground, where it is said to be. */
  ground?: Surface
  /** Of what is looked for: of a plot its own, else the living area. */
  area?: Surface
  /** Whether the plot is named before its surface. */
  isOfGround: boolean
}

const SQUARE_METRES_IN = { are: 100, hectare: 10_000 } as const

/** Ares and hectares, which nobody says of a floor, as square metres of ground. */
export function inSquareMetres(text: string, say: SayPattern, ground: string): string {
  return (['are', 'hectare'] as const).reduce(
    (said, unit) =>
      said.replace(
        new RegExp(
          `(\\d+(?:[.,]\\d+)?)\\s*${say(unit)}(?![\\p{L}\\d])(?:\\s+${say('ground')}(?![\\p{L}\\d]))?`,
          'gu',
        ),
        (_, number: string) => {
          const area = Math.round(Number(number.replace(',', '.')) * SQUARE_METRES_IN[unit])
          return `${area} m2 ${ground}`
        },
      ),
    text.replace(new RegExp(`(\\d)\\s*${say('squareMetres')}(?![\\p{L}\\d])`, 'gu'), '$1 m2'),
  )
}

/** Takes the surfaces out of a line. */
export function takeSurfaces(reading: Reading, say: SayPattern): Surfaces {
  const unit = '\\s*(?:m2|qm|sqm)'
  const one = `(?:(${say('atMost')})\\s+|${say('atLeast')}\\s+)?(\\d+)${unit}(?:\\s+${say('orMore')})?`
  const two = `(?:${say('between')}\\s+)?(\\d+)(?:${unit})?\\s*(?:—|\\s${say('and')}\\s)\\s*(\\d+)${unit}`
  const take = (behind: string): Surface | undefined => {
    const [low, high] = reading.take(two + behind) ?? []
    if (low && high) return { least: Number(low), most: Number(high) }
    const [isMost, size] = reading.take(one + behind) ?? []
    return size ? { [isMost ? 'most' : 'least']: Number(size) } : undefined
  }
  const ground = take(`\\s+${say('ground')}`)
  const isOfGround =
    ground !== undefined || reading.has(`${say('ground')}\\s*:?\\s*(?:${say('alone')}\\s+)*${one}`)
  const area = take('')
  return { ...(ground && { ground }), ...(area && { area }), isOfGround }
}

/** The ends of a surface as conditions of a search. */
export const surfaceEnds = (
  { least, most }: Surface,
  of: 'plot' | 'livingArea',
): Pick<SearchFilter, 'plotMin' | 'plotMax' | 'livingAreaMin' | 'livingAreaMax'> => ({
  ...(least !== undefined && { [`${of}Min`]: least }),
  ...(most !== undefined && { [`${of}Max`]: most }),
})
