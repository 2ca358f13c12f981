import { architects } from '../people'
import type { Profile } from './profile'

/** Who drew it: one office, whoever names it. */
export const architectOf = ({ rng, parentId, architect }: Profile): string | undefined =>
  parentId === undefined ? rng.fork('architect').pick(architects) : architect
