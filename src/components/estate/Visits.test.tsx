/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { fireEvent, render, screen } from '@testing-library/react'
import { inEnglish } from '../../../tests/support/inEnglish'
import { Visits } from './Visits'

inEnglish()

test('nothing is asked of the visit’s own site before the visitor wants it', () => {
  render(<Visits virtualVisit="https://tours.example/7" videos={[]} />)
  expect(document.querySelector('iframe')).toBeNull()
  expect(screen.getByText(/tours\.example only when you click/)).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Start the virtual tour' }))
  expect(screen.getByTitle('Virtual tour')).toHaveAttribute('src', 'https://tours.example/7')
})

test('other videos are links; without any there is no part at all', () => {
  const { container, rerender } = render(<Visits videos={['https://films.example/a']} />)
  expect(screen.getByRole('link', { name: 'Video 1 on films.example' })).toHaveAttribute(
    'href',
    'https://films.example/a',
  )
  rerender(<Visits videos={[]} />)
  expect(container).toBeEmptyDOMElement()
})
