/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import common from '../../../locales/nl/common.json'
import { i18nextOptions } from '../../i18n/options'
import { LanguageSwitch } from './LanguageSwitch'

void createInstance()
  .use(initReactI18next)
  .init({ ...i18nextOptions, lng: 'nl', resources: { nl: { common } }, initAsync: false })

const french = (address: string) => {
  window.history.replaceState(null, '', address)
  const alternates = { nl: '/nl/favorieten', fr: '/fr/favoris' }
  const { unmount } = render(<LanguageSwitch languages={['nl', 'fr']} current="nl" alternates={alternates} />)
  const href = screen.getByRole('link', { name: /^FR/ }).getAttribute('href')
  unmount()
  return href
}

test('another language shows the same listings side by side, or the same shared list', () => {
  expect(french('/nl/favorieten#compare=7,12')).toBe('/fr/favoris#compare=7,12')
  expect(french('/nl/favorieten#ids=7')).toBe('/fr/favoris#ids=7')
  expect(french('/nl/favorieten?page=2#compare=7,12')).toBe('/fr/favoris?page=2#compare=7,12')
})

test('a place on the page is that of one language only', () => {
  expect(french('/nl/favorieten#contact')).toBe('/fr/favoris')
})
