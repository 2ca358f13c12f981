import fc from 'fast-check'
import { sourceNodes } from '../../plugins/gatsby-source-site-api/source'
import type { ImportLine } from '../../src/contract/importLine'
import { arbitrarySite, UNSTORABLE } from '../support/arbitraryLines'
import { dataLayer } from '../support/dataLayer'
import { frontDoor } from '../support/frontDoor'
import { PROPERTY_SEED } from '../support/propertySeed'
import { startSiteApi, type TestApi } from '../support/siteApi'
import { checkMails } from './extremes/checkMails'
import { faults, tried } from './extremes/faults'
import { liveViews } from './extremes/liveViews'
import { ORIGIN, renderAll, sitemaps } from './extremes/renderSite'
import { subscribe, writeForms } from './extremes/writeForms'

// A query is Gatsby's to take out of a template; here nobody does.
jest.mock('gatsby', () => ({ ...jest.requireActual<object>('gatsby'), graphql: () => '' }))

/** What a database says of a value: nobody who imports knows what to mend. */
const OF_THE_DATABASE = /column|jsonb|syntax|::|out of range|overflow|relation/

/** The line once more with a text in it that no database keeps. */
function spoilt(line: ImportLine, text: string): string {
  const data = 'data' in line ? line.data : {}
  return JSON.stringify({ ...line, data: { ...data, title: { nl: text } } })
}

let api: TestApi
let door: Awaited<ReturnType<typeof frontDoor>>
beforeAll(async () => {
  api = await startSiteApi('PGlite')
  door = await frontDoor(api)
}, 120_000)
afterAll(async () => {
  await door.close()
  await api.close()
})

describe(`with PROPERTY_SEED=${PROPERTY_SEED}`, () => {
  test.each([
    [1, ['nl', 'fr', 'en', 'de']],
    [2, ['de', 'nl', 'en', 'fr']],
  ])(
    'whatever the import takes can be built, shown, searched and mailed (%i)',
    async (round, languages) => {
      faults.length = 0
      await subscribe(api, round)
      const [lines = []] = fc.sample(arbitrarySite(languages), { numRuns: 1, seed: PROPERTY_SEED + round })
      const bad = UNSTORABLE.flatMap((text, at) =>
        [lines[at + 2], lines.at(-4 - at)].flatMap((each) => (each ? [spoilt(each, text)] : [])),
      )
      const { imported, errors } = await api.import([...lines, ...bad])
      for (const { line, kind, field, reason } of errors)
        if (!kind || !field || !reason || OF_THE_DATABASE.test(reason))
          faults.push(`import ${line} ${kind}: ${field} ${reason}`)
      // What the contract takes is mostly taken: what is refused is an address, an orphan, or a text that no database keeps.
      expect(imported).toBeGreaterThan(lines.length * 0.75)
      const unstored = errors.filter(({ line }) => line > lines.length)
      expect(unstored.map(({ reason }) => reason)).toEqual(
        bad.map(() => 'must not contain NUL or half a character'),
      )

      const layer = dataLayer()
      // A site that cannot be pulled has no pages to look at.
      await sourceNodes(layer.args(), { apiUrl: door.url, siteId: 'demo', publicUrl: ORIGIN, leaveOut: [] })
      faults.push(...layer.warnings.filter((warning) => /Left out/.test(warning)))
      const { pages, drawn } = await renderAll(layer)
      expect(pages).toBeGreaterThan(150)
      // Eight listings of sixteen are shown whatever is hidden, with the holiday homes, the pages and the site's own.
      expect(drawn).toBeGreaterThanOrEqual(30)
      const told = await tried('sitemaps', () => sitemaps(layer))
      expect(told?.entries ?? Infinity).toBeGreaterThan(50)
      if (told) await liveViews(api, told.site)
      expect(await writeForms(api, round)).toBeGreaterThan(10)
      await tried('alerts', () => api.alerts())
      expect([...(await checkMails(api))]).toEqual(
        expect.arrayContaining([
          ...['alert-confirm', 'alert', 'contact', 'friend', 'viewing', 'viewing-notice'],
        ]),
      )
      expect(faults).toEqual([])
    },
    // Some ten seconds each on a quiet machine.
    300_000,
  )
})
