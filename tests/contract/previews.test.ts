import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { previewArguments, previewCommand } from '../../server/cli/previewCommand'
import { stableId } from '../../server/siteFolder/stableId'
import { previewToken } from '../../server/preview/previewToken'
import type { HotPublisher } from '../../server/publisher/hot/hotPublisher'
import { NeedsBuild } from '../../server/publisher/hot/openRelease'
import { previewRoute, previewsFrom } from '../../server/publisher/preview/previewRoute'
import { codeHash, inlineScripts } from '../../server/releases/inlineCode'
import { openPreviews } from '../../server/publisher/preview/openPreviews'
import { pagesAt } from '../../server/releases/testing/buildTree'
import { walkFiles } from '../../server/releases/walkFiles'
import { startWeb } from '../../server/web/testing/startWeb'
import type { ImportLine } from '../../src/contract/importLine'
import { databases } from '../support/databases'
import { estateLine, siteData } from '../support/importLines'
import { ADMIN_TOKEN, startSiteApi, type TestApi } from '../support/siteApi'

const SECRET = 'previews-of-the-tests'
const draft = (line: ImportLine) => ({ ...line, draft: true }) as ImportLine
const house = (reference: string, over = {}) => estateLine(7, { general: { reference }, ...over })
const inHours = (hours: number) => Math.floor(Date.now() / 1000 + hours * 3600)

/** Writes the pages of a job as simply as can be; what Gatsby makes of them the journeys see. */
const rendering: HotPublisher['render'] = async (jobOf) => {
  const { nodes, pages } = await jobOf({ ...siteData, id: 'demo' })
  return pages.map(({ path, context }) => ({
    path,
    html: `<!DOCTYPE html><html lang="${context.language}"><head><meta charset="utf-8"></head><body class="x"><div>${JSON.stringify(nodes)}</div><script>/*<![CDATA[*/window.pagePath=${JSON.stringify(path)};/*]]>*/</script></body></html>`,
    pageData: JSON.stringify({ path, nodes }),
  }))
}

describe('a preview link', () => {
  let api: TestApi
  let publisher: FastifyInstance
  let site: Awaited<ReturnType<typeof startWeb>>
  let render = rendering
  let previews: ReturnType<typeof openPreviews>

  beforeAll(async () => {
    api = await startSiteApi(databases[0], [], '.data/none', { PREVIEW_SECRET: SECRET })
    const siteApiUrl = await api.app.listen({ port: 0 })
    const publicUrl = 'http://localhost:8000'
    const siteApiUrls = [siteApiUrl]
    const config = { siteId: 'demo', siteApiUrls, publicUrl, adminToken: ADMIN_TOKEN, previewSecret: SECRET }
    previews = openPreviews({ config, hot: { render: (jobOf) => render(jobOf) } })
    publisher = Fastify()
    await publisher.register(previewRoute, { of: () => previews })
    site = await startWeb(pagesAt('/nl', '/nl/404', '/fr/404'), { siteApiUrl, previews })
  })
  afterAll(async () => {
    await site.stop()
    await publisher.close()
    await api.close()
  })
  beforeEach(async () => {
    render = rendering
    await api.import([{ kind: 'estate', delete: 7 }, draft(house('SECRET'))])
  })

  const operator = () => {
    const { port } = api.app.server.address() as { port: number }
    return { siteId: 'demo', siteApiUrl: `http://127.0.0.1:${port}`, adminToken: ADMIN_TOKEN }
  }
  /** As `npm run preview` prints it, without the site's origin. */
  async function link(...args: string[]): Promise<string> {
    const [url = ''] = await previewCommand(operator(), previewArguments(args))
    return new URL(url).pathname
  }
  const tokenIn = (path: string) => path.split('/')[2] ?? ''
  const signed = (over: object) =>
    previewToken(
      { siteId: 'demo', kind: 'estate', id: 7, locale: 'nl', expires: inHours(1), ...over },
      SECRET,
    )

  it('shows the draft as a page of its own language, to one pair of eyes', async () => {
    const path = await link('--estate', '7', '--locale', 'fr')
    const { statusCode, headers, body } = await site.get(path)
    expect(statusCode).toBe(200)
    expect(body).toContain('SECRET')
    expect(body).toContain('<html lang="fr">')
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'content-type': 'text/html; charset=utf-8',
    })
    expect(body).toContain('<meta name="robots" content="noindex, nofollow"></head>')
    expect(body).toMatch(/<body class="x"><aside lang="fr" aria-label="Aperçu"/)
    expect(body).toMatch(/Ce lien est valable jusqu’au \S+ \d+ \S+ \d{4} à \d\d:\d\d\./)
    expect(inlineScripts(body)).toHaveLength(2)
    for (const code of inlineScripts(body))
      expect(headers['content-security-policy']).toContain(codeHash(code))
    expect(body).toContain(`window.pagePath=${JSON.stringify(path)}`)
  })

  it('gives its data as the page was sent with it', async () => {
    const path = await link('--estate', '7')
    const data = () => site.get(`/page-data${path}/page-data.json`)
    const first = await data()
    expect(first.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
    expect(first.json()).toMatchObject({ path })
    await site.get(path)
    await api.import([draft(house('NEXT'))])
    expect((await data()).body).toContain('SECRET')
    expect((await site.get(path)).body).toContain('NEXT')
    expect((await data()).body).toContain('NEXT')
  })

  it('leads to where the page stands, also when that is another place now', async () => {
    const path = await link('--estate', '7')
    for (const other of [`/preview/${tokenIn(path)}`, path.replace(/[^/]+$/, 'an-earlier-name')]) {
      const { statusCode, headers } = await site.get(other)
      expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, path, 'no-store'])
    }
  })

  it('leads to the public page once there is one, and nowhere beyond the site', async () => {
    const path = await link('--estate', '7')
    await api.import([house('SECRET')])
    const token = tokenIn(path)
    expect((await site.get(path)).headers.location).toBe(path.slice(`/preview/${token}`.length))
    const elsewhere = await site.get(`/preview/${token}//elsewhere.example`)
    expect([elsewhere.statusCode, elsewhere.headers.location]).toEqual([404, undefined])
    expect((await site.get(`/page-data${path}/page-data.json`)).statusCode).toBe(404)
    expect((await site.get(`/preview/${token}`)).statusCode).toBe(404)
  })

  it.each<[string, () => string]>([
    ['expired', () => signed({ expires: inHours(-1) })],
    ['of another site', () => signed({ siteId: 'other' })],
    [
      'made with another key',
      () =>
        previewToken(
          { siteId: 'demo', kind: 'estate', id: 7, locale: 'nl', expires: inHours(1) },
          'a-key-of-somebody',
        ),
    ],
    ['changed to show something else', () => signed({}).replace('e7', 'e8')],
    ['changed to last longer', () => signed({}).replace(/-\d+\./, `-${inHours(99)}.`)],
    ['without a signature', () => signed({}).replace(/\..*/, '')],
    ['no token at all', () => 'nl'],
  ])('that is %s is answered as what is not there', async (_what, token) => {
    const address = `/preview/${token()}/nl/aanbod/7/9000-gent`
    const answer = await site.get(address, { 'accept-language': 'nl' })
    const other = await site.get('/nl/bestaat-niet')
    expect([answer.statusCode, answer.body]).toEqual([404, other.body])
    expect((await site.get(`/page-data${address}/page-data.json`)).statusCode).toBe(404)
  })

  it('shows nothing that the site will not show', async () => {
    render = (jobOf) =>
      rendering(async (own) => jobOf({ ...own, settings: { ...own.settings, hiddenStatus: [1] } }))
    expect((await site.get(`/preview/${signed({})}`)).statusCode).toBe(404)
  })

  it('says so when there is nothing yet that could render it', async () => {
    render = async () => {
      throw new NeedsBuild('There is no release yet')
    }
    const { statusCode, headers } = await site.get(await link('--estate', '7'))
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '60', 'no-store'])
  })

  it('leaves nothing behind: no file of the release or its journal, and no token in the log', async () => {
    const digests = async () => {
      const files = (await walkFiles(site.store.dir)).sort()
      const bytes = await Promise.all(files.map((file) => readFile(join(site.store.dir, file))))
      return files.map(
        (file, at) =>
          `${file} ${createHash('sha1')
            .update(bytes[at] ?? '')
            .digest('hex')}`,
      )
    }
    const before = await digests()
    expect(before.length).toBeGreaterThan(3)
    const path = await link('--estate', '7')
    expect((await site.get(path)).statusCode).toBe(200)
    expect((await site.get(`/page-data${path}/page-data.json`)).statusCode).toBe(200)
    expect(await digests()).toEqual(before)
    const told = site.log.join('')
    expect(told).toContain('/preview/…')
    expect(told).not.toContain(tokenIn(path))
  })

  it('works the same when the publisher is another process', async () => {
    const far = await startWeb(pagesAt('/nl', '/nl/404'), {
      previews: previewsFrom(await publisher.listen({ port: 0 }), 'demo'),
    })
    const path = await link('--estate', '7')
    const near = await site.get(path)
    expect((await far.get(path)).body).toBe(near.body)
    expect((await far.get(`/preview/${signed({ siteId: 'other' })}`)).statusCode).toBe(404)
    await far.stop()
  })
})

describe('npm run preview', () => {
  it.each([
    [['--project', '3'], { of: { kind: 'estate', id: 3 }, body: {} }],
    [['--rental', '3', '--locale', 'de'], { of: { kind: 'rentalUnit', id: 3 }, body: { locale: 'de' } }],
    [
      ['--page', '2', '--hours', '1.5', '--site', 'b'],
      { of: { kind: 'page', id: 2 }, body: { hours: 1.5 }, site: 'b' },
    ],
    [['--page', 'privacy'], { of: { kind: 'page', id: stableId('page', 'privacy') } }],
    [['--list'], { of: undefined, body: {} }],
  ])('understands %j', (args, asked) => expect(previewArguments(args)).toMatchObject(asked))

  it.each([
    [[]],
    [['--help']],
    [['--estate', 'x']],
    [['--estate', '1', '--page', '2']],
    [['--list', '--page', '2']],
    [['--page', '2', '--hours', 'x']],
  ])('says how it is used: %j', (args) =>
    expect(() => previewArguments(args)).toThrow('Usage: npm run preview'),
  )
})
