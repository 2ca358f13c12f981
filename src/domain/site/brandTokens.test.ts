import fc from 'fast-check'
import { brandTokens, GROUNDS, READABLE } from './brandTokens'
import { contrast, hexOf, lighter, rgbOf, type Rgb } from './contrast'

const rgb = (hex: string) => rgbOf(hex) as Rgb
const bricks = (css: string) => [...css.matchAll(/--brick:(#[\da-f]{6})/g)].map(([, hex]) => hex as string)
const onBricks = (css: string) =>
  [...css.matchAll(/--on-brick:(#[\da-f]{6})/g)].map(([, hex]) => hex as string)

describe('contrast of two colours', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#9e3f27', '#fbfaf7', 6.27],
    ['#fff', '#ffffff', 1],
  ])('%s on %s is %d', (one, other, expected) => {
    expect(contrast(rgb(one), rgb(other))).toBeCloseTo(expected, 1)
    expect(contrast(rgb(other), rgb(one))).toBeCloseTo(expected, 1)
  })

  test.each(['red', '#12', '#12345', '#1234567', '', 'url(x)'])('%j is no colour we read', (text) => {
    expect(rgbOf(text)).toBeUndefined()
  })

  test('a colour written and read again is the same', () => {
    const part = fc.integer({ min: 0, max: 255 })
    fc.assert(
      fc.property(fc.tuple(part, part, part), (colour) => expect(rgbOf(hexOf(colour))).toEqual(colour)),
    )
  })
})

describe('a colour made lighter', () => {
  test('keeps its hue', () => {
    expect(hexOf(lighter([158, 63, 39], 0))).toBe('#9e3f27')
    expect(hexOf(lighter([200, 0, 0], 0.5))).toMatch(/^#(ff|fe)([\da-f]{2})\2$/)
    expect(hexOf(lighter([0, 0, 0], 0.5))).toBe('#808080')
    expect(hexOf(lighter([31, 78, 121], 1))).toBe('#ffffff')
  })
})

describe("a site's own colour", () => {
  test('is used as it is on paper, and lighter in the dark', () => {
    const [light, dark] = bricks(brandTokens({ brandColour: '#1F4E79' })) as [string, string]
    expect(light).toBe('#1f4e79')
    expect(contrast(rgb(dark), rgb(GROUNDS.dark.paper))).toBeGreaterThanOrEqual(READABLE)
  })

  test.each(['#ffd400', '#ffffff', '#8fb8de', 'brick', '', null, undefined])(
    '%j cannot be read on paper or is none, so ours stays',
    (brandColour) => expect(brandTokens({ brandColour })).toBe(''),
  )

  test('whatever it is, what is shown can be read, as text and under the text of a button', () => {
    const part = fc.integer({ min: 0, max: 255 })
    fc.assert(
      fc.property(fc.tuple(part, part, part), (colour) => {
        const css = brandTokens({ brandColour: hexOf(colour) })
        const [light, dark] = bricks(css)
        if (!light || !dark) return
        const [onLight, onDark] = onBricks(css) as [string, string]
        for (const ground of Object.values(GROUNDS.light))
          expect(contrast(rgb(light), rgb(ground))).toBeGreaterThanOrEqual(READABLE)
        for (const ground of Object.values(GROUNDS.dark))
          expect(contrast(rgb(dark), rgb(ground))).toBeGreaterThanOrEqual(READABLE)
        expect(contrast(rgb(light), rgb(onLight))).toBeGreaterThanOrEqual(READABLE)
        expect(contrast(rgb(dark), rgb(onDark))).toBeGreaterThanOrEqual(READABLE)
      }),
    )
  })
})

describe("a site's own heading face", () => {
  test('stands before ours', () => {
    expect(brandTokens({ headingFace: 'Cormorant Garamond' })).toBe(
      "html:root{--heading-face:'Cormorant Garamond',var(--own-heading-face)}",
    )
  })

  test.each(["x';}body{display:none}", '</style>', '  '])('%j is no name of a face', (headingFace) => {
    expect(brandTokens({ headingFace })).toBe('')
  })
})
