import { softened, tellingWords } from './tellingWords'

/** Texts of what a search finds. */
const having =
  (...texts: string[]) =>
  async (words: readonly string[]) =>
    texts.filter((text) => words.every((one) => text.includes(one))).length

describe('words that were not understood', () => {
  test('are looked for where listings have them', async () => {
    expect(await tellingWords(['Veldstraat'], having('in de Veldstraat', 'elders'))).toEqual({
      told: ['Veldstraat'],
      count: 1,
    })
  })

  test('are left out where none has them', async () => {
    expect(await tellingWords(['altes'], having('Haus', 'Villa'))).toEqual({ told: [], count: 2 })
  })

  test('are told apart, so that one that nobody has does not take the others with it', async () => {
    expect(await tellingWords(['mansion', 'Veldstraat'], having('in de Veldstraat', 'elders'))).toEqual({
      told: ['Veldstraat'],
      count: 1,
    })
  })

  test('are never cut: what is too long to be looked for is left out', async () => {
    const long = 'a place for all of my many friends and relations of whom some sing'
    expect(await tellingWords([long], having(long))).toEqual({ told: [], count: 1 })
  })
})

describe('what is only liked', () => {
  const counts = { 'huis met zwembad': 0, 'huis met tuin': 4, huis: 9, kasteel: 0 }
  const tell = async (search: keyof typeof counts) => ({ told: [], count: counts[search] })

  test('is asked where something is found with it', async () => {
    expect(await softened(tell, 'huis met tuin', 'huis')).toEqual({ told: [], count: 4 })
  })

  test('is left out where nothing is', async () => {
    expect(await softened(tell, 'huis met zwembad', 'huis')).toEqual({ told: [], count: 9, isSoftened: true })
  })

  test('costs no second count where nothing is only liked', async () => {
    expect(await softened(tell, 'kasteel', undefined)).toEqual({ told: [], count: 0 })
  })
})
