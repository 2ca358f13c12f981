/** @jest-environment jsdom */
import { NO_FILTER } from '../../domain/search/searchFilter'
import { NO_FILTERS } from '../../siteApi/estates'
import { searchCalls } from './searchCalls'

const ANTWERP = { id: 20000, zip: '2000', name: 'Antwerpen', alias: { fr: 'Anvers' }, count: 4 }
const GHENT = { id: 44021, zip: '9000', name: 'Gent', count: 3 }

/** A site that has nothing for sale in Antwerp, but something to let. */
function site() {
  const asked: unknown[] = []
  window.fetch = async (_, init) => {
    const { query } = JSON.parse(String(init?.body)) as { query?: { terms?: Record<string, unknown> } }
    asked.push(query)
    const locations = query?.terms?.['status.id'] ? [GHENT] : [GHENT, ANTWERP]
    const answer = { ...NO_FILTERS, locations: query?.terms?.['address.city.id'] ? [] : locations }
    return {
      ok: true,
      status: 200,
      headers: new Headers({ 'content-type': 'application/json' }),
      json: async () => answer,
    } as unknown as Response
  }
  return asked
}

const calls = () =>
  searchCalls({ siteId: 'demo', hiddenStatus: [] }, 'fr', { query: { terms: { 'status.id': [1] } } })
const options = (city: number[]) => calls().options({ ...NO_FILTER, city }, new AbortController().signal)

test('a municipality where the page lists nothing has its name from the whole offer', async () => {
  site()
  const { locations } = await options([20000])
  expect(locations.find(({ id }) => id === 20000)).toEqual({ ...ANTWERP, count: 0 })
})

test('what the page knows is not asked of the whole offer', async () => {
  const asked = site()
  await options([44021])
  expect(asked.every((query) => JSON.stringify(query).includes('status.id'))).toBe(true)
})

describe('where a type, a place and a price find nothing together', () => {
  const HOUSES = { ...NO_FILTER, type: [1], priceMax: 450_000 }
  const house = { id: 1, name: 'Huis', count: 1, subTypes: [] }
  const prices = { min: 1, max: 9, steps: [{ from: 1, count: 1 }] }

  /** Types and prices are counted without themselves, so both have values although nothing is found. */
  function answers(found: number) {
    window.fetch = async (_, init) => {
      const { query, pagination } = JSON.parse(String(init?.body)) as { query?: object; pagination?: object }
      const isSearched = JSON.stringify(query).includes('rice')
      const filters = {
        ...NO_FILTERS,
        headTypes: [house],
        prices,
        bedrooms: isSearched ? [] : [{ value: 3, count: 9 }],
      }
      return {
        ok: true,
        status: 200,
        headers: new Headers({ 'content-type': 'application/json' }),
        json: async () =>
          pagination ? { total: { value: found, relation: 'eq' }, results: [], error: null } : filters,
      } as unknown as Response
    }
    return calls().options(HOUSES, new AbortController().signal)
  }

  test('bedrooms can still be asked for', async () => {
    const { bedrooms, offersAll } = await answers(0)
    expect(bedrooms).toContainEqual({ value: 3, count: 0 })
    expect(offersAll).toBe(true)
  })

  test('but not where what is found has none', async () => {
    expect((await answers(2)).bedrooms).toEqual([])
  })
})
