/** @jest-environment jsdom */
import { LocationProvider, navigate, useLocation } from '@reach/router'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRentalList } from './useRentalList'

const PATH = '/en/holiday'

function List() {
  const { pathname, search } = useLocation()
  const list = useRentalList({
    siteId: 'demo',
    locale: 'en',
    path: PATH,
    prebuilt: { total: 0, cards: [] },
    query: search,
  })
  return (
    <>
      <h1>{pathname}</h1>
      <p>{list.showMap ? 'map' : 'list'}</p>
      <button onClick={list.toggleFullMap}>on a phone</button>
      <button onClick={list.toggleMap}>on a desktop</button>
    </>
  )
}

const shows = (what: string) => screen.findByText(what, { selector: 'p' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
/** What makes the browser step, until it has. */
const step = (go: () => void) =>
  act(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener('popstate', () => resolve(), { once: true })
        go()
      }),
  )
const entries = () => window.history.length

beforeEach(async () => {
  render(
    <LocationProvider>
      <List />
    </LocationProvider>,
  )
  for (const path of ['/en/before', PATH]) {
    void navigate(path)
    await screen.findByText(path)
  }
})

test('from a phone’s map the way back and the button lead to the list, and on to the page before it', async () => {
  const before = entries()
  press('on a phone')
  await shows('map')
  expect(entries()).toBe(before + 1)
  await step(() => window.history.back())
  await shows('list')
  await step(() => window.history.forward())
  await shows('map')
  await step(() => press('on a phone'))
  await shows('list')
  expect(window.location.pathname + window.location.search).toBe(PATH)
  expect(entries()).toBe(before + 1)
  await step(() => window.history.back())
  expect(window.location.pathname).toBe('/en/before')
})

test('beside a desktop’s list the map comes and goes in the entry of that list', async () => {
  const before = entries()
  press('on a desktop')
  await shows('map')
  expect(window.location.search).toBe('?map=1')
  press('on a desktop')
  await shows('list')
  expect(entries()).toBe(before)
})
