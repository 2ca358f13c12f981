import { pickFields } from './pickFields'

const document = {
  id: 1,
  general: { price: 5, title: { nl: 'Huis', fr: 'Maison' } },
  photos: [{ small: 'a', large: 'A' }, { small: 'b' }],
  empty: null,
}
const picked = (...paths: string[]) => pickFields(paths)(document)

describe('asking for less of a document', () => {
  it('gives all of it when nothing is said', () => {
    expect(pickFields(undefined)(document)).toBe(document)
  })

  it('gives the parts that are named and no others', () => {
    expect(picked('id', 'general.title.fr')).toEqual({ id: 1, general: { title: { fr: 'Maison' } } })
    expect(picked()).toEqual({})
  })

  it('goes through lists', () => {
    expect(picked('photos.small')).toEqual({ photos: [{ small: 'a' }, { small: 'b' }] })
  })

  it('keeps a whole part although a piece of it is named too, in either order', () => {
    expect(picked('general', 'general.price')).toEqual({ general: document.general })
    expect(picked('general.price', 'general')).toEqual({ general: document.general })
  })

  it('brings nothing for a path that leads nowhere', () => {
    expect(picked('general.nowhere', 'empty.x', 'toString', '__proto__.x', '')).toEqual({
      general: {},
      empty: null,
    })
  })
})
