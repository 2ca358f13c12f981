import { pictureOf } from './renditionFiles'

it.each([
  ['house.jpg-0123456789abcdef.640.webp', { name: 'house.jpg', hash: '0123456789abcdef' }],
  ['e7-1-fedcba9876543210.original.png', { name: 'e7-1', hash: 'fedcba9876543210' }],
  // A name may end as another one's file does.
  [
    'e7-0123456789abcdef-fedcba9876543210.320.jpeg',
    { name: 'e7-0123456789abcdef', hash: 'fedcba9876543210' },
  ],
  ['house.jpg', undefined],
  ['-0123456789abcdef.640.webp', undefined],
])('%s is of %j', (file, picture) => {
  expect(pictureOf(file)).toEqual(picture)
})
