import { chromium } from 'playwright/test'
import { postRentalUnits } from '../../src/siteApi/rental'
import { browserArgs } from '../support/browser'
import { href } from '../../src/routing/routes'
import { forSale } from './support/lists'
import { allEstates, estatePage, project } from './support/offer'
import { client, site } from './support/site'
import { expect, test } from './support/test'

/** Px of text for somebody who has the browser write twice as large. */
const LARGE = 32

test('on a phone whose text is twice as large nothing is cut off beside the page, and no amount is broken', async () => {
  const executablePath = process.env['CHROME_PATH']
  const browser = await chromium.launch({
    args: [...browserArgs, `--blink-settings=defaultFontSize=${LARGE},defaultFixedFontSize=${LARGE}`],
    ...(executablePath ? { executablePath } : {}),
  })
  try {
    const page = await browser.newPage({
      viewport: { width: 360, height: 740 },
      serviceWorkers: 'block',
    })
    const [unit] = (await postRentalUnits(client, { pagination: { from: 0, size: 1 } })).results
    const estates = (await allEstates()).slice(0, 3)
    const listings = [...estates, (await project()).project.general.id]
    const paths = [
      await forSale('nl'),
      ...(await Promise.all(listings.map(async (id) => (await estatePage(id, 'nl')).path))),
      href('rentalUnit', 'nl', { rentalUnitId: unit?.id ?? 0 }),
    ]
    for (const path of paths) {
      await page.goto(site.siteUrl + path)
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
        `${LARGE}px`,
      )
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(beyond, path).toBeLessThanOrEqual(0)
      const broken = await page.locator('main dd').evaluateAll((values) =>
        values
          .filter(({ textContent }) => /^€ [\d.,]{1,9}$/.test(textContent))
          .filter((value) => {
            const range = document.createRange()
            range.selectNodeContents(value)
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 2
          })
          .map(({ textContent }) => textContent),
      )
      expect(broken, path).toEqual([])
    }
  } finally {
    await browser.close()
  }
})
