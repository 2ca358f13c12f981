/**
 * An export served by nginx alone: crawled without JavaScript, its headers, redirects and pages of what is not there held against the web
 * role's, then read in a browser with the program and without it. `npm run test:static [-- --data DIR --keep DIR]`; with a folder in which
 * a site was built it does not build one, and an export that is kept has its pictures the next time. Needs nginx; most of its time is for pictures.
 */
import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { OWN_NAMES } from '../../src/domain/map/ownTiles'
import { mapTiles } from '../../server/cli/static/mapTiles'
import { exportSite } from '../../server/cli/static/exportSite'
import { installation, startProgram } from '../publish/program'
import { until } from '../publish/until'
import { stopAllCommands } from '../support/command'
import { freePort } from '../support/freePort'
import { runScript } from '../support/runScript'
import { asker } from './asked'
import { LIVE_NAME, mapIsDrawn, searchIsAway, searchIsLive } from './browserChecks'
import { headersAreTheSame, leadsAlike } from './checks'
import { crawl } from './crawl'
import { startNginx } from './nginxAlone'

const log = (line: string) => console.log(line)
const output = { isTTY: false, print: (line: string) => log(`  ${line}`) }
const FILES = ['/robots.txt', '/sitemap.xml', '/sw.js', '/nl/listings.geojson', '/llms.txt', OWN_NAMES]
const [TILE = ''] = mapTiles([])
const NOT_THERE = ['/nl/is-er-niet', '/fr/pas-la']
/** Not told as a page: of what is not there, and of the export itself. */
const NO_FILES = ['/page-data/nl/x/page-data.json', '/.aanbod/files.json', '/_headers', '/_redirects']

async function main() {
  const { values } = parseArgs({ options: { data: { type: 'string' }, keep: { type: 'string' } } })
  const dir = await mkdtemp(join(tmpdir(), 'aanbod-static-'))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const installed = await installation(values.data ?? join(dir, 'data'), 'demo', { PUBLIC_URL: origin })
  const { config } = installed
  const liveUrl = `http://${LIVE_NAME}:${installed.port}`
  const env = { ...installed.env, PUBLIC_API_URL: liveUrl }
  const program = startProgram(['site-api', 'publisher', 'web'], env, (line) => log(`  ${line}`))
  try {
    await program.ready
    // What was built before in the folder that was given is built anew for this address; until then it is served as it was.
    const web = asker(installed.port, `localhost:${port}`)
    const isBuiltForIt = async () => (await web('/robots.txt')).body.toString().includes(origin)
    await until(() => 'pages of another address', isBuiltForIt, { patience: 900_000 })
    const exported = resolve(values.keep ?? join(dir, 'site'))
    const options = { config, dir: exported, liveUrl, root: exported, output }
    const first = await exportSite(options)
    const { routes, rules, written } = first
    log(`exported: ${written} files written, ${routes.moved.length} redirects, ${rules.length} header rules`)
    assert.deepEqual(first.missing, [])
    const began = Date.now()
    const again = await exportSite(options)
    log(`exported again in ${((Date.now() - began) / 1000).toFixed(1)} s: ${again.written} files written`)
    assert.equal(again.removed, 0)
    assert.equal(
      again.isConfChanged,
      false,
      'what nginx reads is the same of pictures that are fetched and that stay',
    )

    const nginx = await startNginx(join(dir, 'nginx'), exported, port)
    const host = asker(port, `localhost:${port}`)
    const isOpen = () =>
      host('/nl').then(
        ({ status }) => status === 200,
        () => false,
      )
    await until(() => nginx.said.join('\n'), isOpen, { patience: 20_000 })
    const crawled = await crawl(host, '/')
    log(`crawled: ${crawled.pages.length} pages and ${crawled.files} files, ${crawled.broken.length} broken`)
    assert.deepEqual(crawled.broken, [], 'no link and no picture leads nowhere')
    await headersAreTheSame(
      host,
      web,
      crawled.pages.filter((page) => !page.includes('?')),
    )
    await headersAreTheSame(host, web, [...FILES, TILE, '/nl/reservatie/made-up', ...NOT_THERE])
    log('headers are those of the web role: of pages, files, tokens and what is not there')
    const [listing = ''] = routes.listings[0] ?? []
    for (const path of [
      '/',
      '/nl/te-koop/',
      '/nl/index.html',
      `${listing}/een-oude-naam`,
      '/nl/te-koop/?type=1',
    ])
      log(await leadsAlike(host, web, path))
    for (const gone of routes.gone.slice(0, 3)) assert.equal((await host(gone)).status, 410, gone)
    for (const path of NO_FILES) assert.equal((await host(path)).status, 404, path)

    log(await searchIsLive(origin, liveUrl))
    await program.stop()
    log(await searchIsAway(origin))
    log(await mapIsDrawn(origin))
    await nginx.stop()
  } finally {
    await stopAllCommands()
    await rm(dir, { recursive: true, force: true })
  }
}

runScript(() => main().finally(stopAllCommands))
