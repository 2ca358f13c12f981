import { pagesAt } from '../../server/releases/testing/buildTree'
import type { Estate } from '../../src/contract/estate'
import type { ImportLine } from '../../src/contract/importLine'
import { until } from '../publish/until'
import { databases } from '../support/databases'
import { estateLine, siteData } from '../support/importLines'
import { startSiteApi, type TestApi } from '../support/siteApi'
import { webWithSiteApi } from '../support/webWithSiteApi'

const files = ['/sites/demo/assets/e7-1', 'https://cdn.example/7.jpg', 'https://elsewhere.example/7.jpg']
const listing = estateLine(7, { pictures: files.map((file, index) => ({ file, index })) })
const siteLine = (pictureHosts: string[]): ImportLine => ({
  kind: 'site',
  data: { ...siteData, settings: { ...siteData.settings, pictureHosts } },
})
const leftOut = (line: number, at: number, host: string) => ({
  line,
  kind: 'estate',
  field: `data.pictures.${at}.file`,
  reason: `stands on https://${host}, which settings.pictureHosts of the site does not name: left out`,
})

describe.each(databases)('pictures on other hosts, on %s', (database) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startSiteApi(database)
  })
  afterAll(() => api.close())

  const shown = async () => {
    const { pictures } = (await api.ask('/sites/demo/estates/v2/7')).body as Estate
    return pictures.map(({ file }) => file)
  }

  it('are left out of what is imported where no browser would load them, and told by line and field', async () => {
    expect(await api.import([listing])).toEqual({
      imported: 1,
      deleted: 0,
      rejected: 0,
      errors: [leftOut(1, 1, 'cdn.example'), leftOut(1, 2, 'elsewhere.example')],
    })
    expect(await shown()).toEqual(files.slice(0, 1))
  })

  it('are taken from hosts that the site names, by the import that names them too', async () => {
    const { imported, errors } = await api.import([siteLine(['cdn.example']), listing])
    expect({ imported, errors }).toEqual({ imported: 2, errors: [leftOut(2, 2, 'elsewhere.example')] })
    expect(await shown()).toEqual(files.slice(0, 2))
  })

  it('are let in by the pages of the site, and those of no other host', async () => {
    await api.import([siteLine(['cdn.example'])])
    const web = await webWithSiteApi(api, pagesAt('/nl', '/nl/404'))
    try {
      const policy = async () => String((await web.get('/nl')).headers['content-security-policy'])
      // The settings are read once the site stands.
      await until('the settings are known', async () => /cdn/.test(await policy()), { patience: 20_000 })
      expect(await policy()).toContain("img-src 'self' data: https://cdn.example;")
    } finally {
      await web.stop()
    }
  })

  it.each([
    'https://cdn.example',
    'cdn',
    "cdn.example; script-src 'unsafe-inline'",
    '*.example',
    'CDN.example',
    '',
  ])('are on no host that is named as %s', async (host) => {
    const { rejected, errors } = await api.import([siteLine([host])])
    expect({ rejected, field: errors[0]?.field }).toEqual({
      rejected: 1,
      field: 'data.settings.pictureHosts.0',
    })
  })
})
