import { LOCALES } from '../contract/locales'
import type { Page } from '../contract/page'
import { estate } from '../../tests/support/builders'
import { pageContext } from '../gatsby/pageContext'
import { contentPage, estatePages, fixedPages, rentalUnitPage } from './pages'

const pathsOf = (specs: { path: string }[]) => specs.map(({ path }) => path)

const page = (over: Partial<Page> = {}): Page => ({
  id: 1,
  type: 'content',
  url: { nl: 'over-ons', fr: 'a-propos' },
  title: { nl: 'Over ons', fr: 'À propos' },
  blocks: [],
  ...over,
})

describe('the screens that are always there', () => {
  test('stand at the addresses of spec §2', () => {
    expect(pathsOf(fixedPages('en'))).toEqual([
      '/en/favorites',
      '/en/keep-me-informed',
      '/en/keep-me-informed/success',
      '/en/detail',
      '/en/404',
      '/en/410',
      '/en/keep-me-informed/unsubscribe/_',
      '/en/keep-me-informed/_',
      '/en/cancel-appointment/_',
      '/en/reservation/_',
    ])
  })

  test('only those whose last word the browser knows have a pattern, and it covers no other page', () => {
    const patterns = fixedPages('de').flatMap(({ matchPath }) => matchPath ?? [])
    expect(patterns).toEqual([
      '/de/halte-mich-auf-dem-laufenden/unsubscribe/:token',
      '/de/halte-mich-auf-dem-laufenden/:token',
      '/de/termin-absagen/:appointmentId',
      '/de/reservierung/:reservationId',
    ])
  })

  test.each(LOCALES)('carry a context in %s that the i18n plugin leaves alone', (locale) => {
    for (const { path, context } of fixedPages(locale)) {
      expect(context).toMatchObject({
        language: locale,
        frameId: `site-frame-${locale}`,
        i18n: { language: locale, routed: true, originalPath: path, path },
      })
    }
  })
})

describe('pages of a listing', () => {
  test('a property has its slug page and its short one, both from the same node', () => {
    const specs = estatePages(estate(), 'estate-7', 'fr')
    expect(pathsOf(specs)).toEqual(['/fr/offre/7/villa-a-vendre-a-kouter-12-3-9000-gand', '/fr/offre/7'])
    for (const { template, context } of specs) {
      expect(template).toBe('estate')
      expect(context).toMatchObject({ id: 'estate-7', language: 'fr' })
      expect(context).not.toHaveProperty('unitId')
    }
  })

  test('a unit stands under its project and at a short address of its own, from the project’s node', () => {
    const unit = estate({ general: { ...estate().general, id: 21, parentId: 20 } })
    const project = estate({
      general: { ...estate().general, id: 20, project: true, title: { nl: 'Kouterhof' } },
      children: [unit],
    })
    const specs = estatePages(project, 'estate-20', 'nl')
    const units = specs.filter(({ template }) => template === 'unit')
    expect(specs).toHaveLength(4)
    expect(pathsOf(units)).toEqual([expect.stringMatching(/^\/nl\/aanbod\/20\/[^/]+\/21$/), '/nl/aanbod/21'])
    for (const { context } of units) expect(context).toMatchObject({ id: 'estate-20', unitId: 21 })
  })
})

test('a holiday unit stands at its number', () => {
  expect(rentalUnitPage(3, 'rental-unit-3', 'de')).toMatchObject({
    path: '/de/feiertage/3',
    template: 'rentalUnit',
    context: { id: 'rental-unit-3' },
  })
})

describe('pages of the site’s own', () => {
  test.each([
    ['home', 'content'],
    ['content', 'content'],
    ['estateList', 'estateList'],
    ['rentalList', 'rentalList'],
    ['privacy', 'legal'],
    ['terms', 'legal'],
  ] as const)('a page of type %s is shown by the template %s', (type, template) => {
    const own = { page: page({ type }), locale: 'fr' as const, path: '/fr/a-propos' }
    expect(contentPage(own, 'content-page-1')).toEqual({
      path: '/fr/a-propos',
      template,
      context: pageContext('fr', '/fr/a-propos', { id: 'content-page-1' }),
    })
  })
})
