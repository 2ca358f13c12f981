import { press } from './hand'
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
