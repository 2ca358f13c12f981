import type { FeatureCollection, Point } from 'geojson'
import { LOCALES } from '../../src/contract/locales'
import { isSoldOf } from '../../src/domain/estate/status'
import { get } from './support/http'
import { allEstates, estateOf } from './support/offer'
import { site } from './support/site'
import { expect, test } from './support/test'

type Listings = FeatureCollection<Point, Record<string, unknown>>

test('the feed of each language has the listings, and leads to their pages in it', async () => {
  const ids = new Set(await allEstates())
  for (const locale of LOCALES) {
    const { status, headers, text } = await get(`/${locale}/listings.geojson`)
    expect([status, headers.get('content-type')]).toEqual([200, 'application/geo+json; charset=utf-8'])
    const { type, features } = JSON.parse(text) as Listings
    expect(type).toBe('FeatureCollection')
    expect(features.length).toBeGreaterThan(50)
    for (const { id, properties } of features) {
      expect(ids.has(Number(id)), String(id)).toBe(true)
      expect(String(properties['url'])).toMatch(new RegExp(`^${site.publicUrl}/${locale}/`))
    }
    const [first] = features
    const { status: found } = await get(String(first?.properties['url']).slice(site.publicUrl.length))
    expect(found).toBe(200)
  }
})

test('nothing in it says what a page does not', async () => {
  const { features } = JSON.parse((await get('/nl/listings.geojson')).text) as Listings
  const closed = features.filter(({ properties }) => /SOLD|RENTED|TAKEN/.test(String(properties['status'])))
  expect(closed.length).toBeGreaterThan(0)
  for (const { id, properties } of closed) {
    expect(properties).not.toHaveProperty('price')
    expect(isSoldOf(await estateOf(Number(id)))).toBe(true)
  }
  const approximate = features.filter(({ properties }) => properties['approximate'])
  expect(approximate.length).toBeGreaterThan(0)
  for (const { id } of approximate) expect((await estateOf(Number(id))).address.visible).toBe(false)
})

test('llms.txt says in the site’s language where all of it is, and nothing in it leads nowhere', async () => {
  const { status, headers, text } = await get('/llms.txt')
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(text).toMatch(/^# .+\n\n> .+\n/)
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, url = '']) => url)
  expect(links.length).toBeGreaterThan(12)
  for (const locale of LOCALES) expect(links).toContain(`${site.publicUrl}/${locale}/listings.geojson`)
  for (const url of links) {
    expect(url.startsWith(site.publicUrl)).toBe(true)
    expect((await get(url.slice(site.publicUrl.length))).status, url).toBe(200)
  }
})
