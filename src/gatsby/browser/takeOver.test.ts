/** @jest-environment jsdom */
import { dataHash, DATA_HASH } from './dataHash'
import { hasOtherData } from './takeOver'

const DATA = { estate: { view: { price: 250_000 } } }
const documentWith = (mark?: string) => {
  const made = document.implementation.createHTMLDocument()
  if (mark !== undefined) made.documentElement.setAttribute(DATA_HASH, mark)
  return made
}

test.each<[string, string | undefined, unknown, boolean]>([
  ['the data it was made of', dataHash(DATA), DATA, false],
  ['newer data', dataHash(DATA), { estate: { view: { price: 240_000 } } }, true],
  ['no data', dataHash(DATA), undefined, false],
  ['data, while it says nothing', undefined, DATA, false],
])('a document that gets %s', (_what, mark, data, isOther) => {
  expect(hasOtherData(documentWith(mark), data)).toBe(isOther)
})
