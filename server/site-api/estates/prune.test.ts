import { prune } from './prune'

describe('asking for less of a document', () => {
  const document = {
    general: { id: 1, floor: '2', price: { value: 5 } },
    pictures: [
      { file: 'a', thumbnail: 'b' },
      { file: 'c', thumbnail: null },
    ],
    guid: null,
  }

  it('keeps what the paths lead to, through lists', () => {
    expect(prune(['general.id', 'pictures.thumbnail', 'guid'])(document)).toEqual({
      general: { id: 1 },
      pictures: [{ thumbnail: 'b' }, { thumbnail: null }],
      guid: null,
    })
  })

  it('keeps everything below a path, whichever of two comes first', () => {
    const whole = { general: document.general }
    expect(prune(['general', 'general.id'])(document)).toEqual(whole)
    expect(prune(['general.id', 'general'])(document)).toEqual(whole)
  })

  it('keeps nothing for paths that lead nowhere', () => {
    expect(prune(['nothing', 'general.id.deeper.still', '', '__proto__.x'])(document)).toEqual({
      general: { id: 1 },
    })
  })
})
