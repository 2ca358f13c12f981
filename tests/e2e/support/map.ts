import { press } from './hand'
import { expect, type Page } from './test'

/** All that stands on a map, and of that what is no cluster. */
export const pins = (page: Page) => page.locator('.pin')
export const places = (page: Page) => page.locator('.pin:not(.cluster)')

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
