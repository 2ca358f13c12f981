import { estate } from '../../../tests/support/builders'
import type { Estate } from '../../contract/estate'
import type { SearchBody } from '../../contract/search'
import { estateCard } from './estateCard'
import { fromApi } from './fromApi'
import { similarCards } from './similarCards'
import { similarSeed } from './similarSeed'

const { general } = estate()
const SOLD = { id: 5, name: { nl: 'Verkocht' } }

function shownOf(doc: Estate) {
  const shown = fromApi(doc, { hiddenStatus: [] })
  if (!shown) throw new Error('Nothing is hidden here')
  return shown
}
const house = (id: number, told: Partial<Estate['general']> = {}) =>
  estate({ general: { ...general, id, ...told } })
const foundOf = (doc: Estate) => ({ estate: shownOf(doc), card: estateCard(shownOf(doc), 'nl') })

const seed = similarSeed(shownOf(house(7)))
/** Searches that find the same listings whatever is asked, and what was asked. */
function finding(...docs: Estate[]) {
  const asked: SearchBody[] = []
  const search = async (body: SearchBody) => {
    asked.push(body)
    return docs.map(foundOf)
  }
  return { asked, search }
}
const OPTIONS = { locale: 'nl', most: 2, hiddenStatus: [], project: undefined } as const

test('each listing once, by the closest search that finds it, and no more searches than are needed', async () => {
  const { asked, search } = finding(house(8), house(9), house(10))
  const found = await similarCards(seed, { ...OPTIONS, search })
  expect(found.map(({ reason, card }) => [reason, card.id])).toEqual([
    ['cityPrice', 8],
    ['cityPrice', 9],
  ])
  expect(asked).toHaveLength(1)
})

test('what can no longer be had is not offered, however far one has to look', async () => {
  const { asked, search } = finding(house(8, { transaction: SOLD }), house(9))
  const found = await similarCards(seed, { ...OPTIONS, search })
  expect(found.map(({ card }) => card.id)).toEqual([9])
  expect(asked).toHaveLength(4)
})

test('the free units of its project come before all that is found, and are not offered again', async () => {
  const units = [house(21, { parentId: 20, transaction: SOLD }), house(22, { parentId: 20 })]
  const project = shownOf(estate({ general: { ...general, id: 20 }, children: units }))
  const sold = similarSeed(shownOf(units[0] ?? estate()))
  const { search } = finding(house(22, { parentId: 20 }), house(9))
  const found = await similarCards(sold, { ...OPTIONS, project, search })
  expect(found.map(({ reason, card }) => [reason, card.id])).toEqual([
    ['project', 22],
    ['city', 9],
  ])
})

test('the nearest in price comes first, and what tells none last', async () => {
  const costs = (value?: number) => ({ price: value === undefined ? null : { value } })
  const price = general.price?.value ?? 0
  const { search } = finding(house(8, costs()), house(9, costs(price * 1.9)), house(10, costs(price * 0.9)))
  const found = await similarCards(seed, { ...OPTIONS, most: 3, search })
  expect(found.map(({ card }) => card.id)).toEqual([10, 9, 8])
})

test('a home for a rent for life is like another, and like no home for a price', async () => {
  const forLife = (id: number) => ({ ...house(id), listing: { notary: { annuity: 1200 } } })
  const { search } = finding(forLife(8), house(9))
  const offered = async (of: Estate) =>
    (await similarCards(similarSeed(shownOf(of)), { ...OPTIONS, search })).map(({ card }) => card.id)
  expect(await offered(house(7))).toEqual([9])
  expect(await offered(forLife(7))).toEqual([8])
})
