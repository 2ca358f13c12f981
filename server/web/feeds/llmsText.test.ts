import { site } from '../../../tests/support/builders'
import { LOCALES } from '../../../src/contract/locales'
import type { Page } from '../../../src/contract/page'
import { llmsText } from './llmsText'

const page = (
  id: number,
  type: Page['type'],
  url: string,
  title: string,
  more: Partial<Page> = {},
): Page => ({
  ...{ id, type, blocks: [] },
  url: { nl: url, fr: `fr-${url}` },
  title: { nl: title, fr: `${title} fr` },
  ...more,
})

const pages = [
  page(3, 'content', 'over-ons', 'Over [ons]', { metaDescription: { nl: 'Wie\n\nwe zijn.' } }),
  page(1, 'home', '', 'Thuis'),
  page(2, 'estateList', 'te-koop', 'Te koop', { intro: { nl: 'Alles wat te koop is.' } }),
  page(4, 'privacy', 'privacy', 'Privacy'),
  page(5, 'content', 'over-ons', 'Nog eens'),
]
const own = { id: 'demo', name: 'Huis & Co', hostnames: [], settings: site }
const linesOf = (text: string) => text.split('\n').filter(Boolean)

test('a site says what it is, its lists, pages, languages, data and contact, in its own language', () => {
  const lines = linesOf(llmsText(own, pages, 'https://huis.example'))
  expect(lines[0]).toBe('# Huis & Co')
  expect(lines[1]).toMatch(/^> Vastgoedsite van /)
  expect(lines).toContain('- [Te koop](https://huis.example/nl/te-koop): Alles wat te koop is.')
  expect(lines).toContain('- [Over \\[ons\\]](https://huis.example/nl/over-ons): Wie we zijn.')
  expect(lines.filter((line) => line.includes('/nl/over-ons'))).toHaveLength(1)
  for (const locale of site.languages) {
    expect(lines.some((line) => line.includes(`(https://huis.example/${locale})`))).toBe(true)
    expect(lines.some((line) => line.includes(`(https://huis.example/${locale}/listings.geojson)`))).toBe(
      true,
    )
  }
  expect(lines.some((line) => line.startsWith('- E-mail: '))).toBe(true)
})

test('another site says it in its language and of its languages alone', () => {
  const settings = { ...site, languages: ['fr' as const], defaultLanguage: 'fr' as const }
  const text = llmsText({ ...own, settings }, pages, 'https://maison.example')
  expect(text).toContain('- [Te koop fr](https://maison.example/fr/fr-te-koop)')
  expect(text).toContain('## Langues\n\n- [Français](https://maison.example/fr)')
  expect(text).not.toMatch(/\/(nl|en|de)\b/)
})

test.each(LOCALES)('nothing is left to fill in, in %s', (defaultLanguage) => {
  const text = llmsText({ ...own, settings: { ...site, defaultLanguage } }, pages, 'https://huis.example')
  expect(text).not.toMatch(/\{\{|undefined/)
})
