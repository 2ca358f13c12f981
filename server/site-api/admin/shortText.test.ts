import { shortText } from './shortText'

test.each([
  ['huis', 9, 'huis'],
  ['huis', 3, 'hui'],
  ['hu🏠s', 3, 'hu'],
  ['hu🏠s', 4, 'hu🏠'],
])('%s is no longer than %i: %s', (text, most, short) => {
  expect(shortText(text, most)).toBe(short)
})
