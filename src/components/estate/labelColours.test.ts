import { contrast, rgbOf, type Rgb } from '../../domain/site/contrast'
import { LABEL_COLOURS, labelColours } from './labelColours'

const classes = Object.keys(LABEL_COLOURS)

test('every class of the three certificates has its colour', () => {
  expect(classes).toEqual(['A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'])
  expect(new Set(classes.map((label) => labelColours(label)?.background)).size).toBe(classes.length)
})

test.each(classes)('the letter of class %s can be read on its colour', (label) => {
  const { background, color } = labelColours(label) ?? { background: '', color: '' }
  expect(contrast(rgbOf(background) as Rgb, rgbOf(color) as Rgb)).toBeGreaterThanOrEqual(4.5)
})

test.each(['H', '', 'toString'])('%j is no class', (label) => expect(labelColours(label)).toBeUndefined())
