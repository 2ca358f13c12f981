import type { Estate } from '../../src/contract/estate'
import type { Page as SitePage } from '../../src/contract/page'
import { nameIn } from '../../src/domain/localized'
import { pagePath } from '../../src/domain/page/pagePlace'
import { STATUS_FIELD } from '../../src/domain/search/statusIds'
import { getSite } from '../../src/siteApi/content'
import { postEstates } from '../../src/siteApi/estates'
import {
  addressOf,
  anyChoice,
  cardsIn,
  type Choice,
  fits,
  inOrder,
  type Seen,
  seeded,
  seen,
  STATUSES,
  statusOn,
  without,
} from '../support/recount'
import { press } from './support/hand'
import { pagesOf } from './support/offer'
import { client } from './support/site'
import { expect, type Page, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

const SIZES = [
  { width: 360, height: 800 },
  { width: 1280, height: 900 },
]
const LISTS = ['te-koop', 'te-huur', 'projecten']
const EACH = 3

/** Every listing of the site, with its units beside it, as the back office sent them. */
async function everything(): Promise<Seen[]> {
  const { settings } = await getSite(client)
  const { results } = await postEstates(client, { pagination: { from: 0, size: 500 } })
  const lines: Estate[] = results.flatMap(({ children = [], ...estate }) => [estate, ...children])
  return seen(lines, settings.hiddenStatus)
}

/** Whether a page lists it, as the page's own conditions say. */
function isIn({ node }: SitePage, one: Seen): boolean {
  const terms = node?.query?.terms ?? {}
  const { general } = one.line
  return (
    (terms[STATUS_FIELD]?.includes(STATUSES[statusOn(one) - 1] ?? '') ?? true) &&
    (terms['general.headType.id']?.includes(general.headType.id) ?? true)
  )
}

const figure = (words: string) => Number(/\d[\d.]*/.exec(words)?.[0].replaceAll('.', ''))

/** The values of an open part of the filter, with the count that stands beside each. */
const offered = (page: Page, name: string) =>
  page
    .locator(`label:has(input[name="${name}"])`)
    .evaluateAll((labels) =>
      labels.map((label) => (label as HTMLElement).innerText.split('\n').slice(0, 2).join(' ')),
    )

const counted = (list: readonly Seen[], of: (one: Seen) => string) => {
  const counts = new Map<string, number>()
  for (const one of list) counts.set(of(one), (counts.get(of(one)) ?? 0) + 1)
  return [...counts].map(([label, count]) => `${label} ${count}`).sort()
}

for (const locale of ['nl', 'fr'] as const) {
  for (const viewport of SIZES) {
    test.describe(`recounted by hand in ${locale} at ${viewport.width} px`, () => {
      test.use({ viewport })

      for (const url of LISTS) {
        test(`the list ${url} finds, sorts and counts what its cards say`, async ({ page }) => {
          const site = (await pagesOf('estateList')).find((one) => one.url.nl === url)
          if (!site) throw new Error(`The demo site has no page ${url}`)
          const list = (await everything()).filter((one) => isIn(site, one))
          const random = seeded(viewport.width + url.length)
          for (let nth = 0; nth < EACH; nth++) {
            const choice = anyChoice(list, random)
            const meant = inOrder(
              list.filter((one) => fits(one, choice)),
              choice,
              locale,
            )
            await test.step(`${addressOf(choice)}: ${meant.length}`, async () => {
              await visit(page, `${pagePath(site, locale) ?? ''}?${addressOf(choice)}&page=40`)
              await expectCards(
                page,
                meant.map((one) => cardsIn(one, choice)[locale]),
              )
              const heading = page.getByRole('heading', { level: 1 })
              await expect.poll(async () => figure(await heading.innerText())).toBe(meant.length)
              if (nth === 0) await expectOffered(page, list, choice, locale, viewport.width < 992)
            })
          }
        })
      }
    })
  }
}

/** The cards are these, in this order, and say what they must and no price beside. */
async function expectCards(page: Page, cards: readonly Seen['cards']['nl'][]): Promise<void> {
  const articles = page.getByRole('article')
  const links = () =>
    articles.evaluateAll((all) => all.map((card) => card.querySelector('a')?.getAttribute('href') ?? ''))
  await expect.poll(links).toEqual(cards.map(({ path }) => path))
  const shown = await articles.allInnerTexts()
  for (const [at, { price, city, type, summary, sticker }] of cards.entries()) {
    const said = shown[at] ?? ''
    const words = [price, `${city} · ${type}`, summary, sticker?.name ?? '']
    expect(words.filter((word) => !said.includes(word))).toEqual([])
    expect(said.includes('€')).toBe(price.includes('€'))
  }
}

/** Beside each type, and each status where there are several, stands what choosing it finds. */
async function expectOffered(
  page: Page,
  list: readonly Seen[],
  choice: Choice,
  locale: 'nl' | 'fr',
  isPhone: boolean,
) {
  const others = without(choice, 'type', 'subType')
  const types = counted(
    list.filter((one) => fits(one, others)),
    ({ line }) => nameIn(line.general.headType.name, locale),
  )
  const isShown = (name: string) => expect.poll(async () => (await offered(page, name)).map(plain).sort())
  const label = (name: string) => text(locale, `filter:filter.${name}`)
  if (isPhone) await press(page.getByRole('button', { name: new RegExp(`^${label('open')}`) }))
  else await press(page.getByRole('search').getByRole('button', { name: new RegExp(`^${label('type')}`) }))
  await isShown('type').toEqual(types)
  const words = new Set(list.map((one) => STATUSES[statusOn(one) - 1]))
  if (words.size === 1 || !isPhone) return
  const found = list.filter((one) => fits(one, without(choice, 'status')))
  const statuses = counted(found, (one) => nameIn(one.line.general.transaction.name, locale))
  await isShown('status').toEqual(statuses)
}

/** Without the sign of what a further choice adds. */
const plain = (words: string) => words.replace(' + ', ' ')
