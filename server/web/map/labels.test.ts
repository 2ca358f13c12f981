import { LOCALES } from '../../../src/contract/locales'
import { meets } from './clip'
import { labels } from './labels'

const ZOOMS = [7, 9, 12]

test.each(LOCALES)('no name of the map in %s stands over another', (locale) => {
  for (const zoom of ZOOMS) {
    const placed = labels(locale, zoom)
    const clashes = placed.flatMap(({ box, text }, index) =>
      placed.slice(index + 1).flatMap((other) => (meets(box, other.box) ? [`${text}, ${other.text}`] : [])),
    )
    expect(clashes).toEqual([])
  }
})

test('towns are called as the language calls them, and more of them the nearer one comes', () => {
  const names = (locale: (typeof LOCALES)[number], zoom: number) =>
    labels(locale, zoom).map(({ text }) => text)
  expect(names('nl', 9)).toContain('Luik')
  expect(names('fr', 9)).toContain('Liège')
  expect(names('de', 9)).toContain('Lüttich')
  const counts = [6, 8, 10, 12].map((zoom) => names('nl', zoom).length)
  expect(counts).toEqual([...counts].sort((a, b) => a - b))
})
