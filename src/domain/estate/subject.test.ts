import { estate } from '../../../tests/support/builders'
import type { Estate } from '../../contract/estate'
import { LOCALES } from '../../contract/locales'
import { fromApi } from './fromApi'
import { estateSubject } from './subject'

const { general } = estate()
function shown(told: Partial<Estate['general']>) {
  const found = fromApi(estate({ general: { ...general, ...told } }), { hiddenStatus: [] })
  if (!found) throw new Error('Nothing is hidden here')
  return found
}
const project = shown({
  id: 20,
  title: { nl: 'Park Lente', fr: 'Park Lente', en: 'Park Lente', de: 'Park Lente' },
})

test('a unit is called by its number, its project and its reference', () => {
  const unit = shown({ id: 23, parentId: 20, entityNumber: '1.2', reference: 'AP-23' })
  expect(LOCALES.map((locale) => estateSubject(unit, locale, project))).toEqual([
    'Villa te koop in Gent, eenheid 1.2 in Park Lente (ref. AP-23)',
    'Villa à vendre à Gand, lot 1.2 dans Park Lente (réf. AP-23)',
    'Villa for sale in Ghent, unit 1.2 in Park Lente (ref. AP-23)',
    'Villa zu verkaufen in Gent, Einheit 1.2 in Park Lente (Ref. AP-23)',
  ])
})

test.each([
  ['a unit without a reference', { parentId: 20, entityNumber: '1.2' }, 'eenheid 1.2 in Park Lente'],
  ['a unit without its own number', { parentId: 20 }, 'in Park Lente (nr. 7)'],
])('%s is still told from the others', (_, told, end) => {
  expect(estateSubject(shown(told), 'nl', project)).toBe(`Villa te koop in Gent, ${end}`)
})

test('a house is called by its reference, else by its number on the site', () => {
  expect(estateSubject(shown({ reference: 'HU-9' }), 'nl')).toBe('Villa te koop in Gent (ref. HU-9)')
  expect(estateSubject(shown({ reference: ' ' }), 'fr')).toBe('Villa à vendre à Gand (nº 7)')
})
