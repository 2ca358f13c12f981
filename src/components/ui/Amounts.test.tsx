/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { render } from '@testing-library/react'
import { Amounts } from './Amounts'

const PRICE = 'Bouquet € 218.000 + € 1.437,50/maand lijfrente'

test('an amount keeps its sign beside it, and the text is the same', () => {
  const { container } = render(<Amounts text={PRICE} />)
  expect(container).toHaveTextContent(PRICE, { normalizeWhitespace: false })
  const whole = [...container.querySelectorAll('span:not(:has(span))')]
  expect(whole.map(({ textContent }) => textContent)).toEqual(['€ 218.000', '€ 1.437,50'])
  for (const span of whole) expect(span).toHaveStyle({ whiteSpace: 'nowrap' })
})

test.each([
  ['Ab € 950/Monat', '€ 950/Monat'],
  ['+ € 50 Nebenkosten/Monat', 'Nebenkosten/Monat'],
])('what it is for does not stand on a line of its own: “%s”', (text, together) => {
  const { container } = render(<Amounts text={text} />)
  const [block] = container.querySelectorAll('span[style*=inline-block]')
  expect(block).toHaveTextContent(together)
  expect(block).toHaveStyle({ display: 'inline-block' })
})

test.each(['', 'Verkocht', 'Prijs in €'])('what is no amount stays plain text: “%s”', (text) => {
  const { container } = render(<Amounts text={text} />)
  expect(container.innerHTML).toBe(text)
})
