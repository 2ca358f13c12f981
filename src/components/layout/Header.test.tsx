/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { createInstance } from 'i18next'
import type { ReactNode } from 'react'
import { initReactI18next } from 'react-i18next'
import common from '../../../locales/en/common.json'
import type { FrameView, MenuEntry } from '../../domain/site/frameView'
import { desktop, rowOf } from './testing/window'
import { Header } from './Header'

void createInstance()
  .use(initReactI18next)
  .init({ lng: 'en', keySeparator: false, resources: { en: { common } }, initAsync: false })

// What Gatsby's link calls to change the page.
const navigate = jest.fn()
Object.assign(window, { ___navigate: navigate })

const entry = (id: string, label: string, children: MenuEntry[] = []): MenuEntry => ({
  id,
  label,
  url: `/nl/${id}`,
  children,
})

const frame: FrameView = {
  locale: 'nl',
  siteId: 'demo',
  name: 'Kouter & Linde',
  origin: 'http://localhost',
  languages: ['nl', 'fr'],
  hiddenStatus: [],
  slogan: '',
  theme: {},
  brand: '',
  agency: { name: 'K', street: '', zip: '', city: '', phone: '', email: 'info@aanbod.example' },
  social: [],
  menu: [
    entry('te-koop', 'Te koop'),
    entry('te-huur', 'Te huur'),
    entry('over-ons', 'Over ons', [entry('team', 'Ons team'), entry('verkocht', 'Verkocht')]),
    entry('vakantie', 'Vakantie'),
  ],
  footer: [],
  contact: { label: 'Contact', url: '/nl/contact' },
}

const show = () => render(<Header frame={frame} alternates={{ nl: '/nl/team', fr: '/fr/equipe' }} />)
// jsdom knows no widths: what a wide window shows is not visible to it.
const hidden = true
const menu = () => screen.getByRole('navigation', { name: common['nav.main'], hidden })
const button = (name: string) => screen.getByRole('button', { name, hidden })
const press = (name: string) => fireEvent.click(button(name))

describe('below 992 px (spec §2 Page header)', () => {
  beforeEach(() => desktop(false))

  test('one menu holds every entry and button, and is closed at first', () => {
    show()
    const toggler = screen.getByRole('button', { name: 'Menu' })
    expect(toggler).toHaveAttribute('aria-expanded', 'false')
    const held = document.getElementById(toggler.getAttribute('aria-controls') ?? '') as HTMLElement
    expect(held).not.toBeVisible()
    fireEvent.click(toggler)
    expect(toggler).toHaveAttribute('aria-expanded', 'true')
    expect(toggler).toHaveTextContent('Close')
    const names = within(held)
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
    expect(names).toEqual(['Te koop', 'Te huur', 'Vakantie', common['nav.favourites'], 'NL', 'FR', 'Contact'])
    expect(within(held).getByRole('button', { name: 'Over ons' })).toBeVisible()
  })

  test('Escape closes it and gives the focus back to the toggler', () => {
    show()
    press('Menu')
    const link = screen.getByRole('link', { name: 'Vakantie' })
    link.focus()
    fireEvent.keyDown(link, { key: 'Escape' })
    const toggler = screen.getByRole('button', { name: 'Menu' })
    expect(toggler).toHaveAttribute('aria-expanded', 'false')
    expect(toggler).toHaveFocus()
  })

  test('the page behind it does not scroll while it is open, and a chosen link closes it', () => {
    show()
    press('Menu')
    expect(document.documentElement.style.overflow).toBe('hidden')
    fireEvent.click(screen.getByRole('link', { name: 'Vakantie' }))
    expect(navigate.mock.calls[0]?.[0]).toBe('/nl/vakantie')
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false')
    expect(document.documentElement.style.overflow).toBe('')
  })
})

describe('another language', () => {
  beforeEach(() => desktop(true))
  afterEach(() => window.history.replaceState(null, '', '/'))

  const addresses = () =>
    ['NL', 'FR', 'EN'].map((name) =>
      screen.queryByRole('link', { name: new RegExp(`^${name},`), hidden })?.getAttribute('href'),
    )

  test('has the search of the address, in the same parameters (spec §2)', () => {
    window.history.replaceState(null, '', '/nl/team?type=1&page=2')
    show()
    expect(addresses()).toEqual(['/nl/team?type=1&page=2', '/fr/equipe?type=1&page=2', undefined])
  })

  test('where the page is not, begins at the home page', () => {
    window.history.replaceState(null, '', '/nl/team?type=1')
    render(<Header frame={{ ...frame, languages: ['nl', 'fr', 'en'] }} alternates={{ nl: '/nl/team' }} />)
    expect(addresses()).toEqual(['/nl/team?type=1', '/fr', '/en'])
  })
})

describe('an entry with others under it', () => {
  beforeEach(() => desktop(true))

  test('is a button that shows them, with the way to its own page first', () => {
    show()
    press('Over ons')
    const opener = button('Over ons')
    expect(opener).toHaveAttribute('aria-expanded', 'true')
    const list = document.getElementById(opener.getAttribute('aria-controls') ?? '') as HTMLElement
    expect(
      within(list)
        .getAllByRole('link', { hidden })
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/nl/over-ons', '/nl/team', '/nl/verkocht'])
  })

  test('arrows, Home and End move between its links; Escape goes back to the button', () => {
    show()
    const opener = button('Over ons')
    fireEvent.click(opener)
    opener.focus()
    const key = (name: string) => fireEvent.keyDown(document.activeElement as Element, { key: name })
    const here = () => (document.activeElement as HTMLElement).textContent
    const seen = ['ArrowDown', 'ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home'].map((name) => {
      key(name)
      return here()
    })
    expect(seen).toEqual(['Over ons', 'Ons team', 'Verkocht', 'Over ons', 'Verkocht', 'Over ons'])
    key('Escape')
    expect(opener).toHaveFocus()
    expect(opener).toHaveAttribute('aria-expanded', 'false')
  })

  test('closes when the visitor goes elsewhere', () => {
    show()
    press('Over ons')
    act(() => screen.getByRole('link', { name: 'Te koop', hidden }).focus())
    expect(button('Over ons')).toHaveAttribute('aria-expanded', 'false')
    press('Over ons')
    fireEvent.pointerDown(document.body)
    expect(button('Over ons')).toHaveAttribute('aria-expanded', 'false')
  })
})

describe('from 992 px', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    desktop(true)
  })
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
  })

  const inRow = () =>
    [...menu().querySelectorAll('[data-item]')].map((item) => item.querySelector('a, button')?.textContent)

  test('entries that do not fit move into the overflow, and come back when there is room', () => {
    const room = rowOf({ item: 100, more: 80, available: 290 })
    show()
    expect(inRow()).toEqual(['Te koop', 'Te huur'])
    press('More')
    const overflow = document.getElementById(
      button('More').getAttribute('aria-controls') ?? '',
    ) as HTMLElement
    const moved = within(overflow).getAllByRole('link', { hidden })
    expect(moved.map(({ textContent }) => textContent)).toEqual([
      'Over ons',
      'Ons team',
      'Verkocht',
      'Vakantie',
    ])

    room.available = 500
    act(() => {
      window.dispatchEvent(new Event('resize'))
    })
    expect(inRow()).toEqual(['Te koop', 'Te huur', 'Over ons', 'Vakantie'])
  })

  test('it is measured at most every 50 ms while the window is resized, every 10 ms while it scrolls', () => {
    const room = rowOf({ item: 100, more: 80, available: 500 })
    show()
    const measuredFor = (event: string) => {
      act(() => jest.advanceTimersByTime(200))
      const before = room.measured
      for (let ms = 0; ms < 99; ms++) {
        act(() => {
          window.dispatchEvent(new Event(event))
          jest.advanceTimersByTime(1)
        })
      }
      return room.measured - before
    }
    expect(measuredFor('resize')).toBe(2)
    expect(measuredFor('scroll')).toBe(10)
  })
})

test('the header is whole before any script has run: every entry is in the markup', async () => {
  const { renderToString } = await import('react-dom/server')
  const markup: ReactNode = <Header frame={frame} alternates={{}} />
  const html = renderToString(markup)
  for (const { url } of frame.menu.filter(({ children }) => !children.length))
    expect(html).toContain(`href="${url}"`)
  expect(html).toContain('href="/nl/verkocht"')
})
