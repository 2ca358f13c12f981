import type { Estate } from '../../contract/estate'
import { estate } from '../../../tests/support/builders'
import { chargesText } from './charges'
import { fromApi } from './fromApi'

const { general } = estate()
const toLet = { ...general.transaction, id: 2 }
const flat = (over: Partial<Estate>) =>
  estate({ general: { ...general, transaction: toLet, price: { value: 950 } }, ...over })

function said(given: Estate, locale: 'nl' | 'fr' = 'nl') {
  const shown = fromApi(given, { hiddenStatus: [] })
  return shown && chargesText(shown, locale)
}

it('says what is paid every month on top of a rent', () => {
  expect(said(flat({ technical: { monthlyCost: 75 } }))).toBe('+ € 75 kosten/maand')
  expect(said(flat({ listing: { financial: { monthly_costs: 62.5 } } }), 'fr')).toBe(
    '+ € 62,50 de charges/mois',
  )
})

it('says nothing where there is nothing to pay, of what is sold, and beside no rent', () => {
  for (const none of [{}, { technical: { monthlyCost: -1 } }, { technical: { monthlyCost: 0 } }])
    expect(said(flat(none))).toBe('')
  const technical = { monthlyCost: 75 }
  expect(said(estate({ technical }))).toBe('')
  expect(said(flat({ technical, isSold: true }))).toBe('')
  expect(said(flat({ technical, general: { ...general, transaction: toLet, price: { value: -1 } } }))).toBe(
    '',
  )
})
