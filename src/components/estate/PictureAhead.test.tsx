/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { inEnglish } from '../../../tests/support/inEnglish'
import { Gallery } from './Gallery'

jest.mock('./Lightbox', () => ({ Lightbox: () => null }))
inEnglish()

const pictures = ['Front', 'Kitchen'].map((alt, index) => ({
  file: `/sites/demo/assets/e7-${index}`,
  thumbnail: `/sites/demo/assets/e7-${index}?version=320`,
  width: 1600,
  height: 1200,
  alt,
}))

test('a press on a picture shows it at once, as the page has it, until the lightbox is there', async () => {
  window.history.replaceState(null, '', '/en/offer/7/villa')
  render(<Gallery pictures={pictures} />)
  const small = screen.getByRole<HTMLImageElement>('img', { name: 'Kitchen' })
  fireEvent.click(screen.getByRole('link', { name: /Kitchen/ }))
  const ahead = within(screen.getByRole('status', { name: 'Photos' })).getByRole<HTMLImageElement>('img')
  expect([ahead.src, ahead.srcset, ahead.sizes]).toEqual([small.src, small.srcset, small.sizes])
  await screen.findByRole('link', { name: /Front/ })
})
