import { sharedPicture } from './sharedPicture'

const card = (id: number, file?: string) =>
  ({
    id,
    ...(file && { picture: { file, thumbnail: file, width: 4, height: 3, alt: `Huis ${id}` } }),
  }) as never
const view = { blocks: [] }

test('a page shows its own picture', () =>
  expect(sharedPicture({ ...view, picture: '/a', list: { total: 1, cards: [card(1, '/b')] } })).toEqual({
    picture: '/a',
  }))

test('a list that has none shows the first of its listings that has one', () =>
  expect(
    sharedPicture({ ...view, list: { total: 3, cards: [card(1), card(2, '/b'), card(3, '/c')] } }),
  ).toEqual({
    picture: '/b',
    pictureAlt: 'Huis 2',
  }))

test('a page of parts shows the first picture among them', () => {
  const text = { kind: 'text' as const, heading: '', paragraphs: [] }
  const estates = { kind: 'estates' as const, heading: '', total: 1, cards: [card(1, '/b')] }
  const search = { kind: 'search' as const, heading: '', choices: [], types: [], picture: '/s' }
  expect(sharedPicture({ blocks: [text, estates, search] })).toEqual({ picture: '/b', pictureAlt: 'Huis 1' })
  expect(sharedPicture({ blocks: [search, estates] })).toEqual({ picture: '/s' })
  expect(sharedPicture({ blocks: [text] })).toEqual({})
})
