import type { TextWriter } from '../facts'
import { home } from './home'
import { commercial } from './commercial'
import { garage, plot } from './other'
import { project } from './project'
import { rental } from './rental'

/** French texts. */
export const french: TextWriter = {
  property: (facts, rng) => {
    if (facts.home) return home(facts, rng)
    if (facts.use) return commercial(facts, rng)
    return facts.ground === undefined ? garage(facts, rng) : plot(facts, rng)
  },
  project,
  rental,
}
