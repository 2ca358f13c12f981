import { LOCALES, type Locale } from '../../src/contract/locales'
import { href } from '../../src/routing/routes'
import { estatePage, project, property } from './support/offer'
import { get, headOf } from './support/http'
import { site } from './support/site'
import { press } from './support/hand'
import { expect, test } from './support/test'
import { text } from './support/texts'

test.describe('the front door', () => {
  for (const [asked, given] of [
    ['fr-BE,fr;q=0.9,nl;q=0.8', 'fr'],
    ['de-DE', 'de'],
    ['it,en;q=0.5', 'en'],
    ['ja', 'nl'],
    ['', 'nl'],
  ]) {
    test(`opens in ${given} for a browser that prefers “${asked}”`, async () => {
      const { status, headers } = await get('/', asked ? { 'accept-language': asked } : {})
      expect({ status, to: headers.get('location') }).toEqual({ status: 302, to: `/${given}` })
      expect(headers.get('vary')?.toLowerCase()).toContain('accept-language')
    })
  }
})

for (const locale of LOCALES) {
  test.describe(`addresses in ${locale}`, () => {
    test('a slug of before leads on to today’s for good', async () => {
      const { general } = await property()
      const { path } = await estatePage(general.id, locale)
      const { status, headers } = await get(
        href('estate', locale, { estateId: general.id, slug: 'what-it-was' }),
      )
      expect({ status, to: headers.get('location') }).toEqual({ status: 301, to: path })
    })

    test('a unit under a slug of before leads on to today’s for good', async () => {
      const { project: of, unit } = await project()
      const { path } = await estatePage(unit.general.id, locale)
      const params = { estateId: of.general.id, slug: 'what-it-was', entityId: unit.general.id }
      const { status, headers } = await get(href('estateUnit', locale, params))
      expect({ status, to: headers.get('location') }).toEqual({ status: 301, to: path })
    })

    test('a unit’s own number with any slug leads on to its address below its project', async () => {
      const { unit } = await project()
      const { path } = await estatePage(unit.general.id, locale)
      const params = { estateId: unit.general.id, slug: 'any-slug' }
      const { status, headers } = await get(`${href('estate', locale, params)}?from=mail`)
      expect({ status, to: headers.get('location') }).toEqual({ status: 301, to: `${path}?from=mail` })
    })

    test('a listing that was taken off says so with 410, under either address, and leads on', async () => {
      const path = site.removed[locale] ?? ''
      for (const address of [path, path.split('/').slice(0, 4).join('/')]) {
        const answer = await get(address)
        expect({ address, status: answer.status }).toEqual({ address, status: 410 })
        expect(headOf(answer.text)).toMatchObject({ lang: locale, robots: 'noindex' })
        expect(answer.text).toContain(text(locale, 'gone.heading'))
        expect(answer.text).toContain(`href="/${locale}/`)
      }
    })

    test('an address that never was says so in its language with 404', async () => {
      for (const address of [`/${locale}/nowhere`, href('estateShort', locale, { estateId: 99999999 })]) {
        const answer = await get(address)
        expect({ address, status: answer.status }).toEqual({ address, status: 404 })
        expect(headOf(answer.text)).toMatchObject({ lang: locale, robots: 'noindex', canonical: [] })
        expect(answer.text).toContain(text(locale, 'notFound.heading'))
      }
    })
  })
}

test('an address without a language that never was is answered with 404 in the visitor’s language', async () => {
  const { status, text: html } = await get('/nowhere', { 'accept-language': 'de' })
  expect(status).toBe(404)
  expect(LOCALES).toContain(headOf(html).lang as Locale)
})

test('a trailing slash leads to the one address for good', async () => {
  const { status, headers } = await get('/fr/favoris/?from=mail')
  expect({ status, to: headers.get('location') }).toEqual({ status: 301, to: '/fr/favoris?from=mail' })
})

test('the 404 page is shown in the browser and leads home', async ({ page, watch }) => {
  watch.expectStatus('/nl/nergens', 404)
  await page.goto('/nl/nergens')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('nl', 'notFound.heading'))
  await press(page.getByRole('main').getByRole('link', { name: text('nl', 'notFound.home') }))
  await expect(page).toHaveURL('/nl')
})

test.describe('operator calls', () => {
  for (const path of [
    '/admin/import',
    '/admin/export',
    '/%61dmin/import',
    '/admin%2Fimport',
    '//admin/import',
  ]) {
    test(`${path} is not reachable through the site, even with the operator’s token`, async () => {
      for (const method of ['GET', 'POST']) {
        const { status } = await fetch(`${site.siteUrl}/sites/${site.siteId}${path}`, {
          method,
          headers: { authorization: `Bearer ${site.adminToken}`, 'content-type': 'application/x-ndjson' },
          ...(method === 'POST' ? { body: '{"kind":"estate","delete":1}' } : {}),
        })
        expect([400, 404]).toContain(status)
      }
    })
  }
})
