import { speltKinds } from './speltKinds'

test.each([
  ['apartmnt', 'apartment'],
  ['apratment', 'apartment'],
  ['apartt', 'apartt'],
  ['aprtment', 'apartment'],
  ['partment', 'partment'],
  ['hosue', 'hosue'],
])('“%s” is meant as “%s”', (typed, meant) => {
  expect(speltKinds(`${typed} in brussels`, ['house', 'apartment'])).toBe(`${meant} in brussels`)
})
