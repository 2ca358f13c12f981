/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { inEnglish } from '../../../tests/support/inEnglish'
import type { PictureView } from '../../domain/estate/types'
import { Gallery } from './Gallery'
import { photoOf } from './usePhotoHash'

inEnglish()

const pictures: PictureView[] = ['Front', 'Kitchen', 'Garden'].map((alt, index) => ({
  file: `/sites/demo/assets/e7-${index}`,
  thumbnail: `/sites/demo/assets/e7-${index}?version=320`,
  width: 1600,
  height: 1200,
  alt,
}))

class NoObserver {
  observe = () => undefined
  unobserve = () => undefined
  disconnect = () => undefined
}

beforeAll(() => {
  Object.assign(window, { ResizeObserver: NoObserver })
  Object.assign(window, {
    matchMedia: () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  })
})
// jsdom loads no style sheets, and React shows what needs one when it is there.
const sheets = new MutationObserver(() =>
  document.querySelectorAll('link').forEach((link) => link.dispatchEvent(new Event('load'))),
)
beforeAll(() => sheets.observe(document, { childList: true, subtree: true }))
afterAll(() => sheets.disconnect())
beforeEach(() => window.history.replaceState(null, '', '/en/offer/7/villa'))

const dialog = () => screen.findByRole('dialog', { name: 'Photos' }, { timeout: 10_000 })

test('every picture is a link to itself with its own words', () => {
  render(<Gallery pictures={pictures} />)
  expect(screen.getByRole('link', { name: 'Kitchen (2 / 3), view in full' })).toHaveAttribute(
    'href',
    '/sites/demo/assets/e7-1',
  )
})

test('the pictures are one stop of the Tab key, and the arrows go from one to the other', () => {
  render(<Gallery pictures={pictures} />)
  const links = screen.getAllByRole('link')
  const stops = () => links.filter(({ tabIndex }) => tabIndex === 0).map((link) => links.indexOf(link))
  const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key })
  expect(stops()).toEqual([0])
  act(() => links[0]?.focus())
  act(() => void press('ArrowRight'))
  expect(links[1]).toHaveFocus()
  expect(stops()).toEqual([1])
  act(() => void press('End'))
  act(() => void press('ArrowRight'))
  expect(links[2]).toHaveFocus()
  act(() => void press('Home'))
  act(() => void press('ArrowLeft'))
  expect(links[0]).toHaveFocus()
  expect(stops()).toEqual([0])
})

test('Home and End lead to the first and the last of them in full', async () => {
  render(<Gallery pictures={pictures} />)
  fireEvent.click(screen.getByRole('link', { name: /Kitchen/ }))
  expect(within(await dialog()).getByText('2 / 3')).toBeInTheDocument()
  fireEvent.keyDown(document.body, { key: 'End' })
  expect(await within(await dialog()).findByText('3 / 3')).toBeInTheDocument()
  expect(window.location.hash).toBe('#photo-3')
  fireEvent.keyDown(document.body, { key: 'Home' })
  expect(await within(await dialog()).findByText('1 / 3')).toBeInTheDocument()
})

test('a picture opens as a dialog that the address knows, and the back button closes it', async () => {
  render(<Gallery pictures={pictures} />)
  fireEvent.click(screen.getByRole('link', { name: /Kitchen/ }))
  expect(window.location.hash).toBe('#photo-2')
  expect(within(await dialog()).getByText('2 / 3')).toBeInTheDocument()
  act(() => window.history.back())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(window.location.hash).toBe('')
})

test('the close button takes the photo out of the address again', async () => {
  render(<Gallery pictures={pictures} />)
  fireEvent.click(screen.getByRole('link', { name: /Front/ }))
  fireEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(window.location.hash).toBe(''))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('who comes by a link to a photo sees that photo', async () => {
  window.history.replaceState(null, '', '/en/offer/7/villa#photo-3')
  render(<Gallery pictures={pictures} />)
  expect(within(await dialog()).getByText('3 / 3')).toBeInTheDocument()
})

test('only a hash of its own kind is a photo', () => {
  expect(photoOf('#foto-3', 'foto')).toBe(2)
  for (const hash of ['', '#foto', '#foto-0', '#foto-x', '#foto-1-2', '#plan-1', '#foto-1.5'])
    expect(photoOf(hash, 'foto')).toBe(-1)
})
