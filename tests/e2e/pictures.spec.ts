import { href } from '../../src/routing/routes'
import { NO_PICTURE } from '../../src/components/ui/Picture'
import { expect, test } from './support/test'
import { visit } from './support/visit'

test('a machine that is too busy for pictures shows the placeholder, and the pictures once it can', async ({
  page,
  watch,
}) => {
  watch.expectComplaint(/^503 for .*\/assets\//)
  let isBusy = true
  let refused = 0
  await page.route(/\/assets\//, (route) => {
    if (!isBusy) return route.continue()
    refused += 1
    return route.fulfill({ status: 503, body: '' })
  })
  await visit(page, href('home', 'nl'))
  const hero = page.getByRole('main').locator('img').first()
  await expect(hero).toHaveAttribute('src', NO_PICTURE)
  const broken = () =>
    page
      .locator('main img')
      .evaluateAll(
        (images) =>
          (images as HTMLImageElement[]).filter(({ complete, naturalWidth }) => complete && !naturalWidth)
            .length,
      )
  await expect.poll(broken).toBe(0)
  expect(refused).toBeGreaterThan(0)
  isBusy = false
  await expect(hero).not.toHaveAttribute('src', NO_PICTURE, { timeout: 20_000 })
})

test.describe('before a script runs', () => {
  test.use({ javaScriptEnabled: false })

  test('a picture that did not load is the placeholder, not the browser’s own sign', async ({
    page,
    watch,
  }) => {
    watch.expectComplaint(/^503 for .*\/assets\//)
    await page.route(/\/assets\//, (route) => route.fulfill({ status: 503, body: '' }))
    const placeholder = page.waitForResponse((response) => response.url().endsWith(NO_PICTURE))
    await page.goto(href('home', 'nl'))
    expect((await placeholder).ok()).toBe(true)
    // It fills the picture's own room, which would be a line high with the browser's sign in it.
    await expect(page.getByRole('main').locator('img').first()).toBeVisible()
  })
})
