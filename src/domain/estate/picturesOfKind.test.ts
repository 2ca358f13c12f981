import { picturesOfKind } from './picturesOfKind'

test('pictures stand in their order, each once, plans apart from photos', () => {
  const pictures = [
    { file: '/b.jpg', index: 2 },
    { file: '/a.jpg', index: 1 },
    { file: '/b.jpg', index: 3 },
    { file: '/plan.jpg', index: 0, kind: 'floorPlan' as const },
    { file: '', index: 4 },
  ]
  expect(picturesOfKind(pictures, 'photo').map(({ file }) => file)).toEqual(['/a.jpg', '/b.jpg'])
  expect(picturesOfKind(pictures, 'floorPlan').map(({ file }) => file)).toEqual(['/plan.jpg'])
})
