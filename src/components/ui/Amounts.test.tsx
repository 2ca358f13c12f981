/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { render } from '@testing-library/react'
import { Amounts } from './Amounts'

const PRICE = 'Bouquet € 218.000 + € 1.437,50/maand lijfrente'

test('an amount keeps its sign beside it, and the text is the same', () => {
  const { container } = render(<Amounts text={PRICE} />)
  expect(container).toHaveTextContent(PRICE, { normalizeWhitespace: false })
  const whole = [...container.querySelectorAll('span')]
  expect(whole.map(({ textContent }) => textContent)).toEqual(['€ 218.000', '€ 1.437,50'])
  for (const span of whole) expect(span).toHaveStyle({ whiteSpace: 'nowrap' })
})

test.each(['', 'Verkocht', 'Prijs in €'])('what is no amount stays plain text: “%s”', (text) => {
  const { container } = render(<Amounts text={text} />)
  expect(container.innerHTML).toBe(text)
})
