/** @jest-environment jsdom */
import { renderHook, waitFor } from '@testing-library/react'
import { EXPORTED_ZOOM } from '../../domain/map/ownTiles'
import { LIVE_META, MAP_META } from '../../siteApi/liveOrigin'
import { useBaseTiles } from './useBaseTiles'

const LIVE = `<meta name="${LIVE_META}" content="https://live.huis.example">`

beforeEach(() => {
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  window.matchMedia = jest.fn(() => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia
})

/** What stands once the site did not answer a page with this head. */
async function withoutAnswer(head: string) {
  document.head.innerHTML = head
  const { result } = renderHook(() => useBaseTiles('huis', 'nl'))
  await waitFor(() => expect(result.current.hasFailed || result.current.tiles).toBeTruthy())
  return result.current
}

test('a page of an export shows the map that is among its files, and asks nobody else', async () => {
  const { hasFailed, tiles } = await withoutAnswer(LIVE)
  expect(hasFailed).toBe(false)
  expect(tiles).toMatchObject({ isOwn: true, drawnTo: EXPORTED_ZOOM })
  expect(tiles?.url).toMatch(/^\/map\/light\//)
  expect(tiles).not.toHaveProperty('askFirst')
})

test.each([
  [
    'a site whose map is another’s, which a visitor has to agree to',
    `${LIVE}<meta name="${MAP_META}" content="asks-first">`,
  ],
  ['a page that the program itself serves', ''],
])('%s has no map then, and can be asked again', async (_, head) => {
  const { hasFailed, tiles } = await withoutAnswer(head)
  expect({ hasFailed, tiles }).toEqual({ hasFailed: true, tiles: undefined })
})
