import type { Estate } from '../../contract/estate'
import { estate } from '../../../tests/support/builders'
import { fromApi } from './fromApi'
import { withoutVatText } from './withoutVat'

const taxed = (vat: number, over: Partial<Estate> = {}) =>
  estate({ ...over, listing: { financial: { construction_vat_21: vat } } })

function said(given: Estate, locale: 'nl' | 'fr' = 'nl') {
  const shown = fromApi(given, { hiddenStatus: [] })
  return shown && withoutVatText(shown, locale)
}

it('says that VAT comes on top where VAT on the construction stands among the costs', () => {
  expect(said(taxed(42_000))).toBe('excl. btw op de constructie')
  expect(said(taxed(0))).toBe('')
  expect(said(estate())).toBe('')
})

it('says so of a project by its units, not by one that is sold', () => {
  const projectOf = (unit: Estate) => estate({ isProject: true, children: [estate(), unit] })
  expect(said(projectOf(taxed(42_000)), 'fr')).toBe('hors TVA sur la construction')
  expect(said(projectOf(taxed(42_000, { isSold: true })), 'fr')).toBe('')
})
