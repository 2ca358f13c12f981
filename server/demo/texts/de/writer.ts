import type { TextWriter } from '../facts'
import { home } from './home'
import { commercial } from './commercial'
import { garage, plot } from './other'
import { project } from './project'
import { rental } from './rental'

/** German texts. */
export const german: TextWriter = {
  property: (facts, rng) => {
    if (facts.home) return home(facts, rng)
    if (facts.use) return commercial(facts, rng)
    return facts.ground === undefined ? garage(facts, rng) : plot(facts, rng)
  },
  project,
  rental,
}
