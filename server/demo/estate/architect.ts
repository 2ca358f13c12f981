import { architects } from '../people'
import type { Profile } from './profile'

/** Who drew it: one office, whoever names it. */
export const architectOf = ({ rng }: Profile): string => rng.fork('architect').pick(architects)
