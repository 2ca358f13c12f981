import { openFigures, type Question } from './figures'

const oneGauge = (ask: Question<'aanbod_age_seconds'>['ask']): Question<'aanbod_age_seconds'> => ({
  about: 'age',
  gauges: { aanbod_age_seconds: { help: 'How old it is.', labels: ['site'] } },
  ask,
})
const reading = (value: number) => [{ name: 'aanbod_age_seconds' as const, labels: { site: 'huis' }, value }]

describe('figures that are asked for', () => {
  it('are read anew whenever somebody wants them, and never else', async () => {
    let asked = 0
    const figures = openFigures()
    figures.ask(oneGauge(async () => reading(++asked)))
    expect(asked).toBe(0)
    expect(await figures.text()).toContain('aanbod_age_seconds{site="huis"} 1\n')
    expect(await figures.text()).toContain('aanbod_age_seconds{site="huis"} 2\n')
  })

  it('are missing rather than old where they cannot be read; why is said once', async () => {
    const said: string[] = []
    const figures = openFigures((line) => said.push(line))
    let isDown = false
    figures.ask(
      oneGauge(async () => {
        if (isDown) throw new Error('The database is away')
        return reading(1)
      }),
    )
    await figures.text()
    isDown = true
    const text = await figures.text()
    expect(text).not.toContain('aanbod_age_seconds{')
    expect(text).toContain('aanbod_figures_answered{about="age"} 0')
    await figures.text()
    expect(said).toEqual(['figures of age: The database is away'])
    isDown = false
    expect(await figures.text()).toContain('aanbod_figures_answered{about="age"} 1')
  })

  it('that hang hide no others, and are not asked again meanwhile', async () => {
    let asked = 0
    let answer: () => void = () => undefined
    const figures = openFigures()
    figures.ask(
      oneGauge(() => {
        asked += 1
        return new Promise((done) => (answer = () => done(reading(7))))
      }),
    )
    const since = Date.now()
    const [first, second] = await Promise.all([figures.text(), figures.text()])
    expect(Date.now() - since).toBeLessThan(9000)
    for (const text of [first, second]) {
      expect(text).toContain('process_resident_memory_bytes')
      expect(text).toContain('aanbod_figures_answered{about="age"} 0')
    }
    expect(asked).toBe(1)
    answer()
    await Promise.resolve()
    // What came too late is nobody's answer: it is asked anew.
    const text = figures.text()
    answer()
    expect(await text).toContain('aanbod_age_seconds{site="huis"} 7')
  })
})
