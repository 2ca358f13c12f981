import fc from 'fast-check'
import { pageContext, type PageSpec } from '../gatsby/pageContext'
import { LOCALES } from '../contract/locales'
import { shares } from './renderer'
import { htmlOfAlias, aliasKey, aliasTrust } from './addressAlias'

const page = (path: string, locale: (typeof LOCALES)[number], id: string): PageSpec => ({
  path,
  template: 'estate',
  context: pageContext(locale, path, { id }),
})

test('every page is rendered once, the two addresses of a listing by the same process', () => {
  const anyPage = fc
    .tuple(fc.integer({ min: 1, max: 9 }), fc.constantFrom(...LOCALES))
    .map(([id, locale]) => [id, locale] as const)
  fc.assert(
    fc.property(
      fc.uniqueArray(anyPage, { selector: String }),
      fc.integer({ min: 1, max: 3 }),
      (of, count) => {
        const pages = of.flatMap(([id, locale]) => [
          page(`/${locale}/${id}/huis`, locale, `estate-${id}`),
          page(`/${locale}/${id}`, locale, `estate-${id}`),
        ])
        const parts = shares({ nodes: [], pages }, count)
        expect(parts.flatMap((part) => part.pages.map(({ path }) => path)).sort()).toEqual(
          pages.map(({ path }) => path).sort(),
        )
        const keys = parts.map((part) => new Set(part.pages.map(aliasKey)))
        expect(keys.reduce((sum, set) => sum + set.size, 0)).toBe(of.length)
      },
    ),
  )
})

describe('a page made of its alias', () => {
  const html = '<a href="/nl/7/huis">x</a><script>window.pagePath="/nl/7/huis";</script>'

  test('has its own address where Gatsby writes it, and only there', () => {
    expect(htmlOfAlias(html, '/nl/7/huis', '/nl/7')).toBe(
      '<a href="/nl/7/huis">x</a><script>window.pagePath="/nl/7";</script>',
    )
  })

  test('is not made when the address is not there once', () => {
    expect(htmlOfAlias('<p>', '/a', '/b')).toBeUndefined()
    expect(htmlOfAlias(html + html, '/nl/7/huis', '/b')).toBeUndefined()
  })

  test('is believed after three proofs, and never again after it was wrong once', () => {
    const trust = aliasTrust()
    for (let count = 0; count < 3; count++) {
      expect(trust.mustProve('estate')).toBe(true)
      trust.prove('estate', true)
    }
    expect(trust.mustProve('estate')).toBe(false)
    trust.prove('unit', false)
    trust.prove('unit', true)
    expect([trust.isRefuted('unit'), trust.isRefuted('estate')]).toEqual([true, false])
  })
})
