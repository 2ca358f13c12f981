import type { Profile } from '../profile'

/** A few listings come without the fields of the catalogue; the units of a project have them all. */
export const hasFields = ({ rng, parentId }: Profile): boolean =>
  parentId !== undefined || !rng.fork('fields').chance(0.03)
