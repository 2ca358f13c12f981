/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { render, screen } from '@testing-library/react'
import { FactSections } from './FactSections'

const rows = (value: string) => [
  { tab: 'comfort' as const, title: 'Comfort', rows: [{ key: 'a', label: 'Website', value }] },
]

test('a value that is an address leads there', () => {
  render(<FactSections sections={rows('https://epc.example/a')} />)
  expect(screen.getByRole('link', { name: 'epc.example' })).toHaveAttribute('href', 'https://epc.example/a')
})

test.each([
  'https://[',
  'https://%',
  'https://',
  'http://a.example',
  'javascript:alert(1)',
  'zie https://a.example',
])('%s is a text like any other', (value) => {
  render(<FactSections sections={rows(value)} />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText(value)).toBeInTheDocument()
})
