import type { EstateType } from '../../contract/codes'
import { HEAD_TYPE_ID, SUB_TYPE_ID } from '../../contract/ids'
import type { SayPattern } from './saidAmounts'
import type { Reading } from './saidLine'
import type { SearchFilter } from './searchFilter'

/** The type of a kind, whose number begins with that of its type (`SUB_TYPE_ID`). */
const typeOf = (subType: number) => Math.floor(subType / 100)

/** Plots and their kinds. */
export const isOfPlot = (id: number): boolean => id === HEAD_TYPE_ID.PLOT || typeOf(id) === HEAD_TYPE_ID.PLOT

const kindOf = (key: string): number | undefined => {
  const [kind, code = ''] = key.split('.')
  if (kind === 'type') return HEAD_TYPE_ID[code as EstateType]
  const id = kind === 'subType' ? SUB_TYPE_ID[code] : undefined
  return id === undefined ? undefined : typeOf(id)
}
const isPlotKey = (key: string) => kindOf(key) === HEAD_TYPE_ID.PLOT
/** Houses and flats and their kinds. */
const isBuiltKey = (key: string) => {
  const type = kindOf(key)
  return type === HEAD_TYPE_ID.HOUSE || type === HEAD_TYPE_ID.APARTMENT
}

interface Kinds extends Pick<SearchFilter, 'type' | 'subType' | 'parking'> {
  /** Kinds of what else is in it, as they were said: a house with an office. */
  beyond: readonly string[]
  /** Whether a plot is asked for, or a plot or something that is built: what no plot has is no condition then. */
  isPlotToo: boolean
}

/**
 * Takes types and kinds out of a line. A kind says more than its type, and may hold its word; of “flat or studio” the type holds both.
 * @param keys every meaning that can be said
 * @param isBuilt whether something is asked that nobody asks of bare ground: a plot is that of what is built on it then
 */
export function takeKinds(
  reading: Reading,
  say: SayPattern,
  keys: readonly string[],
  isBuilt: (types: readonly number[]) => boolean,
): Kinds {
  const codesOf = (kind: string) => keys.filter((key) => key.startsWith(`${kind}.`))
  const ways = (kind: string) => `(?:${codesOf(kind).map(say).join('|')})`
  const isEither =
    reading.has(`${ways('type')}\\s+${say('either')}\\s+${ways('subType')}`) ||
    reading.has(`${ways('subType')}\\s+${say('either')}\\s+${ways('type')}`)
  // “Building plot or old house to renovate”: the one or the other, whatever is said of them.
  const between = `(?:\\p{L}+\\s+|[|\\s]+){0,3}?`
  const joined = `\\s+${between}${say('either')}\\s+${between}`
  const plots = `(?:${keys
    .filter((key) => isPlotKey(key))
    .map(say)
    .join('|')})`
  const others = `(?:${keys
    .filter((key) => isBuiltKey(key))
    .map(say)
    .join('|')})`
  const isPlotToo = reading.has(`${plots}${joined}${others}`) || reading.has(`${others}${joined}${plots}`)
  // Of a house with two garages they are parking.
  const isWith = reading.has(
    `(?:\\d{1,2}|${say('numbers')}|${say('with')})\\s+(?:${say('alone')}\\s+){0,2}${say('type.GARAGE')}`,
  )
  const said = (kind: string) =>
    codesOf(kind).flatMap((key) => {
      const taken = reading.take(`(${say(key)})`)?.[0]
      return taken === undefined ? [] : [{ code: key.slice(kind.length + 1), taken }]
    })
  const kinds = said('subType').flatMap(({ code, taken }) => {
    const id = SUB_TYPE_ID[code]
    return id === undefined ? [] : [{ id, taken }]
  })
  const named = said('type').map(({ code }) => HEAD_TYPE_ID[code as EstateType])
  const isOfOther = isWith && (kinds.length > 0 || named.some((id) => id !== HEAD_TYPE_ID.GARAGE))
  const all = isOfOther ? named.filter((id) => id !== HEAD_TYPE_ID.GARAGE) : named
  // The plot of what is built on it is no kind of its own.
  const built = all.filter((id) => !isOfPlot(id))
  const types = isBuilt([...built, ...kinds.flatMap(({ id }) => (isOfPlot(id) ? [] : id))]) ? built : all
  if (isEither || (isPlotToo && types.length + kinds.length > 0)) {
    const type = [...new Set([...types, ...kinds.map(({ id }) => typeOf(id))])]
    return { ...withParking({ type }), beyond: [], isPlotToo: isPlotToo && type.some(isOfPlot) }
  }
  const isInside = ({ id }: (typeof kinds)[number]) => types.length > 0 && !types.includes(typeOf(id))
  const subType = kinds.filter((kind) => !isInside(kind)).map(({ id }) => id)
  const beyond = kinds.filter(isInside).map(({ taken }) => taken)
  const asked: Pick<SearchFilter, 'type' | 'subType'> = subType.length
    ? { subType }
    : types.length
      ? { type: types }
      : roomOf()
  const chosen = asked.subType ?? asked.type ?? []
  return { ...withParking(asked), beyond, isPlotToo: chosen.length > 0 && chosen.every(isOfPlot) }

  /** A room by itself is one to let to a student. */
  function roomOf(): Pick<SearchFilter, 'subType'> {
    const id = SUB_TYPE_ID['STUDENT_ROOM']
    return id !== undefined && reading.take(say('room')) ? { subType: [id] } : {}
  }

  /** A garage is a thing of its own where nothing else is asked for. */
  function withParking(asked: Pick<SearchFilter, 'type' | 'subType'>): Omit<Kinds, 'beyond' | 'isPlotToo'> {
    if (!isOfOther && !reading.take(say('parking'))) return asked
    return (asked.type ?? asked.subType) ? { ...asked, parking: true } : { type: [HEAD_TYPE_ID.GARAGE] }
  }
}
