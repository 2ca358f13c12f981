import { photoNames } from './photoNames'

const NAMES = [
  '12-front.jpg',
  'photos/13-front.jpg',
  'huis/Café 1.JPG',
  'a/same.jpg',
  'b/same.jpg',
  'b/../c.jpg',
]
const find = photoNames(NAMES)
const called = (count: number) => ({ reason: `is called as ${count} photos are, of which it may be any` })

test.each([
  ['12-front.jpg', { name: '12-front.jpg' }],
  ['photos/12-front.jpg', { name: '12-front.jpg' }],
  ['C:\\Export\\photos\\12-FRONT.JPG', { name: '12-front.jpg' }],
  ['./photos/13-front.jpg', { name: 'photos/13-front.jpg' }],
  ['13-front.jpg', { name: 'photos/13-front.jpg' }],
  ['huis/cafe\u0301 1.jpg', { name: 'huis/Café 1.JPG' }],
  ['huis/Caf%C3%A9%201.jpg', { name: 'huis/Café 1.JPG' }],
  ['a/same.jpg', { name: 'a/same.jpg' }],
  ['same.jpg', called(2)],
  ['c/same.jpg', called(2)],
  ['14-front.jpg', { reason: 'is not there' }],
  ['../../../etc/passwd', { reason: 'is not there' }],
  ['%', { reason: 'is not there' }],
  ['', { reason: 'is not there' }],
])('%s is found, or not', (reference, found) => {
  expect(find(reference)).toEqual(found)
})
