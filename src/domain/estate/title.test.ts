import { estate } from '../../../tests/support/builders'
import { LOCALES } from '../../contract/locales'
import { fromApi } from './fromApi'
import { estateTitle, inTown } from './title'

test('a property is named by what it is, what is asked of it and where', () => {
  const villa = fromApi(estate(), { hiddenStatus: [] })
  expect(villa && LOCALES.map((locale) => estateTitle(villa, locale))).toEqual([
    'Villa te koop in Gent',
    'Villa à vendre à Gand',
    'Villa for sale in Ghent',
    'Villa zu verkaufen in Gent',
  ])
})

test('French joins the article of a town to its preposition', () => {
  expect([inTown('Le Roeulx', 'fr'), inTown('Les Bons Villers', 'fr'), inTown('La Louvière', 'fr')]).toEqual([
    'au Roeulx',
    'aux Bons Villers',
    'à La Louvière',
  ])
})
