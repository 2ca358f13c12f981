import type { EstateType } from '../../contract/codes'
import { HEAD_TYPE_ID, SUB_TYPE_ID } from '../../contract/ids'
import type { SayPattern } from './saidAmounts'
import type { Reading } from './saidLine'
import type { SearchFilter } from './searchFilter'

/** The type of a kind, whose number begins with that of its type (`SUB_TYPE_ID`). */
const typeOf = (subType: number) => Math.floor(subType / 100)

/** Plots and their kinds. */
export const isOfPlot = (id: number): boolean => id === HEAD_TYPE_ID.PLOT || typeOf(id) === HEAD_TYPE_ID.PLOT

interface Kinds extends Pick<SearchFilter, 'type' | 'subType' | 'parking'> {
  /** Kinds of what else is in it, as they were said: a house with an office. */
  beyond: readonly string[]
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
  const said = (kind: string) =>
    codesOf(kind).flatMap((key) => {
      const taken = reading.take(`(${say(key)})`)?.[0]
      return taken === undefined ? [] : [{ code: key.slice(kind.length + 1), taken }]
    })
  const kinds = said('subType').flatMap(({ code, taken }) => {
    const id = SUB_TYPE_ID[code]
    return id === undefined ? [] : [{ id, taken }]
  })
  const all = said('type').map(({ code }) => HEAD_TYPE_ID[code as EstateType])
  // The plot of what is built on it is no kind of its own.
  const built = all.filter((id) => !isOfPlot(id))
  const types = isBuilt([...built, ...kinds.flatMap(({ id }) => (isOfPlot(id) ? [] : id))]) ? built : all
  if (isEither) {
    const type = [...new Set([...types, ...kinds.map(({ id }) => typeOf(id))])]
    return { ...withParking({ type }), beyond: [] }
  }
  const isInside = ({ id }: (typeof kinds)[number]) => types.length > 0 && !types.includes(typeOf(id))
  const subType = kinds.filter((kind) => !isInside(kind)).map(({ id }) => id)
  const beyond = kinds.filter(isInside).map(({ taken }) => taken)
  const named = subType.length ? { subType } : types.length ? { type: types } : roomOf()
  return { ...withParking(named), beyond }

  /** A room by itself is one to let to a student. */
  function roomOf(): Pick<SearchFilter, 'subType'> {
    const id = SUB_TYPE_ID['STUDENT_ROOM']
    return id !== undefined && reading.take(say('room')) ? { subType: [id] } : {}
  }

  /** A garage is a thing of its own where nothing else is asked for. */
  function withParking(asked: Pick<SearchFilter, 'type' | 'subType'>): Omit<Kinds, 'beyond'> {
    if (!reading.take(say('parking'))) return asked
    return (asked.type ?? asked.subType) ? { ...asked, parking: true } : { type: [HEAD_TYPE_ID.GARAGE] }
  }
}
