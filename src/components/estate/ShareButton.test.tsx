/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { inEnglish } from '../../../tests/support/inEnglish'
import { ShareButton } from './ShareButton'

inEnglish()

const button = (name: string) => screen.getByRole('button', { name })
const offer = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true })
const show = () => render(<ShareButton title="Villa in Ghent" path="/en/offer/7/villa" />)

afterEach(() => {
  offer('share', undefined)
  offer('clipboard', undefined)
})

test('a device that can share does it its own way', async () => {
  const shared: unknown[] = []
  offer('share', async (what: unknown) => void shared.push(what))
  show()
  await act(async () => fireEvent.click(button('Share')))
  expect(shared).toEqual([{ title: 'Villa in Ghent', url: 'http://localhost/en/offer/7/villa' }])
  expect(button('Share')).toHaveAttribute('aria-expanded', 'false')
})

test('elsewhere the link can be copied, and that it was is said', async () => {
  const copied: string[] = []
  offer('clipboard', { writeText: async (text: string) => void copied.push(text) })
  show()
  await act(async () => fireEvent.click(button('Share')))
  await act(async () => fireEvent.click(button('Copy link')))
  expect(copied).toEqual(['http://localhost/en/offer/7/villa'])
  expect(screen.getByRole('status')).toHaveTextContent('The link has been copied.')
})

test('where copying is refused, the link itself is there to copy, selected', async () => {
  offer('clipboard', { writeText: async () => Promise.reject(new Error('denied')) })
  show()
  await act(async () => fireEvent.click(button('Share')))
  await act(async () => fireEvent.click(button('Copy link')))
  expect(screen.getByRole('status')).toHaveTextContent('Copy this link yourself:')
  const link = screen.getByRole<HTMLInputElement>('textbox', { name: 'Copy this link yourself:' })
  expect(link).toHaveFocus()
  expect(link.value).toBe('http://localhost/en/offer/7/villa')
  expect([link.selectionStart, link.selectionEnd]).toEqual([0, link.value.length])
})
