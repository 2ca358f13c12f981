import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { type ClientRequest, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { draw } from 'aanbod-demo/drawing/draw'
import { ASSET_WIDTHS } from '../../src/contract/asset'
import { databases } from '../support/databases'
import { pageOfPictures } from '../support/importLines'
import { startSiteApi, type TestApi, WEB_TOKEN } from '../support/siteApi'
import { svgLine } from '../support/svgLine'
import { webWithSiteApi } from '../support/webWithSiteApi'

const SMALL = ASSET_WIDTHS.filter((width) => width < 1280)
const NAMES = Array.from({ length: 24 }, (_, index) => `picture-${index}`)
/** So many may be done or begun of somebody else's before it is a visitor's turn: two at once, and one each time a line is passed. */
const FEW = 8

/** Through a web role and straight to the site API behind it, as two visitors, all real. */
describe.each(databases)('pictures that nobody asked for before, on %s', (database) => {
  let api: TestApi
  let site: Awaited<ReturnType<typeof webWithSiteApi>>
  let dataDir: string
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'turns-'))
    api = await startSiteApi(
      database,
      [
        ...NAMES.map((name, seed) => svgLine(name, draw({ scene: 'portrait', seed }).svg)),
        pageOfPictures(...NAMES),
      ],
      dataDir,
    )
    site = await webWithSiteApi(api)
    await site.app.listen({ port: 0, host: '127.0.0.1' })
    // Its processes have started.
    await another('picture-0', 'jpeg')
  })
  afterAll(async () => {
    await site.stop()
    await api.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  const rendered = async () => {
    const entries = await readdir(join(dataDir, 'cache', 'assets'), { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile() && entry.name.endsWith('.webp')).length
  }

  /** Somebody who asks for all of them through the site, and stays until they are told to go. */
  function greedy() {
    const { port } = site.app.server.address() as AddressInfo
    let answered = 0
    const asked = NAMES.flatMap((name) =>
      SMALL.map((width): ClientRequest =>
        get({
          port,
          host: '127.0.0.1',
          agent: false,
          path: `/sites/demo/assets/${name}?version=${width}.webp`,
        })
          .on('response', (answer) => {
            answered += 1
            answer.resume()
          })
          .on('error', () => undefined),
      ),
    )
    return {
      asked: asked.length,
      answered: () => answered,
      leave: () => {
        for (const request of asked) request.destroy()
      },
    }
  }

  /** Somebody else, as the web role says. */
  const another = async (name: string, format: string) => {
    const headers = { 'x-web-token': WEB_TOKEN, 'x-visitor-address': '9.9.9.9' }
    const answer = await api.app.inject({ url: `/sites/demo/assets/${name}?version=320.${format}`, headers })
    expect(answer.statusCode).toBe(200)
  }

  it('take turns by visitor, and are not rendered for who has left', async () => {
    const one = greedy()
    while (!one.answered()) await pause(5)
    const before = one.answered()
    await another('picture-1', 'jpeg')
    expect(one.answered() - before).toBeLessThan(FEW)
    // Also one that the first visitor's line ends with.
    await another(NAMES.at(-1) ?? '', 'webp')
    expect(one.answered() - before).toBeLessThan(2 * FEW)

    one.leave()
    const atLeaving = await rendered()
    await another('picture-2', 'jpeg')
    await another('picture-3', 'jpeg')
    await another('picture-4', 'jpeg')
    expect((await rendered()) - atLeaving).toBeLessThan(2 * FEW)
    expect(atLeaving).toBeLessThan(one.asked / 2)
  }, 120_000)
})
