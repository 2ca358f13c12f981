import { estate } from '../../../tests/support/builders'
import { LOCALES } from '../../contract/locales'
import { estateView } from './estateView'
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
  expect(named({ parentId: 20, entityNumber: '1.2', title: { fr: 'Le Parc' } })?.[1]).toBe('Le Parc, lot 1.2')
  expect(named({ entityNumber: '1.2' })?.[0]).toBe('Villa te koop in Gent')
})

test('where its title is in another language it is named by its words, and a project by its name', () => {
  const { general } = estate()
  const titles = (told: Partial<typeof general>) => {
    const found = fromApi(estate({ general: { ...general, ...told } }), { hiddenStatus: [] })
    return found && LOCALES.map((locale) => estateTitle(found, locale))
  }
  expect(titles({ title: { de: 'Schönes Haus am Park', fr: ' ' } })).toEqual([
    'Villa te koop in Gent',
    'Villa à vendre à Gand',
    'Villa for sale in Ghent',
    'Schönes Haus am Park',
  ])
  expect(titles({ project: true, title: { nl: 'De Linde' } })?.[1]).toBe('De Linde')
})

test('the page of a unit is headed by its number', () => {
  const { general } = estate()
  const unit = fromApi(estate({ general: { ...general, parentId: 20, entityNumber: '0.2' } }), {
    hiddenStatus: [],
  })
  expect(unit && estateView(unit, 'nl', { hiddenTabs: [] }).title).toBe('Villa 0.2 te koop in Gent')
})
