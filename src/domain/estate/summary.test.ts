import { HEAD_TYPE_ID } from '../../contract/ids'
import { estate } from '../../../tests/support/builders'
import { fromApi } from './fromApi'
import { summary } from './summary'

const given = estate({ dimensions: { areaBuild: 112, areaGround: 840 } })

function said(type: keyof typeof HEAD_TYPE_ID, dimensions = given.dimensions) {
  const { general } = given
  const headType = { ...general.headType, id: HEAD_TYPE_ID[type], code: type }
  const shown = fromApi(
    { ...given, dimensions, general: { ...general, headType, bedroomCount: 3 } },
    { hiddenStatus: [] },
  )
  return shown && summary(shown, 'nl')
}

test('the card of a plot says how large its ground is', () => {
  expect(said('PLOT')).toBe('840 m²')
  expect(said('PLOT', { areaGround: -1 })).toBe('')
})

test('any other card says rooms and what is lived in', () => {
  expect(said('HOUSE')).toBe('3 slpk. - 1 badk. - 112 m²')
})
