import type { Section } from './types'

const IS_DISTANCE = /^listing\.other\.distance_/

/** The rows that tell how far it is to something, whatever tab they stand in. */
export const distancesOf = (sections: readonly Section[]) =>
  sections.flatMap(({ rows }) => rows.filter(({ key }) => IS_DISTANCE.test(key)))
