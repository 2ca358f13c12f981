import { estate } from '../../../tests/support/builders'
import { LOCALES } from '../../contract/locales'
import { fromApi } from './fromApi'
import { estateTitle, numberedTitle } from './title'

test('a property is named by what it is, what is asked of it and where', () => {
  const villa = fromApi(estate(), { hiddenStatus: [] })
  expect(villa && LOCALES.map((locale) => estateTitle(villa, locale))).toEqual([
    'Villa te koop in Gent',
    'Villa à vendre à Gand',
    'Villa for sale in Ghent',
    'Villa zu verkaufen in Gent',
  ])
})

test('in French what was sold agrees with what it is', () => {
  const names = { nl: 'Herenhuis', fr: 'Maison de maître', en: 'Period townhouse', de: 'Stadthaus' }
  const { general } = estate()
  const sold = { id: 5, name: { nl: 'Verkocht', fr: 'Vendu', en: 'Sold', de: 'Verkauft' } }
  const house = fromApi(
    estate({ general: { ...general, subType: { id: 1, name: names }, transaction: sold } }),
    { hiddenStatus: [] },
  )
  expect(house && LOCALES.map((locale) => estateTitle(house, locale))).toEqual([
    'Herenhuis verkocht in Gent',
    'Maison de maître vendue à Gand',
    'Period townhouse sold in Ghent',
    'Stadthaus verkauft in Gent',
  ])
})

test('beside other listings a unit is named with its number', () => {
  const { general } = estate()
  const named = (told: Partial<typeof general>) => {
    const unit = fromApi(estate({ general: { ...general, ...told } }), { hiddenStatus: [] })
    return unit && LOCALES.map((locale) => numberedTitle(unit, locale))
  }
  expect(named({ parentId: 20, entityNumber: ' 1.2' })).toEqual([
    'Villa 1.2 te koop in Gent',
    'Villa 1.2 à vendre à Gand',
    'Villa 1.2 for sale in Ghent',
    'Villa 1.2 zu verkaufen in Gent',
  ])
  expect(named({ parentId: 20, entityNumber: '1.2', title: { nl: 'Park Lente' } })?.[1]).toBe(
    'Park Lente, lot 1.2',
  )
  expect(named({ entityNumber: '1.2' })?.[0]).toBe('Villa te koop in Gent')
})
