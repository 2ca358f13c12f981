import { href } from '../../src/routing/routes'
import type { Locale } from '../../src/contract/locales'
import { press } from './support/hand'
import { cards, figure, forSale, heading, part, PHONE, stays, top } from './support/lists'
import { expect, type Page, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

const placeOnHome = (page: Page, locale: Locale) =>
  page.getByRole('combobox', { name: text(locale, 'search.city') })
const placeBox = (page: Page, locale: Locale) =>
  page.getByRole('combobox', { name: text(locale, 'filter:filter.cityLabel') })

const offers = (page: Page) => page.getByRole('listbox').getByRole('option')

/** What people say that they look for, with what an address asks for it. */
const SAID: [Locale, string, string[]][] = [
  [
    'en',
    'flat with garden under 300,000 near Ghent, EPC C or better',
    ['geo_range=10km', 'price-max=300000', 'type=3', 'energy=C', 'garden=1'],
  ],
  [
    'nl',
    'huis met 3 slaapkamers en garage, tot 500.000',
    ['type=1', 'bed-min=3', 'parking=1', 'price-max=500000'],
  ],
  ['fr', 'appartement à louer avec ascenseur', ['type=3', 'lift=1']],
  ['de', 'Haus mit Garten zu verkaufen, mindestens 120 m²', ['type=1', 'garden=1', 'living-area-min=120']],
  ['nl', 'bouwgrond onder 250k', ['subType=201', 'price-max=250000']],
  ['fr', 'maison à moins de 25 km de Gand', ['geo_range=25km', 'type=1']],
]

test.describe('a search that is said in a line', () => {
  for (const [locale, line, asked] of SAID) {
    test(`“${line}” is found with two presses and its words`, async ({ page }) => {
      await visit(page, href('home', locale))
      const box = placeOnHome(page, locale)
      await press(box)
      await page.keyboard.type(line)
      await expect(box).toHaveValue(line)
      await page.keyboard.press('Enter')
      for (const one of asked) await expect(page).toHaveURL(new RegExp(`[?&]${one}`))
      const chips = page
        .getByRole('list', { name: text(locale, 'filter:filter.active') })
        .getByRole('listitem')
      await expect(chips).toHaveCount(asked.length)
      await expect(heading(page)).toHaveText(/^\d/)
      const total = figure(await heading(page).innerText())
      await expect(cards(page)).toHaveCount(Math.min(total, 15))
    })
  }

  test('is written by a press on the example, and what was understood is said, at 360 px', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await visit(page, href('home', 'fr'))
    const example = page.getByRole('button', { name: text('fr', 'search.example') })
    await press(example)
    const box = placeOnHome(page, 'fr')
    await expect(box).toHaveValue(text('fr', 'search.example'))
    await expect(box).toBeFocused()
    const said = page.getByText(/^Compris\s: Maison · .*Jardin/)
    await expect(said).toBeVisible()
    await expect(page.getByRole('button', { name: /^Voir \d+ biens?$/ })).toBeVisible()
    const kind = page.getByRole('combobox', { name: text('fr', 'search.type') })
    await expect(kind.locator('option:checked')).toHaveText(text('fr', 'search.HOUSE'))
    // However long it is, nothing stands out of the window.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    await page.keyboard.press('End')
    await page.keyboard.type(', peb C ou mieux')
    await expect(said).toContainText('C ou mieux')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/energy=C/)
  })

  for (const width of [360, 768, 1280])
    test(`leaves its button where it is, and in sight of its suggestions, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await visit(page, href('home', 'fr'))
      const search = page.getByRole('search', { name: text('fr', 'search.label') })
      const send = search.getByRole('button', { name: /^Voir/ })
      const place = () =>
        send.evaluate((button) => {
          const { top, bottom, right } = button.getBoundingClientRect()
          return [top, bottom].map((edge) => Math.round(edge + window.scrollY)).concat(Math.round(right))
        })
      const before = await place()
      await press(placeOnHome(page, 'fr'))
      for (const words of [
        'Gand',
        ', appartement à louer',
        ' avec ascenseur',
        ', 3 chambres, 1.500 maximum',
      ]) {
        await page.keyboard.type(words)
        await expect(send).toBeVisible()
        expect(await place()).toEqual(before)
        if (words !== 'Gand') continue
        await expect(offers(page).first()).toBeVisible()
        const list = await page.getByRole('listbox').boundingBox()
        const button = await send.boundingBox()
        expect(list?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0))
      }
      await expect(page.getByText(/^Compris\s: Appartement · /)).toBeVisible()
      expect(await place()).toEqual(before)
      await press(send)
      await expect(page).toHaveURL(/type=3/)
    })

  for (const [width, height] of [
    [360, 740],
    [1280, 800],
  ] as const)
    test(`has its suggestions right below it and in sight, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await visit(page, href('home', 'nl'))
      const box = placeOnHome(page, 'nl')
      await press(box)
      const before = await top(page)
      await page.keyboard.type('Gent')
      await expect(offers(page).nth(2)).toBeInViewport({ ratio: 1 })
      await expect(box).toBeInViewport({ ratio: 1 })
      if (width > 600) {
        // The page stays where it is; on a phone the keys take half of it.
        expect(await top(page)).toBe(before)
        const [list, field] = [await page.getByRole('listbox').boundingBox(), await box.boundingBox()]
        expect((list?.y ?? 0) - (field?.y ?? 0) - (field?.height ?? 0)).toBeLessThan(12)
      }
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      const second = offers(page).nth(1)
      await expect(second).toHaveAttribute('aria-selected', 'true')
      await expect(second).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Enter')
      await expect(box).toHaveValue(/^\d+ km rond Gent$/)
    })

  for (const width of [360, 1280])
    test(`says what was understood above its suggestions, which cover none of it, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await visit(page, href('home', 'nl'))
      await press(placeOnHome(page, 'nl'))
      await page.keyboard.type('Gent')
      const list = page.getByRole('listbox')
      await expect(offers(page).first()).toBeVisible()
      await page.keyboard.press('Home')
      await page.keyboard.type('huis met zwembad en zeezicht, tot 500.000, in ')
      const said = page.getByText(/^Begrepen: /)
      await expect(said).toContainText('Gent')
      await expect(offers(page).first()).toBeVisible()
      const words = await said.boundingBox()
      expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual((await list.boundingBox())?.y ?? 0)
    })

  test('is counted before it is asked for, and to rent leads to what is to rent', async ({ page }) => {
    await visit(page, href('home', 'nl'))
    await press(placeOnHome(page, 'nl'))
    await page.keyboard.type('appartement te huur met lift')
    const send = page.getByRole('button', { name: /^Toon \d+ pand/ })
    await expect(send).toBeVisible()
    const status = page.getByRole('combobox', { name: text('nl', 'search.status') })
    await expect(status.locator('option:checked')).toHaveText('te huur')
    await expect(send).toBeVisible()
    const counted = figure(await send.innerText())
    await press(send)
    await expect(page).toHaveURL(/te-huur\?type=3&lift=1$/)
    await expect(heading(page)).toHaveText(new RegExp(`^${counted} appartement`))
  })

  test('in the town box of a list adds to what is chosen, on a phone', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await visit(page, `${await forSale('fr')}?bed-min=2`)
    await press(page.getByRole('button', { name: new RegExp(`^${text('fr', 'filter:filter.open')}`) }).last())
    await press(placeBox(page, 'fr'))
    await page.keyboard.type('maison avec jardin Gand')
    const offered = offers(page).first()
    await expect(offered).toContainText('Maison · Jardin')
    await press(offered)
    const sheet = page.getByRole('dialog')
    await press(sheet.getByRole('button', { name: /^Afficher|^Pas encore|^Rien/ }))
    await expect(page).toHaveURL(/type=1/)
    for (const one of ['(city|place)=', 'garden=1', 'bed-min=2'])
      await expect(page).toHaveURL(new RegExp(one))
  })

  test('that names the place that is chosen already adds the rest, and no place that sounds like it', async ({
    page,
  }) => {
    await visit(page, await forSale('nl'))
    await press(part(page, 'nl', 'place'))
    await expect(placeBox(page, 'nl')).toBeFocused()
    await page.keyboard.type('10 km rond gent')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/geo_range=10km/)
    const circle = new URL(page.url()).searchParams.get('geo_range')
    // What was found lies open, and the next key goes on from the button.
    await expect(placeBox(page, 'nl')).toBeHidden()
    await expect(part(page, 'nl', 'place')).toBeFocused()
    await press(part(page, 'nl', 'place'))
    await expect(placeBox(page, 'nl')).toHaveValue('')
    await page.keyboard.type('appartement 2 slaapkamers tot 350000 10 km rond gent')
    const offered = offers(page).first()
    await expect(offered).toContainText(/^10 km rond Gent .*Appartement/)
    await expect(offered).toContainText(text('nl', 'filter:filter.chosen'))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/type=3/)
    const asked = new URL(page.url()).searchParams
    expect(asked.get('geo_range')).toBe(circle)
    expect(asked.get('place')).toBeNull()
    for (const [name, value] of [
      ['bed-min', '2'],
      ['price-max', '350000'],
    ] as const)
      expect(asked.get(name)).toBe(value)
  })

  test('that names several places takes all of them, on the home page and in the list', async ({ page }) => {
    await visit(page, href('home', 'nl'))
    await press(placeOnHome(page, 'nl'))
    await page.keyboard.type('Gent of Antwerpen')
    await expect(page.getByText(/^Begrepen: Gent · Antwerpen/)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\?(city|place)=[^&]*,/)
    await expect(heading(page)).toHaveText(/in (Gent en Antwerpen|Antwerpen en Gent)$/)
    await visit(page, await forSale('nl'))
    await press(part(page, 'nl', 'place'))
    await expect(placeBox(page, 'nl')).toBeFocused()
    await page.keyboard.type('Gent of Antwerpen')
    await expect(offers(page).first()).toContainText('Gent + Antwerpen')
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText(/in (Gent en Antwerpen|Antwerpen en Gent)$/)
  })

  test('that names no place is offered as it was understood', async ({ page }) => {
    await visit(page, await forSale('nl'))
    await press(part(page, 'nl', 'place'))
    await expect(placeBox(page, 'nl')).toBeFocused()
    await page.keyboard.type('huis met terras en lift')
    await expect(offers(page)).toHaveCount(1)
    await expect(offers(page)).toHaveText(/^Huis · Terras · Lift/)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\?type=1&terrace=1&lift=1$/)
  })
})

test.describe('a line that says more than one can search by', () => {
  test('leaves out words that no listing has, and says so before anything is pressed', async ({ page }) => {
    await visit(page, href('home', 'de'))
    await press(placeOnHome(page, 'de'))
    await page.keyboard.type('Haus mit Garten, Zwölfkantbalkendach, am liebsten in Gent')
    await expect(page.getByText(/Danach können wir nicht suchen: Zwölfkantbalkendach\./)).toBeVisible()
    await expect(page.getByRole('button', { name: /^\d+ Objekte? anzeigen$/ })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/garden=1/)
    expect(new URL(page.url()).searchParams.get('words')).toBeNull()
    await expect.poll(async () => figure(await heading(page).innerText())).toBeGreaterThan(0)
  })

  for (const [locale, line, said] of [
    ['en', 'somewhere to stay at the Belgian coast for six people in August 2027', /August 2027\.?$/],
    ['de', 'Ferienwohnung an der Küste für 6 Personen mit Hund', /: Hund\./],
  ] as const)
    test(`“${line}” leads to the holiday homes`, async ({ page }) => {
      await visit(page, href('home', locale))
      await press(placeOnHome(page, locale))
      await page.keyboard.type(line)
      await expect(page.getByText(said)).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/[?&]maxOccupation=6/)
      const { pathname, searchParams } = new URL(page.url())
      expect(pathname).toBe(await stays(locale))
      expect(searchParams.get('city')).toMatch(/^\d/)
    })

  test('takes a plot and a house, without what no plot has', async ({ page }) => {
    await visit(page, href('home', 'de'))
    await press(placeOnHome(page, 'de'))
    await page.keyboard.type('Baugrundstück oder altes Haus zum Renovieren, bis 200.000 €')
    await expect(page.getByText(/nicht suchen: altes, zum Renovieren\./)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\?price-max=200000&type=1,2$/)
  })

  test('on a list of what is for sale is told where one rents, with all that was said', async ({ page }) => {
    await visit(page, await forSale('en'))
    await press(part(page, 'en', 'place'))
    await expect(placeBox(page, 'en')).toBeFocused()
    await page.keyboard.type('flat to rent in Antwerp')
    await press(page.getByRole('link', { name: text('en', 'filter:filter.to.TO_RENT') }))
    await expect(page).toHaveURL(/(city|place)=.*&type=3$/)
    await expect(heading(page)).toContainText(/Antwerp/)
    await visit(page, await forSale('en'))
    await press(part(page, 'en', 'place'))
    await expect(placeBox(page, 'en')).toBeFocused()
    await page.keyboard.type('holiday flat in Ostend for 4')
    await press(page.getByRole('link', { name: text('en', 'filter:filter.toStays') }))
    await expect(page).toHaveURL(/maxOccupation=4/)
  })

  test('where nothing is found around a place, leads further around it', async ({ page }) => {
    await visit(page, `${await forSale('en')}?place=gent-9000~1&price-max=150000&bed-min=1`)
    const wider = text('en', 'filter:none.wider', { name: '' }).replace(/\W+$/, '')
    const ways = page.getByRole('link', { name: new RegExp(`^${wider}|^Without`) })
    await expect(ways.first()).toHaveText(new RegExp(`^${wider}`))
  })
})

test('a number of bedrooms, no more than that, holds with everything else', async ({ page }) => {
  await visit(page, `${await forSale('nl')}?type=3`)
  await press(part(page, 'nl', 'bedrooms'))
  await press(page.getByRole('radio', { name: /^2 of meer/ }))
  await expect(page).toHaveURL(/\?type=3&bed-min=2$/)
  await press(page.getByRole('checkbox', { name: text('nl', 'filter:filter.exact') }))
  await expect(page).toHaveURL(/\?type=3&bedrooms=2$/)
  const row = page.locator('label:has(input[name="bed-min"]:checked)')
  await expect(row).toHaveText(/^2 slaapkamers\s*\d/)
  const count = figure((await row.innerText()).split('\n').at(-1) ?? '')
  await expect(heading(page)).toHaveText(new RegExp(`^${count} appartement`))
})
