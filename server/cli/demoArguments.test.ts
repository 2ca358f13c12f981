import { parseDemoArguments } from './demoArguments'

const today = new Date('2026-03-01T12:00:00Z')
const parse = (...args: string[]) => parseDemoArguments(args, today)

describe('the arguments of the demo command', () => {
  it('have defaults', () => {
    expect(parse()).toEqual({
      estates: 150,
      siteId: 'demo',
      seed: 1,
      now: today,
      help: false,
      pictures: true,
    })
  })

  it('say how many, for which site, from which seed, on which day and where to', () => {
    const all = parse(
      '--estates',
      '12',
      '--site',
      'coast-2',
      '--seed=9',
      '--now',
      '2026-01-31',
      '--out',
      'a.ndjson',
    )
    const now = new Date('2026-01-31')
    expect(all).toEqual({
      estates: 12,
      siteId: 'coast-2',
      seed: 9,
      now,
      out: 'a.ndjson',
      help: false,
      pictures: true,
    })
  })

  it.each([
    [['--estates', 'many'], '--estates must be a whole number'],
    [['--estates=-3'], '--estates must be a whole number'],
    [['--seed', '1.5'], '--seed must be a whole number'],
    [['--site', 'Mijn site'], '--site must be lower-case letters'],
    [['--now', 'tomorrow'], '--now must be a date'],
    [['--estate', '3'], '--estate'],
  ])('%j is refused', (args, reason) => {
    expect(() => parse(...args)).toThrow(reason)
  })
})
