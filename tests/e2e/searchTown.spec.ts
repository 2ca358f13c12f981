import { cityName } from '../../src/domain/address'
import { STATUS_FIELD } from '../../src/domain/search/statusIds'
import { statusOfPage } from '../../src/domain/search/searchTargets'
import { href } from '../../src/routing/routes'
import type { Locale } from '../../src/contract/locales'
import { findCities, postEstateFilters, postEstates } from '../../src/siteApi/estates'
import { press } from './support/hand'
import { figure, forSale, heading, part, WIDTHS } from './support/lists'
import { pagesOf } from './support/offer'
import { client } from './support/site'
import { expect, test, type Page } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

test.describe('a town where nothing is for sale', () => {
  /** Where the agency has something, but nothing for sale. */
  async function emptyTown() {
    const { locations } = await postEstateFilters(client, undefined)
    const page = (await pagesOf('estateList')).find((one) => statusOfPage(one) === 1)
    const listed = await postEstateFilters(client, page?.node?.query ?? undefined)
    const empty = locations.filter(({ id }) => listed.locations.every((one) => one.id !== id))
    for (const town of empty) {
      // Nothing else lies in it.
      const [found] = await findCities(client, cityName(town, 'nl'), { locale: 'nl' })
      if (found?.ids.join() === String(town.id)) return town
    }
    throw new Error('Everywhere something is for sale')
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
    await expect(page).toHaveURL(new RegExp(`\\?(city=${town.id}|place=[a-z-]+${town.zip})$`))
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
  await expect(page).toHaveURL(/\?(city=\d|place=gent-9000)/)
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
  await expect(box).toBeHidden()
  const chips = page.getByRole('list', { name: text('nl', 'filter:filter.active') })
  await expect(chips.getByRole('button', { name: /Gent/ })).toBeVisible()
})

test('a town typed with its postal code is meant by whichever of its names, and counted', async ({
  page,
}) => {
  await visit(page, href('home', 'fr'))
  await press(page.getByRole('combobox', { name: text('fr', 'search.city') }))
  const counted = await inPlace('gent-9000')
  for (const typed of ['9000 Gent', '9000 Gand']) {
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(typed)
    await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Gand')
    await expect(page.getByRole('button', { name: new RegExp(`^Voir ${counted} bien`) })).toBeVisible()
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?place=gent-9000/)
})

/** How many a search for sale in a place finds. */
const inPlace = async (code: string) => {
  const query = { terms: { [STATUS_FIELD]: ['FOR_SALE'], 'address.place': [code] } }
  return (await postEstates(client, { query, pagination: { from: 0, size: 0 } })).total.value
}

/** The box for towns of a list page, with something typed into it. */
async function typeTown(page: Page, locale: Locale, typed: string) {
  await press(part(page, locale, 'place'))
  await press(page.getByRole('combobox', { name: text(locale, 'filter:filter.cityLabel') }))
  await page.keyboard.type(typed, { delay: 60 })
  return page.getByRole('listbox').getByRole('option')
}

test('a city is chosen whole, and one of its postal codes alone', async ({ page }) => {
  const total = await inPlace('antwerpen-2000')
  expect(total).toBeGreaterThan(0)
  await visit(page, await forSale('nl'))
  const options = await typeTown(page, 'nl', 'anwerp')
  await expect(options.first()).toContainText(String(total))
  await expect(options.first()).toContainText('heel Antwerpen')
  await press(options.first())
  await expect(heading(page)).toHaveText(new RegExp(`^${total} pand(en)? te koop in Antwerpen$`))

  await visit(page, await forSale('nl'))
  const zips = await typeTown(page, 'nl', '2018')
  await expect(zips.first()).toContainText('2018')
  await press(zips.first())
  await expect(heading(page)).toHaveText(
    new RegExp(`^${await inPlace('2018')} pand(en)? te koop in Antwerpen$`),
  )
})

test('a coast and a province are chosen together, and found again by their address', async ({ page }) => {
  await visit(page, await forSale('fr'))
  const options = await typeTown(page, 'fr', 'la côte')
  await expect(options.first()).toContainText('Côte belge')
  const coast = await inPlace('kust')
  await expect(options.first()).toContainText(String(coast))
  await press(options.first())
  await expect(page).toHaveURL(/\?place=kust$/)
  await expect(heading(page)).toHaveText(new RegExp(`^${coast} biens? à vendre \\(Côte belge\\)$`))

  await press(part(page, 'fr', 'place'))
  await page.keyboard.type('brabant wallon', { delay: 60 })
  await expect(options.first()).toContainText('Brabant wallon (province)')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?place=kust,waals-brabant$/)
  const both = coast + (await inPlace('waals-brabant'))
  await expect(heading(page)).toHaveText(new RegExp(`^${both} biens? à vendre`))

  await visit(page, `${await forSale('de')}?place=kust,waals-brabant`)
  const chips = page.getByRole('list', { name: text('de', 'filter:filter.active') })
  await expect(chips.getByRole('button', { name: /^Belgische Küste/ })).toBeVisible()
  await press(chips.getByRole('button', { name: /^Wallonisch-Brabant/ }))
  await expect(page).toHaveURL(/\?place=kust$/)
})

test('a circle is typed in words, and said in words', async ({ page }) => {
  await visit(page, await forSale('nl'))
  const options = await typeTown(page, 'nl', 'gent 15 km')
  await expect(options.first()).toContainText('15 km rond Gent')
  await press(options.first())
  await expect(page).toHaveURL(/\?geo_range=15km;/)
  const chips = page.getByRole('list', { name: text('nl', 'filter:filter.active') })
  await expect(chips.getByRole('button', { name: /^15 km rond Gent/ })).toBeVisible()
})

test('a circle stands beside a town, and each is taken off alone', async ({ page }) => {
  await visit(page, await forSale('fr'))
  const options = await typeTown(page, 'fr', 'autour de gand')
  await expect(options.first()).toContainText('10 km autour de Gand')
  await press(options.first())
  await press(part(page, 'fr', 'place'))
  await page.keyboard.type('liege', { delay: 60 })
  await press(options.filter({ hasText: 'tout Liège' }))
  await expect(page).toHaveURL(/\?place=gent-9000~10,liege-4000$/)
  const [near, there] = await Promise.all([inPlace('gent-9000~10'), inPlace('liege-4000')])
  const both = near + there
  await expect(heading(page)).toHaveText(
    new RegExp(`^${both} biens? à vendre \\(10 km autour de Gand, Liège\\)$`),
  )
  const chips = page.getByRole('list', { name: text('fr', 'filter:filter.active') })
  await expect(chips.getByRole('button', { name: /^10 km autour de Gand/ })).toBeVisible()
  await press(chips.getByRole('button', { name: /^Liège/ }))
  await expect(page).toHaveURL(/\?place=gent-9000~10$/)
  await expect(heading(page)).toHaveText(new RegExp(`^${near} biens? à vendre à moins de 10 km de Gand$`))
})

for (const [window, size] of WIDTHS)
  test(`few in a town: its neighbours are offered, and added by a press, on ${window}`, async ({ page }) => {
    await page.setViewportSize(size)
    const near = page.getByRole('navigation', { name: text('fr', 'filter:near.title') })
    const list = await forSale('fr')
    await visit(page, `${list}?place=melle-9090`)
    const shown = async () => figure(await heading(page).innerText())
    await expect.poll(shown).toBeLessThanOrEqual(5)
    const before = await shown()
    await expect(near).toBeVisible()
    const [first] = await near.getByRole('link').all()
    if (!first) throw new Error('Nothing of the demo site is for sale next to Melle')
    const town = await first.innerText()
    const added = figure(/\d+/.exec(await near.innerText())?.[0] ?? '')
    await press(first)
    await expect(page).toHaveURL(/place=melle-9090,|,melle-9090/)
    await expect.poll(shown).toBe(before + added)
    await expect(near.getByRole('link', { name: town, exact: true })).toHaveCount(0)
  })

test('a town where nothing stands is chosen all the same, and leads to being told', async ({ page }) => {
  const [town] = await findCities(client, 'Lo-Reninge', { locale: 'nl' })
  expect(town).toMatchObject({ count: 0, ids: [], place: 'lo-reninge-8647' })
  await visit(page, await forSale('nl'))
  const options = await typeTown(page, 'nl', 'lo-ren')
  await expect(options.first()).toContainText(text('nl', 'filter:filter.tellMe'))
  await press(options.first())
  await expect(heading(page)).toHaveText('0 panden te koop in Lo-Reninge')
  await press(page.getByRole('link', { name: text('nl', 'filter:none.alert') }))
  await expect(page).toHaveURL(/place=lo-reninge-8647/)
  await expect(page.getByRole('button', { name: /^Lo-Reninge/ }).first()).toBeVisible()
})

test('how far around a place is searched is chosen beside it, with what that finds', async ({ page }) => {
  await visit(page, await forSale('nl'))
  const options = await typeTown(page, 'nl', 'gent')
  await expect(options.first()).toContainText('Gent')
  await press(options.first())
  await expect(heading(page)).toHaveText(/ te koop in Gent$/)
  await press(part(page, 'nl', 'place'))
  const radii = page.getByRole('group', { name: text('nl', 'filter:filter.radius') })
  const ten = radii.getByText('+ 10 km')
  await expect(ten).toBeVisible()
  await expect(radii.getByRole('radio', { name: /alleen hier/ })).toBeChecked()
  await press(ten)
  await expect(heading(page)).toContainText('10 km van Gent')
  await expect(radii.getByRole('radio', { name: /10 km/ })).toBeChecked()
  const found = figure(await heading(page).innerText())
  await expect(radii.locator('label').filter({ hasText: '+ 10 km' })).toContainText(String(found))
  await press(radii.getByText(text('nl', 'filter:filter.radius.none')))
  await expect(heading(page)).toHaveText(/ te koop in Gent$/)
})

test('of a city where nothing is for sale and its province the one that finds something is taken', async ({
  page,
}) => {
  expect([await inPlace('liege-4000'), await inPlace('prov-luik')]).toEqual([0, expect.any(Number)])
  for (const [locale, typed] of [
    ['nl', 'Luik'],
    ['de', 'Lüttich'],
  ] as const) {
    await visit(page, await forSale(locale))
    const options = await typeTown(page, locale, typed)
    await expect(options.first()).toContainText(String(await inPlace('prov-luik')))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\?place=prov-luik$/)
  }
})

test('what only resembles a name is offered, said to be unknown, and not taken by Enter', async ({
  page,
}) => {
  const none = text('nl', 'filter:filter.noCity')
  await visit(page, await forSale('nl'))
  const options = await typeTown(page, 'nl', "'; drop")
  const heard = page.getByRole('search').getByRole('status').filter({ hasText: none })
  await expect(options.first()).toContainText('Drogenbos')
  await expect(heard).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(heard).toBeVisible()
  await expect(options.first()).toContainText('Drogenbos')
  await press(heading(page))
  await expect(options).toHaveCount(0)
  await expect(page).not.toHaveURL(/\?/)
  await press(part(page, 'nl', 'place'))
  await page.keyboard.press('End')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('p')
  await expect(options.first()).toContainText('Drogenbos')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toContainText('Drogenbos')
})

test('the home page says of what is no place, or only resembles one, that there is none', async ({
  page,
}) => {
  await visit(page, href('home', 'nl'))
  const box = page.getByRole('combobox', { name: text('nl', 'search.city') })
  const said = page.getByRole('status').filter({ hasText: text('nl', 'search.noCity') })
  await press(box)
  await page.keyboard.type('qxzwv', { delay: 60 })
  await expect(said).toHaveCount(1)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type("'; drop", { delay: 60 })
  const option = page.getByRole('listbox').getByRole('option').first()
  await expect(option).toContainText('Drogenbos')
  await expect(said).toHaveCount(1)
  await page.keyboard.press('Enter')
  const unknown = page.getByText(text('nl', 'search.unknownCity', { name: "'; drop" }))
  await expect(unknown).toBeVisible()
  await expect(unknown).toBeInViewport({ ratio: 1 })
  await press(option)
  await expect(box).toHaveValue('Drogenbos')
  await expect(unknown).toHaveCount(0)
})
