/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { fireEvent, render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { renderToString } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import common from '../../../locales/en/common.json'
import type { EstateCard as Card } from '../../domain/estate/types'
import { EstateCard } from './EstateCard'

void createInstance()
  .use(initReactI18next)
  .init({ lng: 'en', keySeparator: false, resources: { en: { common } }, initAsync: false })

const villa: Card = {
  id: 7,
  kind: 'property',
  path: '/en/offer/7/villa-for-sale-in-kouter-9000-ghent',
  price: '€ 385.000',
  sold: false,
  status: 'FOR_SALE',
  city: 'Ghent',
  type: 'Villa',
  summary: '3 bed - 1 bath - 112 m²',
  energyLabel: 'B',
  sticker: { name: 'New', background: '#2f5d50', colour: '#ffffff' },
  picture: {
    file: '/sites/demo/assets/e7-1',
    thumbnail: '/pictures/small.jpg',
    width: 1600,
    height: 1200,
    alt: 'Front',
  },
}
const show = (changes: Partial<Card> = {}) => render(<EstateCard card={{ ...villa, ...changes }} />)
const picture = () => document.querySelector('article img') as HTMLImageElement

describe('a property card (spec §2)', () => {
  test('strikes out what was asked before the price was lowered, and says so to who hears it', () => {
    show({ priceBefore: '€ 410.000' })
    expect(screen.getByText('€ 410.000').tagName).toBe('S')
    expect(screen.getByRole('article')).toHaveTextContent('€ 385.000 Was: € 410.000')
  })

  test('shows price, city with type, summary, energy label and the heart', () => {
    show()
    for (const text of ['€ 385.000', 'Ghent · Villa', '3 bed - 1 bath - 112 m²'])
      expect(screen.getByText(text)).toBeVisible()
    expect(screen.getByRole('img', { name: 'Energy label B' })).toHaveTextContent('B')
    expect(
      screen.getByRole('button', { name: 'Save Villa in Ghent, € 385.000 as a favourite' }),
    ).toHaveAttribute('aria-pressed', 'false')
  })

  test('picture and name lead to the listing; only the name is told and reached by keyboard', () => {
    show()
    expect(screen.getAllByRole('link')).toHaveLength(1)
    expect(screen.getByRole('link')).toHaveAttribute('href', villa.path)
    const around = picture().closest('a')
    expect(around).toHaveAttribute('href', villa.path)
    expect(around).toHaveAttribute('tabindex', '-1')
  })

  test('who goes on by keyboard comes to where it leads before what can be done with it', () => {
    render(<EstateCard card={villa}>{<button type="button">Hide</button>}</EstateCard>)
    const stops = [...document.querySelectorAll('article :is(a, button):not([tabindex="-1"])')]
    expect(stops).toEqual([
      screen.getByRole('link'),
      screen.getByRole('button', { name: /^Save/ }),
      screen.getByRole('button', { name: 'Hide' }),
    ])
  })

  test('its sticker has its own colours, and ours when it has none', () => {
    const { rerender } = show()
    expect(screen.getByText('New')).toHaveStyle({ background: '#2f5d50', color: '#ffffff' })
    rerender(<EstateCard card={{ ...villa, sticker: { name: 'Option' } }} />)
    expect(screen.getByText('Option').style.background).toBe('')
  })

  test('without a sticker it says that it is new, for as long as it is to who looks', () => {
    const bare = { ...villa, published: '2026-05-01' }
    delete bare.sticker
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-05-15T12:00:00Z'))
    expect(renderToString(<EstateCard card={bare} />)).not.toContain(common['estate.new'])
    const { unmount } = render(<EstateCard card={bare} />)
    expect(screen.getByText(common['estate.new'])).toBeVisible()
    unmount()
    clock.mockReturnValue(Date.parse('2026-05-16T12:00:00Z'))
    render(<EstateCard card={bare} />)
    expect(screen.queryByText(common['estate.new'])).toBeNull()
    clock.mockRestore()
  })

  test('the agency’s own sticker goes before that it is new', () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-05-15T12:00:00Z'))
    show({ published: '2026-05-01', sticker: { name: 'Option' } })
    expect(screen.getByText('Option')).toBeVisible()
    expect(screen.queryByText(common['estate.new'])).toBeNull()
    clock.mockRestore()
  })

  test('the thumbnail falls back to the main picture, that to the placeholder', () => {
    show()
    expect(picture()).toHaveAttribute('src', '/pictures/small.jpg')
    fireEvent.error(picture())
    expect(picture().getAttribute('src')).toContain('/sites/demo/assets/e7-1')
    fireEvent.error(picture())
    expect(picture()).toHaveAttribute('src', '/img/no-img.svg')
    fireEvent.error(picture())
    expect(picture()).toHaveAttribute('src', '/img/no-img.svg')
  })

  test('without a picture it is the placeholder', () => {
    const bare = { ...villa }
    delete bare.picture
    render(<EstateCard card={bare} />)
    expect(picture()).toHaveAttribute('src', '/img/no-img.svg')
  })

  test('a sold one says so where the price was, and its picture is paler', () => {
    const { rerender } = show()
    expect(picture().style.filter).toBe('')
    rerender(<EstateCard card={{ ...villa, sold: true, price: 'Sold' }} />)
    expect(screen.getByText('Sold')).toBeVisible()
    expect(picture().style.filter).toBe('saturate(0.6)')
  })

  test('a project has no summary line, and none is kept for it', () => {
    show({ kind: 'project', summary: '', type: 'Park Lente' })
    expect(screen.getByText('Ghent · Park Lente')).toBeVisible()
    expect(document.querySelectorAll('article > p')).toHaveLength(0)
  })
})

test('what is new to who comes back says so where it was not opened, and is not called new twice', () => {
  const today = new Date().toISOString().slice(0, 10)
  const card: Card = { ...villa, sticker: undefined, published: today }
  const { unmount } = render(<EstateCard card={card} mark="New to you" />)
  expect(screen.getByText('New to you')).toBeVisible()
  expect(screen.queryByText('New')).not.toBeInTheDocument()
  unmount()
  window.localStorage.setItem('seen', '[7]')
  render(<EstateCard card={card} mark="New to you" />)
  expect(screen.getByText('New')).toBeVisible()
  expect(screen.queryByText('New to you')).not.toBeInTheDocument()
  window.localStorage.removeItem('seen')
})
