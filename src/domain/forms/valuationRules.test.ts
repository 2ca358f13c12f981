import { LENGTH } from '../../contract/patterns'
import { VALUATION_RULES, valuationMessage } from './valuationRules'

const lineOf = (fact: string, value: string) => `<${fact}>: ${value}`

test('a valuation is asked for with a line a fact, then what was typed besides', () => {
  const values = {
    name: 'Jo',
    address: 'Kouter 1, 9000 Gent',
    kind: 'HOUSE',
    area: '150',
    message: 'Na 18 uur.',
  }
  expect(valuationMessage(values, lineOf)).toBe(
    '<address>: Kouter 1, 9000 Gent\n<kind>: HOUSE\n<area>: 150\n\nNa 18 uur.',
  )
})

test('what was left empty has no line', () => {
  expect(valuationMessage({ address: 'Kouter 1', kind: 'PLOT' }, lineOf)).toBe(
    '<address>: Kouter 1\n<kind>: PLOT',
  )
})

test('the longest that can be typed fits into a message', () => {
  const longest = Object.fromEntries(
    VALUATION_RULES.map((rule) => [rule.name, 'x'.repeat('max' in rule ? rule.max : 40)]),
  )
  const told = valuationMessage(longest, (_fact, value) => `${'x'.repeat(40)}: ${value}`)
  expect(told.length).toBeLessThanOrEqual(LENGTH.message.max)
})
