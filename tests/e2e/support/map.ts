import type { EstateMap } from '../../../src/contract/estateMap'
import type { Box } from '../../../src/domain/map/box'
import { pack, unpack } from '../../../src/domain/search/packed'
import { press } from './hand'
import type { Locator } from 'playwright/test'
import { expect, type Page } from './test'

/** All that stands on a map, and of that what is no cluster. */
export const pins = (page: Page) => page.locator('.pin')
export const places = (page: Page) => page.locator('.pin:not(.cluster)')

/** A cluster that nothing lies over: one at the edge may be beyond it, or under a card. */
export async function clusterInSight(page: Page) {
  const clusters = page.locator('.pin.cluster')
  const isSeen = (cluster: Element) => {
    const { left, top, width, height } = cluster.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2) === cluster
  }
  for (const cluster of await clusters.all()) if (await cluster.evaluate(isSeen)) return cluster
  throw new Error('No cluster is in sight')
}

/** Clicks clusters until a single place stands on the map. */
export async function zoomToPlace(page: Page) {
  for (let turn = 0; turn < 8 && (await places(page).count()) === 0; turn++) {
    const before = await pins(page).count()
    await press(page.locator('.pin.cluster').first())
    await expect
      .poll(async () => (await places(page).count()) + Number((await pins(page).count()) !== before))
      .toBeGreaterThan(0)
  }
  return places(page).first()
}

/** What each of some covers of the window, px; those that are not shown cover nothing. */
export const boxesOf = (of: Locator): Promise<Box[]> =>
  of.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      return { left, top, right, bottom }
    }),
  )

/** Gives the browser the map's feed with all listings around one place, so much nearer to each other than they are. */
export async function crowdAround(page: Page, { lat, lon }: { lat: number; lon: number }, nearer: number) {
  await page.route('**/estate-map', async (route) => {
    const answer = await route.fetch()
    const feed = (await answer.json()) as EstateMap
    const drawn = (column: EstateMap['lat'], middle: number) => {
      const values = unpack(column)
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length
      return pack(
        values.map((value) => middle + (value - mean) * nearer),
        column.per,
      )
    }
    const body = { ...feed, lat: drawn(feed.lat, lat), lon: drawn(feed.lon, lon) }
    await route.fulfill({ response: answer, json: body })
  })
}
