import { estate } from '../../../tests/support/builders'
import type { Estate } from '../../contract/estate'
import { fromApi } from './fromApi'
import { similarSeed } from './similarSeed'
import { similarUnits } from './similarUnits'

const { general } = estate()
const SOLD = { id: 5, name: { nl: 'Verkocht' } }
const TO_RENT = { id: 2, name: { nl: 'Te huur' } }

const unit = (
  id: number,
  areaBuild: number,
  told: Partial<Estate['general']> = {},
  rest: Partial<Estate> = {},
) => estate({ general: { ...general, id, parentId: 20, ...told }, dimensions: { areaBuild }, ...rest })

const units = [
  unit(21, 80),
  unit(22, 116, { transaction: SOLD }),
  unit(23, 110),
  unit(24, 112, { transaction: SOLD }),
  unit(25, 113, { transaction: TO_RENT }),
  unit(26, 114, {}, { status: { id: 9, name: { nl: 'Verborgen' } } }),
]

function shownOf(doc: Estate) {
  const shown = fromApi(doc, { hiddenStatus: [9] })
  if (!shown) throw new Error('Nothing is hidden here')
  return shown
}
const project = shownOf(estate({ general: { ...general, id: 20 }, children: units }))
const seedOf = (id: number) => similarSeed(shownOf(units.find((each) => each.general.id === id) ?? estate()))

test('who looks at a sold unit is first led to the free ones of its project, the nearest in size first', () => {
  const cards = similarUnits(seedOf(22), project, 'nl')
  expect(cards.map(({ id }) => id)).toEqual([23, 21])
  expect(cards[0]?.path).toMatch(/^\/nl\/aanbod\/20\/.+\/23$/)
})

test('a unit that can be had has its neighbours in a table of its own', () => {
  expect(seedOf(21)).not.toHaveProperty('unit')
  expect(seedOf(22)).toMatchObject({ not: 20, unit: 22 })
})
