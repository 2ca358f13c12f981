/** @jest-environment jsdom */
import { dataMark, MADE_OF } from './dataMark'
import { isMadeOfOthers } from './madeOf'

const DATA = { estate: { view: { price: 250_000 } } }
const documentWith = (mark?: string) => {
  const made = document.implementation.createHTMLDocument()
  if (mark !== undefined) made.documentElement.setAttribute(MADE_OF, mark)
  return made
}

test.each<[string, string | undefined, unknown, boolean]>([
  ['the data it was made of', dataMark(DATA), DATA, false],
  ['newer data', dataMark(DATA), { estate: { view: { price: 240_000 } } }, true],
  ['no data', dataMark(DATA), undefined, false],
  ['data, while it says nothing', undefined, DATA, false],
])('a document that gets %s', (_what, mark, data, isOther) => {
  expect(isMadeOfOthers(documentWith(mark), data)).toBe(isOther)
})
