import type { Estate, EstateGroup } from '../../src/contract/estate'
import type { EstatePage } from '../../src/contract/page'
import { databases } from '../support/databases'
import { estateLine } from '../support/importLines'
import { expectContract, expectProblem, startSiteApi, type TestApi } from '../support/siteApi'

const salesRep = { firstname: 'An', lastname: 'Peeters', email: 'an@huis.example' }
const PROJECT = estateLine(20, {
  general: { project: true, title: { nl: 'Residentie De Linde', fr: 'Résidence Les Tilleuls' } },
  salesRep,
})
const LINES = [
  estateLine(7, { general: { updatedAt: '2026-06-01T08:00:00Z' } }),
  PROJECT,
  estateLine(21, { general: { parentId: 20, floorId: 2 } }),
  estateLine(22, { general: { parentId: 20, floorId: -1 } }),
  estateLine(30, { general: { updatedAt: null }, guid: 'b1f7-44', collections: [5] }),
  estateLine(31, { collections: [5, 6] }),
]

describe.each(databases)('estates, on %s', (database) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startSiteApi(database, [
      ...LINES,
      { kind: 'collection', data: { id: 5, name: { nl: 'In de kijker' } } },
      { kind: 'collection', data: { id: 9, name: { nl: 'Leeg' } } },
    ])
  })
  afterAll(() => api.close())

  describe('one estate', () => {
    it('is answered as it was imported, with no units', async () => {
      const answer = await api.ask('/sites/demo/estates/v2/7')
      expectContract('estate', answer)
      expect(answer.body).toEqual({ ...(LINES[0] as { data: Estate }).data, children: [] })
    })

    it('says when it was written when the back office does not', async () => {
      const { body } = await api.ask('/sites/demo/estates/v2/30')
      expect(Date.now() - Date.parse((body as Estate).general.updatedAt ?? '')).toBeLessThan(60_000)
    })

    it('of a project carries its units in the order of their floors', async () => {
      const answer = await api.ask('/sites/demo/estates/v2/20')
      expectContract('estate', answer)
      expect((answer.body as Estate).children?.map(({ general }) => general.id)).toEqual([22, 21])
    })

    it('is not there, or cannot be', async () => {
      expectProblem(await api.ask('/sites/demo/estates/v2/99'), 404)
      expectProblem(await api.ask('/sites/other/estates/v2/7'), 404)
      expectProblem(await api.ask('/sites/demo/estates/v2/villa'), 400, 'id')
      expectProblem(await api.ask('/sites/demo/estates/v2/7.5'), 400, 'id')
      expectProblem(await api.ask('/sites/demo/estates/v2/2147483648'), 400, 'id')
      expectProblem(await api.ask('/sites/demo/estates/v2/%00'), 400, 'id')
    })
  })

  describe('a group', () => {
    it('is a project with its units, whichever of them is asked', async () => {
      const ofProject = await api.ask('/sites/demo/estates/group/20')
      expectContract('estateGroup', ofProject)
      const { id, title, estates } = ofProject.body as EstateGroup
      expect({ id, title }).toEqual({ id: 20, title: (PROJECT as { data: Estate }).data.general.title })
      expect(estates.map(({ general }) => general.id)).toEqual([22, 21])
      expect((await api.ask('/sites/demo/estates/group/21')).body).toEqual(ofProject.body)
    })

    it('of a stand-alone property is itself', async () => {
      const answer = await api.ask('/sites/demo/estates/group/7')
      expectContract('estateGroup', answer)
      expect((answer.body as EstateGroup).estates.map(({ general }) => general.id)).toEqual([7])
    })

    it('of nothing is not there', async () => {
      expectProblem(await api.ask('/sites/demo/estates/group/99'), 404)
      expectProblem(await api.ask('/sites/demo/estates/group/x'), 400, 'id')
    })
  })

  describe('whom to ask', () => {
    it('is the agency when nobody is named', async () => {
      const answer = await api.ask('/sites/demo/estates/7/contact-info')
      expectContract('contactInfo', answer)
      expect(answer.body).toMatchObject({ salesRep: null, agency: { name: 'Huis & Co' } })
    })

    it('is for a unit whoever has the project', async () => {
      const answer = await api.ask('/sites/demo/estates/21/contact-info')
      expectContract('contactInfo', answer)
      expect(answer.body).toMatchObject({ estateId: 21, salesRep })
    })

    it('is unknown for what is not there', async () => {
      expectProblem(await api.ask('/sites/demo/estates/99/contact-info'), 404)
      expectProblem(await api.ask('/sites/demo/estates/0/contact-info'), 400, 'id')
    })
  })

  describe('the second source', () => {
    it('is found by guid and by number', async () => {
      const byGuid = await api.ask('/sites/demo/estates/skarabee/b1f7-44')
      expectContract('secondSourceEstate', byGuid)
      expect((byGuid.body as Estate).general.id).toBe(30)
      expect((await api.ask('/sites/demo/estates/skarabee/30')).body).toEqual(byGuid.body)
    })

    it('does not have what is our own', async () => {
      expectProblem(await api.ask('/sites/demo/estates/skarabee/7'), 404)
      expectProblem(await api.ask('/sites/demo/estates/skarabee/nothing'), 404)
      expectProblem(await api.ask(`/sites/demo/estates/skarabee/${'9'.repeat(65)}`), 400, 'id')
    })
  })

  describe('the address of a page', () => {
    it('is that of the listing in the language asked, with the others beside it', async () => {
      const answer = await api.ask('/sites/demo/estate-pages/7/fr')
      expectContract('estatePage', answer)
      const { path, slug, title, alternates } = answer.body as EstatePage
      expect({ path, slug, title }).toEqual({
        path: '/fr/offre/7/villa-a-vendre-a-kouter-12-3-9000-gand',
        slug: 'villa-a-vendre-a-kouter-12-3-9000-gand',
        title: 'Villa à vendre à Gand',
      })
      expect(alternates.en).toBe('/en/offer/7/villa-for-sale-in-kouter-12-3-9000-ghent')
    })

    it('of a unit stands under its project', async () => {
      const { body } = await api.ask('/sites/demo/estate-pages/21/nl')
      expect((body as EstatePage).path).toBe('/nl/aanbod/20/residentie-de-linde-9000-gent/21')
    })

    it('is only known for listings and languages that exist', async () => {
      expectProblem(await api.ask('/sites/demo/estate-pages/99/nl'), 404)
      expectProblem(await api.ask('/sites/demo/estate-pages/7/es'), 400, 'locale')
      expectProblem(await api.ask('/sites/demo/estate-pages/seven/nl'), 400, 'estateId')
    })
  })

  describe('a collection', () => {
    it('names its estates', async () => {
      const answer = await api.ask('/sites/demo/estate-collections/5')
      expectContract('collection', answer)
      expect(answer.body).toEqual({ id: 5, name: { nl: 'In de kijker' }, estateIds: [30, 31] })
    })

    it('may be empty', async () => {
      expect((await api.ask('/sites/demo/estate-collections/9')).body).toMatchObject({ estateIds: [] })
    })

    it('may not be there', async () => {
      expectProblem(await api.ask('/sites/demo/estate-collections/6'), 404)
      expectProblem(await api.ask('/sites/demo/estate-collections/x'), 400, 'id')
    })
  })
})
