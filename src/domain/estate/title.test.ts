import { estate } from '../../../tests/support/builders'
import { LOCALES } from '../../contract/locales'
import { fromApi } from './fromApi'
import { estateTitle } from './title'

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
