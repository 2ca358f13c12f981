import { HEAD_TYPE_ID } from '../../contract/ids'
import { LOCALES } from '../../contract/locales'
import { estate } from '../../../tests/support/builders'
import { listedCard } from '../search/listedCard'
import { fromApi } from './fromApi'

const { general } = estate()
const unit = (id: number, transaction: number) =>
  estate({ general: { ...general, id, parentId: 20, transaction: { id: transaction, name: { nl: 'x' } } } })

const project = (...transactions: number[]) =>
  fromApi(
    {
      ...estate({ general: { ...general, id: 20, project: true } }),
      children: transactions.map((transaction, index) => unit(21 + index, transaction)),
    },
    { hiddenStatus: [] },
  )
const projects = { query: { terms: { 'general.headType.id': [HEAD_TYPE_ID['PROJECT'] ?? 0] } } }

test('a list of projects says how many units can be had', () => {
  const some = project(1, 5, 1)
  expect(some && LOCALES.map((locale) => listedCard(some, locale, projects).summary)).toEqual([
    '2 van 3 eenheden vrij',
    '2 sur 3 lots libres',
    '2 of 3 units free',
    '2 von 3 Einheiten frei',
  ])
  const one = project(1)
  expect(one && listedCard(one, 'nl', projects).summary).toBe('1 van 1 eenheid vrij')
})

test('nothing is said of a project without units, nor in a list of other things, which does not ask for them', () => {
  const none = project()
  const some = project(1)
  expect(none && listedCard(none, 'nl', projects).summary).toBe('')
  expect(some && listedCard(some, 'nl', {}).summary).toBe('')
})
