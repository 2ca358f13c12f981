import { checker } from '../../src/contract/check'
import { Estate } from '../../src/contract/estate'
import { LOCALES } from '../../src/contract/locales'
import { site } from '../support/builders'
import { asProject, fullEstates } from './fullEstate'
import { pageDataOf } from './pageData'

/** Bytes that the page-data.json of one listing may have, as it is served before compression. */
const MOST = 24_000

const demo = { id: 'demo', name: 'Immo Kouter', hostnames: ['www.example.be'], settings: site }
const listings = fullEstates(10, 11)

test('the listings that are weighed are listings of the contract', () => {
  const problems = checker(Estate)
  expect(listings.flatMap((listing) => problems(asProject(listing).project))).toEqual([])
})

test.each(LOCALES)(
  '%s: the page-data of a listing with every field filled stays under 24 kB',
  async (locale) => {
    for (const listing of listings) {
      const weight = Buffer.byteLength(await pageDataOf(listing, demo, locale))
      expect(weight).toBeGreaterThan(MOST / 2)
      expect(weight).toBeLessThan(MOST)
    }
  },
)

test.each(LOCALES)('%s: so does that of a unit among other units, and of its project', async (locale) => {
  for (const listing of listings.slice(0, 3)) {
    const { project, unit } = asProject(listing)
    expect(Buffer.byteLength(await pageDataOf(project, demo, locale, unit))).toBeLessThan(MOST)
    expect(Buffer.byteLength(await pageDataOf(project, demo, locale))).toBeLessThan(MOST)
  }
})
