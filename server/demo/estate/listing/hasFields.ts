import type { Profile } from '../profile'

/** A few listings come without the fields of the catalogue; homes for sale and the units of a project have them all. */
export const hasFields = ({ facts, rng, parentId }: Profile): boolean =>
  parentId !== undefined || (facts.deal === 'sale' && Boolean(facts.home)) || !rng.fork('fields').chance(0.03)
