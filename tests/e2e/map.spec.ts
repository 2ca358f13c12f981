import { estatePage, property } from './support/offer'
import { expectAccessible } from './support/axe'
import { press } from './support/hand'
import { expect, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

test('a listing’s page opens its map on a click and not before', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const { general } = await property()
  await visit(page, (await estatePage(general.id, 'fr')).path)
  const open = page.getByRole('button', { name: text('fr', 'estate:location.open') })
  await expect(open).toBeVisible()
  expect(asked.filter((url) => /leaflet|\/map\//.test(url))).toEqual([])
  await press(open)
  await expect(page.getByRole('application')).toBeVisible()
  await expect.poll(() => asked.filter((url) => /\/map\/fr\/light\//.test(url)).length).toBeGreaterThan(0)
  await expectAccessible(page)
})
