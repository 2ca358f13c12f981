import { pagePath } from '../../src/domain/page/pagePlace'
import { expectAccessible } from './support/axe'
import { estatePage, pageOf, property } from './support/offer'
import { heartOf } from './support/favourites'
import { press } from './support/hand'
import { expect, type Page, test } from './support/test'
import { visit } from './support/visit'

const inJson = (text: string) => JSON.stringify(text).slice(1, -1)

/** Has the data of a page come with other words than its document, as when a change was published between the two. */
async function changeData(page: Page, path: string, from: string, to: string) {
  await page.route(`**/page-data${path}/page-data.json*`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(inJson(from), inJson(to))
    await route.fulfill({ response, body })
  })
}

test.describe('what is published between a page’s document and its data is shown, and nothing of before', () => {
  test('on a listing, in French', async ({ page }) => {
    const { path, title } = await estatePage((await property()).general.id, 'fr')
    await changeData(page, path, title, 'Maison au nouveau prix')
    await visit(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maison au nouveau prix')
    await expect(page.getByRole('main')).not.toContainText(title)
    await expectAccessible(page)
  })

  test('on a list, in German', async ({ page }) => {
    const path = pagePath(await pageOf('estateList'), 'de') ?? ''
    await page.goto(path)
    const card = page.getByRole('article').first()
    const name = card.getByRole('link').last()
    const [city = ''] = (await name.innerText()).split(' · ')
    await changeData(page, path, city, 'Neustadt')
    await visit(page, path)
    await expect(name).toContainText('Neustadt · ')
    await press(heartOf(card, 'de'))
    await expect(card.getByRole('button', { pressed: true })).toHaveCount(1)
    await expectAccessible(page)
  })
})
