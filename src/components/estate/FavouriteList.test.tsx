/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { fireEvent, render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { renderToString } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import common from '../../../locales/en/common.json'
import favourites from '../../../locales/en/favourites.json'
import liveData from '../../../locales/en/liveData.json'
import { estate, site } from '../../../tests/support/builders'
import { STORAGE_KEY } from '../../state/favourites/storage'
import { FavouriteList } from './FavouriteList'

void createInstance()
  .use(initReactI18next)
  .init({
    lng: 'en',
    keySeparator: false,
    resources: { en: { common, favourites, liveData } },
    initAsync: false,
  })

const frame = { siteId: 'demo', menu: [{ id: 'sale', label: 'For sale', url: '/en/for-sale', children: [] }] }

let online: boolean
beforeEach(() => {
  online = true
  window.localStorage.clear()
  window.fetch = async (url) => {
    if (!online) throw new TypeError('the line is cut')
    const body = String(url).endsWith('/estates')
      ? { total: { value: 1 }, results: [estate()] }
      : { id: 'demo', name: 'Demo', hostnames: [], settings: site }
    return {
      ok: true,
      status: 200,
      statusText: 'OK',
      headers: new Headers({ 'content-type': 'application/json' }),
      json: async () => body,
    } as Response
  }
})
const keep = (...ids: string[]) => window.localStorage.setItem(STORAGE_KEY, JSON.stringify(ids))

describe('the favourites page (spec §2)', () => {
  test('without any it says so and leads to the listings', async () => {
    render(<FavouriteList frame={frame} />)
    expect(await screen.findByText(favourites['estates.favorites.none'])).toBeVisible()
    expect(screen.getByRole('link', { name: favourites['favourites.browse'] })).toHaveAttribute(
      'href',
      '/en/for-sale',
    )
  })

  test('while they load their places are kept, then the cards stand there', async () => {
    keep('7')
    render(<FavouriteList frame={frame} />)
    expect(screen.getByRole('status')).toHaveTextContent(liveData.loading)
    expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(1)
    expect(await screen.findByRole('article')).toHaveTextContent('385.000')
    expect(screen.getByText('1 property saved on this device')).toBeVisible()
  })

  test('when they cannot be fetched it says so, keeps them and tries again on request', async () => {
    keep('7')
    online = false
    render(<FavouriteList frame={frame} />)
    expect(await screen.findByRole('alert')).toHaveTextContent(liveData['error.load'])
    expect(window.localStorage.getItem(STORAGE_KEY)).toBe('["7"]')
    online = true
    fireEvent.click(screen.getByRole('button', { name: liveData['error.retry'] }))
    expect(await screen.findByRole('article')).toBeVisible()
  })

  test('the prebuilt page claims neither that there are some nor that there are none', () => {
    const html = renderToString(<FavouriteList frame={frame} />)
    expect(html).not.toContain(favourites['estates.favorites.none'])
    expect(html).not.toContain('data-skeleton')
  })
})
