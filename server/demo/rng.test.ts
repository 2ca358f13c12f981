import { createRng as createRngOfDrawings } from './drawing/rng'
import { createRng } from './rng'

describe('the seeded source of chance', () => {
  it('gives the same sequence for the same seed and another for another seed', () => {
    const draw = (seed: number) => {
      const rng = createRng(seed)
      return Array.from({ length: 20 }, () => rng.next())
    }
    expect(draw(1)).toEqual(draw(1))
    expect(draw(1)).not.toEqual(draw(2))
  })

  it('draws in every version of the program what it drew before, for listings and for pictures', () => {
    expect(createRng(7).fork('huis').next()).toBe(0.7508820134680718)
    expect(createRngOfDrawings(7).fork('huis').next()).toBe(0.5437394150067121)
  })

  it('forks by key alone, whatever was drawn before', () => {
    const used = createRng(7)
    used.next()
    used.int(1, 6)
    expect(used.fork('estate 12').next()).toBe(createRng(7).fork('estate 12').next())
    expect(used.fork('estate 12').next()).not.toBe(used.fork('estate 13').next())
  })

  it('reaches both ends of a range and nothing outside it', () => {
    const rng = createRng(3)
    const seen = new Set(Array.from({ length: 500 }, () => rng.int(2, 5)))
    expect([...seen].sort()).toEqual([2, 3, 4, 5])
  })

  it('follows the weights', () => {
    const rng = createRng(9)
    const often = Array.from({ length: 2000 }, () =>
      rng.weighted([
        ['a', 9],
        ['b', 1],
        ['c', 0],
      ] as const),
    )
    expect(often.filter((value) => value === 'a').length).toBeGreaterThan(1650)
    expect(often).toContain('b')
    expect(often).not.toContain('c')
  })

  it('samples different items and keeps their order', () => {
    const rng = createRng(4)
    for (let i = 0; i < 50; i++) {
      const some = rng.sample([1, 2, 3, 4, 5, 6], 3)
      expect(some).toHaveLength(3)
      expect([...some].sort()).toEqual(some)
    }
  })

  it('refuses to pick from nothing', () => {
    expect(() => createRng(1).pick([])).toThrow('empty list')
  })
})
