import type { ImportLine } from '../../src/contract/importLine'
import { agreementLine } from '../support/bookingLines'
import { databases } from '../support/databases'
import { siteData } from '../support/importLines'
import { expectContract, expectProblem, startSiteApi, type TestApi } from '../support/siteApi'

const label = { nl: 'Te koop', fr: 'À vendre', en: 'For sale' }
const lines: ImportLine[] = [
  {
    kind: 'page',
    data: { id: 1, type: 'home', url: { nl: '', fr: '' }, title: { nl: 'Welkom' }, blocks: [] },
  },
  {
    kind: 'page',
    data: {
      id: 2,
      type: 'estateList',
      url: { nl: 'te-koop', fr: 'a-vendre', en: 'homes/for-sale' },
      title: label,
      blocks: [],
      node: { query: { terms: { 'general.transaction.id': [1] } } },
    },
  },
  {
    kind: 'menu',
    data: {
      id: 1,
      type: 'main',
      items: [
        { id: 'sale', pageId: 2, label },
        { id: 'favourites', route: 'favourites', label: { nl: 'Favorieten', de: 'Favoriten' } },
        { id: 'gone', pageId: 99, label },
      ],
    },
  },
  { kind: 'menu', data: { id: 2, type: 'footer', items: [{ id: 'home', pageId: 1, label }] } },
  { kind: 'entity', data: { name: 'team', title: { nl: 'Ons team' } } },
  { kind: 'entity', data: { name: 'partners', title: { nl: 'Partners' } } },
  { kind: 'entityItem', data: { id: 1, entity: 'team', index: 2, title: { nl: 'An' } } },
  { kind: 'entityItem', data: { id: 2, entity: 'team', index: 1, title: { nl: 'Bo' } } },
  agreementLine(1),
  agreementLine(2, { text: { nl: 'Alleen Nederlands' }, required: false }),
  { kind: 'translation', data: { locale: 'nl', texts: { common: { save: 'Bewaar' } } } },
]

describe.each(databases)('the content of a site, on %s', (database) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startSiteApi(database, lines)
    await api.import([{ kind: 'site', data: { ...siteData, hostnames: [] } }], 'bare')
  })
  afterAll(() => api.close())

  describe('menus', () => {
    it('come in one language, labels and addresses resolved', async () => {
      const answer = await api.ask('/sites/demo/navigation/nl')
      expectContract('navigation', answer)
      expect(answer.body).toEqual([
        {
          id: 2,
          type: 'footer',
          locale: 'nl',
          items: [{ id: 'home', pageId: 1, label: 'Te koop', url: '/nl' }],
        },
        {
          id: 1,
          type: 'main',
          locale: 'nl',
          items: [
            { id: 'sale', pageId: 2, label: 'Te koop', url: '/nl/te-koop' },
            { id: 'favourites', route: 'favourites', label: 'Favorieten', url: '/nl/favorieten' },
          ],
        },
      ])
    })

    it('come by type in every language of the site, without what a language does not have', async () => {
      const answer = await api.ask('/sites/demo/navigation/main')
      expectContract('navigation', answer)
      const found = answer.body as { locale: string; items: { url: string }[] }[]
      expect(found.map(({ locale, items }) => [locale, ...items.map(({ url }) => url)])).toEqual([
        ['nl', '/nl/te-koop', '/nl/favorieten'],
        ['fr', '/fr/a-vendre'],
        ['en', '/en/homes/for-sale'],
        ['de', '/de/favoriten'],
      ])
    })

    it('are none of a type that there is not, and none in a site without any', async () => {
      expect((await api.ask('/sites/demo/navigation/sidebar')).body).toEqual([])
      expect((await api.ask('/sites/bare/navigation/nl')).body).toEqual([])
    })

    it('come one by one, by number or by type', async () => {
      for (const address of ['fr/1', 'fr/main']) {
        const answer = await api.ask(`/sites/demo/navigation/${address}`)
        expectContract('menu', answer)
        expect(answer.body).toMatchObject({ id: 1, locale: 'fr', items: [{ label: 'À vendre' }] })
      }
      expect((await api.ask('/sites/demo/navigation/main/1')).body).toMatchObject({ locale: 'nl' })
    })

    it('that do not exist are not found', async () => {
      expectProblem(await api.ask('/sites/demo/navigation/nl/3'), 404)
      expectProblem(await api.ask('/sites/demo/navigation/footer/1'), 404)
      expectProblem(await api.ask('/sites/none/navigation/nl'), 404)
    })
  })

  describe('pages', () => {
    it('come all together, one by one, and by address', async () => {
      const all = await api.ask('/sites/demo/pages')
      expectContract('pages', all)
      expect((all.body as { id: number }[]).map(({ id }) => id)).toEqual([1, 2])
      const one = await api.ask('/sites/demo/pages/2')
      expectContract('page', one)
      for (const url of ['nl/te-koop', '/nl/te-koop', 'fr/a-vendre/', '/en/homes/for-sale']) {
        const found = await api.ask(`/sites/demo/pages/by-url/${encodeURIComponent(url)}`)
        expectContract('pageByUrl', found)
        expect(found.body).toEqual(one.body)
      }
    })

    it('have the home page at the language itself', async () => {
      expect((await api.ask('/sites/demo/pages/by-url/nl')).body).toMatchObject({ id: 1, type: 'home' })
      expect((await api.ask('/sites/demo/pages/by-url/%2Ffr%2F')).body).toMatchObject({ id: 1 })
    })

    it('are none in a site without any', async () => {
      expect((await api.ask('/sites/bare/pages')).body).toEqual([])
    })

    it('that do not exist are not found; what is no number is said so', async () => {
      expectProblem(await api.ask('/sites/demo/pages/9'), 404)
      for (const url of ['de', 'nl/a-vendre', 'te-koop', 'it/te-koop']) {
        expectProblem(await api.ask(`/sites/demo/pages/by-url/${encodeURIComponent(url)}`), 404)
      }
      expectProblem(await api.ask('/sites/demo/pages/two'), 400, 'id')
      expectProblem(await api.ask('/sites/demo/pages/99999999999'), 400, 'id')
      expectProblem(await api.ask('/sites/demo/pages/by-url/%ff'), 400)
    })
  })

  describe('free content', () => {
    it('has kinds, and items in their order', async () => {
      const kinds = await api.ask('/sites/demo/entities')
      expectContract('entities', kinds)
      expect((kinds.body as { name: string }[]).map(({ name }) => name)).toEqual(['partners', 'team'])
      const items = await api.ask('/sites/demo/entities/team/items')
      expectContract('entityItems', items)
      expect((items.body as { id: number }[]).map(({ id }) => id)).toEqual([2, 1])
    })

    it('may be empty', async () => {
      expect((await api.ask('/sites/demo/entities/partners/items')).body).toEqual([])
      expect((await api.ask('/sites/bare/entities')).body).toEqual([])
    })

    it('of a kind that there is not is not found', async () => {
      expectProblem(await api.ask('/sites/demo/entities/nothing/items'), 404)
      expectProblem(await api.ask('/sites/bare/entities/team/items'), 404)
      expectProblem(await api.ask('/sites/demo/entities/a%00b/items'), 400, 'name')
    })
  })

  describe('agreements', () => {
    it('come in the asked language, or in the default one when they have no text there', async () => {
      const answer = await api.ask('/sites/demo/agreements?locale=fr')
      expectContract('agreements', answer)
      expect(answer.body).toMatchObject([
        { id: 1, locale: 'fr', text: 'Je suis d’accord.', required: true, version: 1 },
        { id: 2, locale: 'nl', text: 'Alleen Nederlands', required: false },
      ])
    })

    it('come in Dutch when no language is asked', async () => {
      expect((await api.ask('/sites/demo/agreements')).body).toMatchObject([
        { locale: 'nl' },
        { locale: 'nl' },
      ])
    })

    it('are none in a site that asks nothing; a language that there is not is said so', async () => {
      expect((await api.ask('/sites/bare/agreements')).body).toEqual([])
      expectProblem(await api.ask('/sites/demo/agreements?locale=it'), 400, 'locale')
    })
  })

  describe('texts of the site’s own', () => {
    it('come by language, and are none where none were given', async () => {
      const answer = await api.ask('/sites/demo/translations/nl')
      expectContract('translations', answer)
      expect(answer.body).toEqual({ common: { save: 'Bewaar' } })
      expect((await api.ask('/sites/demo/translations/de')).body).toEqual({})
    })

    it('are not found in a language that there is not', async () => {
      expectProblem(await api.ask('/sites/demo/translations/it'), 404)
    })
  })
})
