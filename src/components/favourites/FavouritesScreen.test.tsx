/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { createInstance } from 'i18next'
import { renderToString } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import common from '../../../locales/en/common.json'
import estateTexts from '../../../locales/en/estate.json'
import favourites from '../../../locales/en/favourites.json'
import liveData from '../../../locales/en/liveData.json'
import { estate, site } from '../../../tests/support/builders'
import type { Estate } from '../../contract/estate'
import { i18nextOptions } from '../../i18n/options'
import { choose } from '../../state/favourites/chosen'
import { STORAGE_KEY } from '../../state/favourites/storage'
import { readStorage } from '../../state/favourites/store'
import { FavouritesScreen } from './FavouritesScreen'

void createInstance()
  .use(initReactI18next)
  .init({
    ...i18nextOptions,
    lng: 'en',
    resources: { en: { common, estate: estateTexts, favourites, liveData } },
    initAsync: false,
  })

const frame = {
  siteId: 'demo',
  locale: 'en' as const,
  menu: [{ id: 'sale', label: 'For sale', url: '/en/for-sale', children: [] }],
}
const { general } = estate()
const villa = estate()
const house = estate({ general: { ...general, id: 8, price: { value: 295000 } } })
const project = estate({
  isProject: true,
  general: { ...general, id: 20, project: true, title: { en: 'The Mill' } },
  children: [estate({ general: { ...general, id: 21, parentId: 20, price: { value: 240000 } } })],
})

let online: boolean
let offer: Estate[]
let searches: number
beforeEach(() => {
  online = true
  offer = [villa, house]
  searches = 0
  choose([])
  window.scrollTo = jest.fn()
  for (const kept of [window.localStorage, window.sessionStorage]) kept.clear()
  readStorage()
  window.fetch = async (url) => {
    if (!online) throw new TypeError('the line is cut')
    const isSearch = String(url).endsWith('/estates')
    if (isSearch) searches++
    const body = isSearch
      ? { total: { value: offer.length }, results: offer }
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
const stored = () => JSON.parse(window.localStorage.getItem(STORAGE_KEY) ?? 'null') as unknown
const open = (hash = '') => render(<FavouritesScreen frame={frame} hash={hash} />)
const prices = () =>
  screen.queryAllByRole('article').map((card) => /€ [\d.]+/.exec(card.textContent)?.[0] ?? '')
const heartOf = (card: HTMLElement) => within(card).getByRole('button', { pressed: true })

describe('the favourites page (spec §2)', () => {
  test('without any it says so and leads to the listings', async () => {
    open()
    expect(await screen.findByText(favourites['estates.favorites.none'])).toBeVisible()
    expect(screen.getByRole('link', { name: favourites['favourites.browse'] })).toHaveAttribute(
      'href',
      '/en/for-sale',
    )
  })

  test('while they load their places are kept, then the cards stand there in their order', async () => {
    keep('8', '7')
    open()
    expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(2)
    await screen.findAllByRole('article')
    expect(prices()).toEqual(['€ 295.000', '€ 385.000'])
    expect(screen.getByText('2 properties saved on this device')).toBeVisible()
    expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(0)
  })

  test('a unit of a project stands there as itself, with its price and its heart filled', async () => {
    offer = [project]
    keep('21')
    open()
    const card = await screen.findByRole('article')
    expect(prices()).toEqual(['€ 240.000'])
    expect(heartOf(card)).toBeVisible()
    expect(within(card).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/en\/offer\/20\/.+\/21$/),
    )
  })

  test('when they cannot be fetched it says so, keeps them and tries again on request', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    keep('7')
    online = false
    open()
    expect(await screen.findByRole('alert')).toHaveTextContent(liveData['error.load'])
    expect(stored()).toEqual(['7'])
    expect(log).toHaveBeenCalledWith(expect.stringContaining('had no answer'))
    log.mockRestore()
    online = true
    fireEvent.click(screen.getByRole('button', { name: common['error.retry'] }))
    expect(await screen.findByRole('article')).toBeVisible()
  })

  test('the prebuilt page claims neither that there are some nor that there are none', () => {
    const html = renderToString(<FavouritesScreen frame={frame} hash="" />)
    expect(html).not.toContain(favourites['estates.favorites.none'])
    expect(html).not.toContain('data-skeleton')
    expect(html).toContain(favourites['favourites.noScript'])
  })
})

describe('taking favourites off', () => {
  test('empties their places at once and asks the API nothing', async () => {
    keep('7', '8')
    open()
    const [first] = await screen.findAllByRole('article')
    fireEvent.click(heartOf(first as HTMLElement))
    expect(prices()).toEqual(['€ 295.000'])
    expect(stored()).toEqual(['8'])
    expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(0)
    expect(searches).toBe(1)
  })

  test('can be undone, all of them at once, and each returns to its place', async () => {
    keep('7', '8')
    open()
    await screen.findAllByRole('article')
    for (let left = 2; left > 0; left--)
      fireEvent.click(heartOf(screen.getAllByRole('article')[0] as HTMLElement))
    expect(stored()).toEqual([])
    const undo = screen.getByRole('button', { name: favourites['favourites.undo'] })
    expect(undo).toHaveFocus()
    expect(screen.getByText('2 favourites removed')).toBeVisible()
    fireEvent.click(undo)
    expect(prices()).toEqual(['€ 385.000', '€ 295.000'])
    // By a key: who goes on does so where the first of them stands.
    expect(screen.getAllByRole('article')[0]).toContainElement(document.activeElement as HTMLElement)
    expect(stored()).toEqual(['7', '8'])
    expect(searches).toBe(1)
    expect(screen.queryByRole('button', { name: favourites['favourites.undo'] })).toBeNull()
  })
})

describe('favourites that are no longer on offer', () => {
  test('stand among the others as gone, to be taken off', async () => {
    offer = [villa]
    keep('99', '7')
    open()
    await screen.findByText(favourites['favourites.gone'])
    expect(prices()).toEqual(['', '€ 385.000'])
    const names = screen.getAllByRole('button', { pressed: true }).map((heart) => heart.ariaLabel)
    expect(names).toEqual([
      'Save Property 99 as a favourite',
      'Save Villa in Ghent, € 385.000 as a favourite',
    ])
    expect(screen.getByText('1 favourite is no longer available.')).toBeVisible()
    fireEvent.click(heartOf(screen.getAllByRole('article')[0] as HTMLElement))
    expect(prices()).toEqual(['€ 385.000'])
    expect(stored()).toEqual(['7'])
  })

  test('all of them: it is said, and what there is now is one step away', async () => {
    offer = []
    keep('99', '98')
    open()
    expect(await screen.findByText(favourites['favourites.goneAll'])).toBeVisible()
    expect(screen.getByRole('link', { name: favourites['favourites.browse'] })).toBeVisible()
  })
})

describe('a shared list', () => {
  test('is shown without becoming the visitor’s own, until all of it is kept, none twice', async () => {
    keep('8')
    open('#ids=7,8')
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(favourites['shared.title'])
    await screen.findAllByRole('article')
    expect(prices()).toEqual(['€ 385.000', '€ 295.000'])
    expect(stored()).toEqual(['8'])
    fireEvent.click(screen.getByRole('button', { name: favourites['shared.keepAll'] }))
    expect(stored()).toEqual(['8', '7'])
    expect(screen.getByText('1 property added to your favourites.')).toBeVisible()
    expect(screen.queryByRole('button', { name: favourites['shared.keepAll'] })).toBeNull()
  })
})

describe('comparing', () => {
  test('begins with two and ends at four', async () => {
    offer = [1, 2, 3, 4, 5].map((id) => estate({ general: { ...general, id } }))
    keep('1', '2', '3', '4', '5')
    open()
    const boxes = await screen.findAllByRole('checkbox')
    expect(boxes[0]).toHaveAccessibleName('Compare Villa in Ghent, € 385.000')
    const tick = (index: number) => fireEvent.click(boxes[index] as HTMLElement)
    tick(0)
    expect(screen.getByText(favourites['compare.oneMore'])).toBeVisible()
    tick(1)
    expect(screen.getByRole('link', { name: 'Compare (2)' })).toHaveAttribute(
      'href',
      '/en/favorites#compare=1,2',
    )
    tick(2)
    tick(3)
    expect(boxes[4]).toBeDisabled()
    expect(boxes[4]).toHaveAccessibleDescription(favourites['compare.full'])
  })

  test('sets the facts side by side and marks where they differ', async () => {
    open('#compare=7,8')
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0)
    // What compares is loaded on demand.
    const table = await screen.findByRole('table', {}, { timeout: 30_000 })
    expect(
      within(table).getByRole('row', { name: /^Price \(different\) €\s385\.000 €\s295\.000$/ }),
    ).toBeVisible()
    const same = within(table).getByRole('row', { name: /^Bedrooms 3 3$/ })
    // Where it is heads the column, as its name does: it is another for each.
    expect(within(table).getAllByRole('columnheader')[0]).toHaveTextContent('9000 Ghent')
    expect(within(table).queryByRole('rowheader', { name: /^Address/ })).toBeNull()
    fireEvent.click(screen.getByRole('checkbox', { name: favourites['compare.onlyDifferences'] }))
    expect(same).not.toBeInTheDocument()
  })

  test('one is taken out, and what was chosen for the others stays as it was', async () => {
    offer = [1, 2, 3].map((id) => estate({ general: { ...general, id } }))
    const { rerender } = open('#compare=1,2,3')
    const table = await screen.findByRole('table', {}, { timeout: 30_000 })
    fireEvent.click(screen.getByRole('checkbox', { name: favourites['compare.onlyDifferences'] }))
    jest.mocked(window.scrollTo).mockClear()
    rerender(<FavouritesScreen frame={frame} hash="#compare=1,3" />)
    expect(window.scrollTo).not.toHaveBeenCalled()
    expect(table).toBeInTheDocument()
    expect(within(table).getAllByRole('columnheader')).toHaveLength(2)
    expect(screen.getByRole('checkbox')).toBeChecked()
    // Of two none can be taken out: the name of the one that took its place.
    const [, last] = within(table).getAllByRole('columnheader')
    expect(last?.contains(document.activeElement)).toBe(true)
    expect(searches).toBe(1)
    // Who was sent the comparison was sent all of it.
    expect(screen.getByRole('link', { name: favourites['shared.title'] })).toHaveAttribute(
      'href',
      expect.stringMatching(/#ids=1,2,3$/),
    )
  })

  test('what is ticked stays so when the page is left, as for another language', async () => {
    keep('7', '8')
    const { unmount } = open()
    fireEvent.click((await screen.findAllByRole('checkbox'))[1] as HTMLElement)
    unmount()
    open()
    const boxes = await screen.findAllByRole('checkbox')
    expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([false, true])
  })

  test('those that stood side by side are still ticked when the comparison is left', async () => {
    offer = [1, 2, 3].map((id) => estate({ general: { ...general, id } }))
    keep('1', '2', '3')
    window.scrollTo = jest.fn()
    const { rerender } = open('#compare=1,3')
    rerender(<FavouritesScreen frame={frame} hash="" />)
    const boxes = await screen.findAllByRole('checkbox')
    expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([true, false, true])
    fireEvent.click(boxes[0] as HTMLElement)
    expect(boxes[0]).not.toBeChecked()
  })
})
