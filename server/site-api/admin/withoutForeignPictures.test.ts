import { withoutForeignPictures } from './withoutForeignPictures'

const site = { hostnames: [], settings: { pictureHosts: ['cdn.example'] } }
const FOREIGN = 'https://elsewhere.example/a.jpg'
const reason =
  'stands on https://elsewhere.example, which settings.pictureHosts of the site does not name: left out'

it('leaves pictures out whole, and of all else the link alone, and says where each stood', () => {
  const data = {
    pictures: [
      { file: '/a.jpg', index: 0 },
      { file: 'https://cdn.example/b.jpg', index: 1 },
      { file: FOREIGN, index: 2 },
      { file: 'photos/7-1.jpg', index: 3 },
    ],
    photos: [{ original: '/a.jpg', medium: FOREIGN, thumbnail: '' }],
    salesRep: { picture: FOREIGN },
    videos: [{ typeId: 2, url: FOREIGN }],
    blocks: [
      { kind: 'picture', file: FOREIGN },
      { kind: 'search', picture: FOREIGN },
    ],
  }
  expect(withoutForeignPictures(data, site)).toEqual({
    data: {
      pictures: data.pictures.slice(0, 2),
      photos: [],
      salesRep: { picture: null },
      videos: data.videos,
      blocks: [{ kind: 'search', picture: null }],
    },
    dropped: [
      ['pictures.2.file', FOREIGN, reason],
      [
        'pictures.3.file',
        'photos/7-1.jpg',
        'names the file photos/7-1.jpg, which was not sent along: left out',
      ],
      ['photos.0.medium', FOREIGN, reason],
      ['salesRep.picture', FOREIGN, reason],
      ['blocks.0.file', FOREIGN, reason],
      ['blocks.1.picture', FOREIGN, reason],
    ].map(([field, link, reason]) => ({ field: `data.${field}`, reason, link })),
  })
})

it('is the very same where there is nothing to leave out', () => {
  const data = { pictures: [{ file: '/a.jpg', index: 0 }], logo: null }
  expect(withoutForeignPictures(data, site).data).toBe(data)
})

it('looks at nothing that every object has, whatever names stand in the data', () => {
  const data = JSON.parse(
    '{"toString":[{"file":"/a.jpg"}],"__proto__":[{"file":"/a.jpg"}],"constructor":[[[]]]}',
  ) as object
  expect(withoutForeignPictures(data, site)).toEqual({ data, dropped: [] })
})
