import { listBody, nodeQuery } from './listBody'

const FIRST = { from: 0, size: 15 }

describe('what a list page asks for (spec §4)', () => {
  test('its terms, range and match as they are', () => {
    const query = {
      terms: { 'status.id': [1] },
      range: { 'general.price': { lte: 300000 } },
      match: { 'address.city.name': 'Gent' },
    }
    expect(nodeQuery({ query }, [])).toEqual(query)
  })

  test('its collections as terms on children.collections, beside its own terms', () => {
    expect(nodeQuery({ query: { terms: { 'status.id': [1] } }, collections: [4, 5] }, [])).toEqual({
      terms: { 'status.id': [1], 'children.collections': [4, 5] },
    })
  })

  test('no listing of a hidden status, beside what it leaves out itself', () => {
    expect(nodeQuery({ query: { not: { 'general.headType.id': [6] } } }, [9])).toEqual({
      not: { 'general.headType.id': [6], 'status.id': [9] },
    })
  })

  test('everything when it names nothing', () => {
    expect(nodeQuery({}, [])).toEqual({})
    expect(nodeQuery({ query: null, collections: [] }, [])).toEqual({})
  })

  test('the site’s own settings are left as they were', () => {
    const node = { query: { terms: { 'status.id': [1] } }, collections: [4] }
    nodeQuery(node, [9])
    expect(node).toEqual({ query: { terms: { 'status.id': [1] } }, collections: [4] })
  })
})

describe('in which order (spec §9)', () => {
  test('newest first, unless the page says otherwise', () => {
    const newest = [{ field: 'general.publicationDate', direction: 'DESC' }]
    expect(listBody({}, FIRST, [], 'fr').sort).toEqual(newest)
    expect(listBody({ sort: [] }, FIRST, [], 'fr').sort).toEqual(newest)
    const byTown = [{ field: 'address.city.name', direction: 'ASC' as const }]
    const inFrench = [{ field: 'address.city.alias.fr', direction: 'ASC' }]
    expect(listBody({ sort: byTown }, FIRST, [], 'fr').sort).toEqual(inFrench)
  })

  test('from where, and how many', () => {
    expect(listBody({}, { from: 30, size: 15 }, [], 'fr').pagination).toEqual({ from: 30, size: 15 })
  })
})
