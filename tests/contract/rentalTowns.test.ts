import type { ImportLine } from '../../src/contract/importLine'
import { LOCALES, type Locale } from '../../src/contract/locales'
import type { RentalUnitResult } from '../../src/contract/rental'
import { rentalTitle } from '../../src/domain/rental/rentalTitle'
import { rentalBody } from '../../src/domain/rentalSearch/rentalQuery'
import { NO_RENTAL_SEARCH } from '../../src/domain/rentalSearch/rentalSearch'
import { rentalUnit } from '../support/builders'
import { databases } from '../support/databases'
import { expectContract, expectProblem, startSiteApi, type TestApi } from '../support/siteApi'

/** A unit in a municipality, called by its own town where it has one. */
function unitIn(id: number, name: string, alias: object, town: object | null = null): ImportLine {
  const unit = rentalUnit({ id })
  return {
    kind: 'rentalUnit',
    data: {
      ...unit,
      general: { ...unit.general, city: town && { id, name: town } },
      address: { ...unit.address, city: { id, zip: '1000', name, alias } },
    },
  }
}

const LINES = [
  unitIn(1, 'Bergen', { fr: 'Mons', de: 'Mons' }),
  unitIn(2, 'Luik', { fr: 'Liège', en: 'Liège', de: 'Lüttich' }),
  unitIn(
    3,
    'Oostende',
    { fr: 'Ostende', en: 'Ostend', de: 'Ostende' },
    { nl: 'Mariakerke', fr: 'Mariakerke' },
  ),
  unitIn(4, 'Écaussinnes', {}),
  unitIn(5, 'Sint-Idesbald', { fr: 'St-Idesbald' }),
  unitIn(6, 'Luik', { fr: 'Liège', en: 'Liège', de: 'Lüttich' }),
]

const BY_TOWN: Record<Locale, number[]> = {
  // Bergen, Écaussinnes, Luik, Luik, Mariakerke, Sint-Idesbald
  nl: [1, 4, 2, 6, 3, 5],
  // Écaussinnes, Liège, Liège, Mariakerke, Mons, Saint-Idesbald
  fr: [4, 2, 6, 3, 1, 5],
  // Bergen, Écaussinnes, Liège, Liège, Mariakerke, Sint-Idesbald
  en: [1, 4, 2, 6, 3, 5],
  // Écaussinnes, Lüttich, Lüttich, Mariakerke, Mons, Sint-Idesbald
  de: [4, 2, 6, 3, 1, 5],
}

describe.each(databases)('holiday units by town, on %s', (database) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startSiteApi(database, LINES)
  })
  afterAll(() => api.close())

  async function ask(body: object) {
    const answer = await api.ask('/sites/demo/rental-units', { body })
    expectContract('searchRentalUnits', answer)
    return answer.body as RentalUnitResult
  }

  it.each(LOCALES)('come in the order of the names that %s shows', async (locale) => {
    const { total, results } = await ask(rentalBody({ ...NO_RENTAL_SEARCH, sort: 'city' }, 15, locale))
    const shown = results.map((unit) => [unit.id, rentalTitle(unit, locale)])
    expect([total.value, shown]).toEqual([6, BY_TOWN[locale].map((id) => [id, expect.any(String)])])
  })

  it('and the other way round, with equal ones by number, a page at a time', async () => {
    const sort = [{ field: 'address.city.alias.fr', direction: 'DESC' }]
    const { results } = await ask({ sort })
    expect(results.map(({ id }) => id)).toEqual([5, 1, 3, 2, 6, 4])
    const second = await ask({ sort, pagination: { from: 2, size: 2 } })
    expect(second.results.map(({ id }) => id)).toEqual([3, 2])
  })

  it('a language that there is not is no order', async () => {
    const body = { sort: [{ field: 'address.city.alias.es', direction: 'ASC' }] }
    expectProblem(await api.ask('/sites/demo/rental-units', { body }), 400, 'sort.0.field')
  })
})
