/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { fireEvent, render, screen } from '@testing-library/react'
import { inEnglish } from '../../../tests/support/inEnglish'
import { Description } from './Description'

inEnglish()

const long = Array.from({ length: 4 }, (_, index) => `Part ${index} `.repeat(30)).join('\n\n')

test('a long text is all in the page, and "Read more" unfolds it', () => {
  render(<Description text={long} />)
  expect(screen.getAllByText(/^Part \d/)).toHaveLength(4)
  const more = screen.getByText('Read more')
  expect(more).toHaveAttribute('aria-expanded', 'false')
  fireEvent.click(more)
  expect(screen.getByText('Show less')).toHaveAttribute('aria-expanded', 'true')
})

test('a short text needs no button', () => {
  render(<Description text="Small and quiet." />)
  expect(screen.queryByText('Read more')).toBeNull()
})

test('a text in another language than the page says which', () => {
  render(<Description text="Klein und ruhig." lang="de" />)
  expect(screen.getByText('Klein und ruhig.').parentElement).toHaveAttribute('lang', 'de')
  expect(screen.getByText('Language: Deutsch')).toBeVisible()
})
