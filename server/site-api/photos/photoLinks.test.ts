import { namesFile } from '../../../src/domain/pictureHosts'
import { picturesNamed, withLinks } from './photoLinks'

const LINKED = { link: '/sites/demo/assets/a?hash=b', width: 1600, height: 1067 }
const linkOf = (file: string) => (file === 'x.jpg' ? LINKED : undefined)

const line = {
  kind: 'estate',
  data: {
    general: { title: { nl: 'x.jpg' }, picture: null },
    pictures: [
      { file: 'x.jpg', index: 0 },
      { file: 'x.jpg', thumbnail: 'y.jpg', index: 1, width: 4, height: 3 },
      { file: '/sites/demo/assets/e7-1', index: 2 },
      { file: 'https://cdn.example/x.jpg', index: 3 },
    ],
    salesRep: { picture: 'x.jpg' },
    photos: [{ original: 'x.jpg', medium: '', thumbnail: '' }],
  },
}

test('files are named where pictures stand, and nowhere else', () => {
  expect(picturesNamed(line, namesFile)).toEqual(['x.jpg', 'x.jpg', 'y.jpg', 'x.jpg', 'x.jpg'])
})

test('they become links, with the size where a picture of a listing says none', () => {
  const { link, width, height } = LINKED
  expect(withLinks(line, linkOf)).toEqual({
    kind: 'estate',
    data: {
      general: line.data.general,
      pictures: [
        { file: link, index: 0, width, height },
        { file: link, thumbnail: 'y.jpg', index: 1, width: 4, height: 3 },
        ...line.data.pictures.slice(2),
      ],
      salesRep: { picture: link },
      photos: [{ original: link, medium: '', thumbnail: '' }],
    },
  })
})
