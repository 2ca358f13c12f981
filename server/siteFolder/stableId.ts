import { textNumber } from '../formats/textNumber'

/** Ids from here on are those of names of a site's folder; back offices count from 1. */
const FIRST = 1_000_000_000
const COUNT = 1_000_000_000

/**
 * The number of something that a folder knows by name: the same wherever and whenever it is read, so that an import replaces what
 * it brought before. Two names of a site's few meet once in millions of sites, and are told to.
 */
export const stableId = (kind: string, name: string): number => textNumber(`${kind} ${name}`, FIRST, COUNT)

/** Whether a number was made of a name. */
export const isStableId = (id: number): boolean => id >= FIRST && id < FIRST + COUNT
