import type { Section } from './types'

/** The rows that tell how far it is to something, whatever tab they stand in. */
export const distancesOf = (sections: readonly Section[]) =>
  sections.flatMap(({ rows }) => rows.filter(({ icon }) => icon === 'distance'))
