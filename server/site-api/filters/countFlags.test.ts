import fc from 'fast-check'
import { FlagBits } from '../estates/inMemory/flagBits'
import { countFlags } from './countFlags'

const NAMES = ['garden', 'lift', 'pool'] as const
const cell = fc.constantFrom(null, 0, 1)
const cells = fc.record({ garden: cell, lift: cell, pool: cell })

test('each flag is counted as a plain loop over listings and their units counts it', () => {
  const alone = fc.array(cells, { maxLength: 30 })
  const projects = fc.array(fc.array(cells, { minLength: 1, maxLength: 4 }), { maxLength: 10 })
  fc.assert(
    fc.property(alone, projects, (own, inProjects) => {
      const flags = new FlagBits(NAMES)
      const all = [...own, ...inProjects.flat()]
      // What stood in a row before is of no account.
      for (const row of all.keys()) flags.set(row, { garden: 1, lift: 0, pool: null })
      all.forEach((of, row) => flags.set(row, of))
      const counts = countFlags(flags, {
        alone: Int32Array.from(own.keys()),
        units: Int32Array.from(inProjects.flat().keys(), (nth) => own.length + nth),
        projects: Int32Array.from(inProjects.flatMap((units, nth) => units.map(() => 1000 + nth))),
      })
      const listings = [...own.map((one) => [one]), ...inProjects]
      for (const name of NAMES)
        expect(counts.get(name)).toBe(listings.filter((one) => one.some((of) => of[name] === 1)).length)
    }),
  )
})

test('more flags than there is room for are told at once', () => {
  expect(() => new FlagBits(Array.from({ length: 17 }, (_, nth) => `flag ${nth}`))).toThrow('17 flags')
})
