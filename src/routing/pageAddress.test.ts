import fc from 'fast-check'
import { LOCALES } from '../contract/locales'
import { addressFault, addressKey, RESERVED_WORDS } from './pageAddress'
import { pageHref, parse, ROUTES, pattern, type RouteName } from './routes'

describe('an address for a page of the site’s own', () => {
  test.each(['', '/', 'te-koop', '/over-ons/team/', 'Te-Koop', '2026', 'a_b', 'a'.repeat(80)])(
    '%j',
    (url) => {
      expect(addressFault(url)).toBeUndefined()
    },
  )

  test.each([
    ...['..', '../../..', 'a/../b', './a', 'a.html', 'index.html', '.well-known', '...', 'a/.'],
    ...[
      'a//b',
      '//evil.example',
      'a\\b',
      'a b',
      'à-propos',
      '%2e%2e',
      '%2F',
      'a?b',
      'a#b',
      'a\0',
      'a\n',
      '-a',
      '_',
    ],
    ...['\u202eabc', '\ud800', 'ａ', 'a:b', '~', '*', ':id', 'a/:id'],
  ])('not %j', (url) => {
    expect(addressFault(url)).toContain('must be words')
  })

  test('not one longer than a folder may be called, in a part or in all', () => {
    expect(addressFault('a'.repeat(81))).toContain('more than 80')
    expect(addressFault(Array(20).fill('a'.repeat(19)).join('/'))).toContain('longer than 300')
    expect(addressFault(Array(20).fill('a'.repeat(14)).join('/'))).toBeUndefined()
  })

  test.each([...RESERVED_WORDS])('not at nor below %s, in capitals neither', (word) => {
    const why = /must (not begin with|be words)/
    for (const url of [word, `${word}/10087`, `/${word}/`, word.toUpperCase()])
      expect(addressFault(url)).toMatch(why)
  })

  test('the reserved words are those of every route in every language, and the server’s', () => {
    for (const word of [
      'aanbod',
      'offre',
      'offer',
      'angebot',
      'vakantie',
      'detail',
      '404',
      '410',
      'ajax',
      'terms-of-use',
    ])
      expect(RESERVED_WORDS).toContain(word)
    for (const name of Object.keys(ROUTES) as RouteName[])
      for (const locale of LOCALES)
        if (name !== 'home') expect(RESERVED_WORDS).toContain(pattern(name, locale).split('/')[2])
  })

  test('what is allowed stays below its language and is no other screen’s address', () => {
    const word = fc.stringMatching(/^[A-Za-z0-9_.\-/%]{0,12}$/)
    fc.assert(
      fc.property(
        fc.oneof(word, fc.string({ unit: 'binary' })),
        fc.constantFrom(...LOCALES),
        (url, locale) => {
          if (addressFault(url) !== undefined) return
          const path = pageHref(locale, url)
          expect(new URL(path, 'https://a.example').pathname).toBe(path)
          expect(path === `/${locale}` || path.startsWith(`/${locale}/`)).toBe(true)
          expect(parse(path)?.name ?? 'home').toBe('home')
        },
      ),
      { numRuns: 2000 },
    )
  })
})

test('spellings of one address have one key', () => {
  expect(new Set(['Café/A', '/cafe\u0301/a/', 'CAFÉ/a'].map(addressKey)).size).toBe(1)
  expect(addressKey('te-koop')).not.toBe(addressKey('te-huur'))
})
