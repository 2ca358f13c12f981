import { estate } from '../../../tests/support/builders'
import { estateCard } from './estateCard'
import { fromApi } from './fromApi'

const house = estate()

test('a unit is told from its neighbours by its number, any other listing has none', () => {
  const typeOf = (general: Partial<typeof house.general>) => {
    const found = fromApi(estate({ general: { ...house.general, ...general } }), { hiddenStatus: [] })
    if (!found) throw new Error('Nothing is hidden here')
    return estateCard(found, 'nl').type
  }
  const type = typeOf({})
  expect(typeOf({ parentId: 20, entityNumber: ' 1.02 ' })).toBe(`${type} 1.02`)
  expect(typeOf({ parentId: 20 })).toBe(type)
  expect(typeOf({ entityNumber: '1.02' })).toBe(type)
})
