import { cityName } from '../../src/domain/address'
import { STATUS_FIELD } from '../../src/domain/search/statusIds'
import { statusOfPage } from '../../src/domain/search/searchTargets'
import { href } from '../../src/routing/routes'
import { postEstateFilters } from '../../src/siteApi/estates'
import { press } from './support/hand'
import { forSale, heading, part } from './support/lists'
import { pagesOf } from './support/offer'
import { client } from './support/site'
import { expect, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

test.describe('a town where nothing is for sale', () => {
  /** Where the agency has something, but nothing for sale. */
  async function emptyTown() {
    const { locations } = await postEstateFilters(client, undefined)
    const page = (await pagesOf('estateList')).find((one) => statusOfPage(one) === 1)
    const listed = await postEstateFilters(client, page?.node?.query ?? undefined)
    const town = locations.find(({ id, name }) => {
      const isNamedOnce = locations.filter((one) => one.name === name).length === 1
      return isNamedOnce && listed.locations.every((one) => one.id !== id)
    })
    if (!town) throw new Error('Everywhere something is for sale')
    return town
  }

  test('that is only typed is counted, and led to, as it stands there', async ({ page }) => {
    const town = await emptyTown()
    await visit(page, href('home', 'nl'))
    const box = page.getByRole('combobox', { name: text('nl', 'search.city') })
    await press(box)
    await expect(page.getByRole('button', { name: /^Toon \d+ pand/ })).toBeVisible()
    await page.keyboard.type(`${cityName(town, 'nl')}x`)
    await page.keyboard.press('Home')
    await page.keyboard.press('End')
    await page.keyboard.press('Backspace')
    await expect(box).toHaveValue(cityName(town, 'nl'))
    const send = page.getByRole('button', { name: /^Toon 0 panden/ })
    await expect(send).toBeVisible()
    await press(send)
    await expect(page).toHaveURL(new RegExp(`\\?city=${town.id}$`))
    await expect(heading(page)).toHaveText(`0 panden te koop in ${cityName(town, 'nl')}`)
  })

  test('is called by its name wherever its address is opened, never by its number', async ({ page }) => {
    const town = await emptyTown()
    const seen: string[] = []
    await page.exposeFunction('said', (words: string) => seen.push(words))
    await page.addInitScript(() => {
      const say = () =>
        (window as unknown as { said: (words: string) => void }).said(document.body?.innerText ?? '')
      new MutationObserver(say).observe(document, { childList: true, subtree: true, characterData: true })
    })
    await visit(page, `${await forSale('fr')}?city=${town.id}&price-max=900000`)
    const name = cityName(town, 'fr')
    await expect(page.getByRole('button', { name: new RegExp(`^${town.zip} ${name}`) })).toBeVisible()
    await expect(page.getByRole('link', { name: new RegExp(`${town.zip} ${name}`) })).toBeVisible()
    await press(part(page, 'fr', 'place'))
    await expect(
      page.getByRole('search').getByRole('button', { name: new RegExp(`^${town.zip} ${name}`) }),
    ).toBeVisible()
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.filter((words) => words.includes(String(town.id)))).toEqual([])
  })
})

test('who types a town and presses Enter means the best that is found', async ({ page }) => {
  await visit(page, href('home', 'fr'))
  await press(page.getByRole('combobox', { name: text('fr', 'search.city') }))
  await page.keyboard.type('gan', { delay: 60 })
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Gand')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?city=\d/)
  await expect(heading(page)).toContainText('Gand')

  await visit(page, await forSale('nl'))
  await press(part(page, 'nl', 'place'))
  const box = page.getByRole('combobox', { name: text('nl', 'filter:filter.cityLabel') })
  await press(box)
  await page.keyboard.type('zzz', { delay: 60 })
  const nothing = page.getByText(text('nl', 'filter:filter.noCity'))
  await expect(nothing).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(nothing).toBeVisible()
  for (let letter = 0; letter < 3; letter += 1) await page.keyboard.press('Backspace')
  await page.keyboard.type('gen', { delay: 60 })
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Gent')
  await page.keyboard.press('Enter')
  await expect(box).toHaveValue('')
  await expect(page.getByRole('search').getByRole('button', { name: /Gent/ })).toBeVisible()
})

test('a city of several postal codes is chosen whole', async ({ page }) => {
  const { locations } = await postEstateFilters(client, {
    terms: { [STATUS_FIELD]: ['FOR_SALE'] },
  })
  const parts = locations.filter((one) => locations.filter(({ name }) => name === one.name).length > 1)
  const [{ name }] = parts as [(typeof parts)[number]]
  const own = parts.filter((one) => one.name === name)
  const total = own.reduce((sum, { count }) => sum + count, 0)
  await visit(page, await forSale('nl'))
  await press(part(page, 'nl', 'place'))
  await press(page.getByRole('combobox', { name: text('nl', 'filter:filter.cityLabel') }))
  await page.keyboard.type(name.slice(0, 5), { delay: 60 })
  const whole = page.getByRole('option', { name: /\d, \d/ }).first()
  await expect(whole).toContainText(String(total))
  await press(whole)
  await expect(heading(page)).toHaveText(`${total} panden te koop in ${name}`)
})
