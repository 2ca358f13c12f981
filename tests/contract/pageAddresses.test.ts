import type { ImportLine } from '../../src/contract/importLine'
import type { Page } from '../../src/contract/page'
import { databases } from '../support/databases'
import { homePage, siteData } from '../support/importLines'
import { startSiteApi, type TestApi } from '../support/siteApi'

const page = (id: number, url: Page['url'], type: Page['type'] = 'content'): ImportLine => ({
  kind: 'page',
  data: { id, type, url, title: { nl: `Pagina ${id}` }, blocks: [] },
})

/** Addresses at which a page would stand outside of its folder, be a file, or stand where the site has something else. */
const FORBIDDEN = [
  ...[
    '../../..',
    '..',
    'javascript:1',
    'data:x',
    'a/../../b',
    '.',
    'a/.',
    '.well-known',
    'index.html',
    'team.html',
    'a//b',
    '//evil.example',
  ],
  ...[
    'a\\..\\b',
    '%2e%2e/x',
    'a?b',
    'a#b',
    'a b',
    'a\u202eb',
    'à-propos',
    'a\n',
    ':id',
    '*',
    '_',
    'a'.repeat(81),
  ],
  ...[
    'aanbod',
    'aanbod/10087',
    'AANBOD/10087',
    'offre/7/x',
    'vakantie/3',
    'favorieten',
    '404',
    '410',
    'detail',
  ],
  ...[
    'ajax',
    'ajax/search-city',
    'hou-me-op-de-hoogte/x',
    'privacy-statement',
    Array(40).fill('abcdefgh').join('/'),
  ],
]

describe.each(databases)('where pages of the site’s own may stand, on %s', (database) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startSiteApi(database, [homePage, page(2, { nl: 'over-ons', fr: 'a-propos' })])
  })
  afterAll(() => api.close())
  const paths = async () =>
    ((await api.ask('/sites/demo/pages')).body as Page[]).map(({ id, url }) => [id, url.nl])

  it('is a folder of the language’s own, not another’s: anything else is refused by name, and the other lines land', async () => {
    const report = await api.import([
      ...FORBIDDEN.map((nl, index) => page(100 + index, { nl })),
      page(3, { nl: 'verkopen/hoe', de: '/verkaufen/' }),
    ])
    expect(report).toMatchObject({ imported: 1, rejected: FORBIDDEN.length })
    expect(new Set(report.errors.map(({ field }) => field))).toEqual(new Set(['data.url.nl']))
    expect(report.errors).toHaveLength(FORBIDDEN.length)
    for (const { reason } of report.errors) expect(reason).toMatch(/^must (not|be words)/)
    expect(await paths()).toEqual([
      [1, ''],
      [2, 'over-ons'],
      [3, 'verkopen/hoe'],
    ])
  })

  it('says so of drafts too', async () => {
    const draft = { ...page(9, { nl: '../..' }), draft: true } as ImportLine
    expect((await api.import([draft])).errors[0]).toMatchObject({ field: 'data.url.nl' })
  })

  it('is not where another page stands, in capitals or with a slash, and pages may change places', async () => {
    const report = await api.import([
      page(4, { nl: 'Over-Ons/' }),
      page(5, { fr: 'a-propos', en: 'us' }),
      page(6, { nl: '' }),
    ])
    expect(report.errors.map(({ field, reason }) => `${field}: ${reason}`)).toEqual([
      'data.url.nl: /nl/Over-Ons is already the address of page 2',
      'data.url.fr: /fr/a-propos is already the address of page 2',
      'data.url.nl: /nl is already the address of page 1',
    ])
    const swap = [page(2, { nl: 'verkopen' }), page(3, { nl: 'over-ons' })]
    expect(await api.import(swap)).toMatchObject({ imported: 2, rejected: 0 })
  })

  it('is another site’s own matter', async () => {
    const site: ImportLine = { kind: 'site', data: { ...siteData, hostnames: [] } }
    expect(await api.import([site, page(8, { nl: 'over-ons' })], 'kust')).toMatchObject({ rejected: 0 })
  })
})
