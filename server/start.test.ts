import { join } from 'node:path'
import { freePort } from '../tests/support/freePort'
import { estateLine, homePage, siteData } from '../tests/support/importLines'
import { releaseCommand } from './cli/releaseCommand'
import { readConfig } from './config'
import { GOOD_BUILD, projectWith } from './publisher/build/testing/gatsbyStandIn'
import { openReleaseStore } from './releases/releaseStore'
import type { SiteStatus } from './publisher/status/siteStatus'
import { withSecrets } from './secrets'
import type { Role } from './roles'
import { type Running, start } from './start'

/** A project whose builds are quick, with a site in its database. */
async function installed(lines: readonly object[], build = GOOD_BUILD) {
  const project = await projectWith(build)
  const [port, siteApiPort] = [await freePort(), await freePort()]
  const config = await withSecrets(
    readConfig({
      DATA_DIR: join(project.dir, '.data'),
      PORT: String(port),
      SITE_API_PORT: String(siteApiPort),
      SITE_ID: 'huis',
      LOG_LEVEL: 'silent',
    }),
  )
  const said: string[] = []
  const options = { config, projectDir: project.dir, log: (line: string) => said.push(line) }
  const load = async (more: readonly object[]) => {
    const answer = await fetch(`${config.siteApiUrl}/sites/huis/admin/import`, {
      method: 'POST',
      headers: { authorization: `Bearer ${config.adminToken}`, 'content-type': 'application/x-ndjson' },
      body: more.map((line) => JSON.stringify(line)).join('\n'),
    })
    expect(answer.status).toBe(200)
  }
  const api = await start(['site-api'], options)
  await load(lines)
  await api.close()
  let running: Running | undefined
  const own = (path: string, headers = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers })
  return {
    said,
    load,
    project,
    run: async () => void (running = await start(['site-api', 'web', 'publisher'], options)),
    health: async () => {
      const answer = await own('/readyz')
      return { code: answer.status, ...((await answer.json()) as { release: string; lastBuild?: object }) }
    },
    status: async () => {
      const headers = { authorization: `Bearer ${config.adminToken}`, accept: 'application/json' }
      const { sites } = (await (await own('/status', headers)).json()) as { sites: SiteStatus[] }
      return sites[0] as SiteStatus
    },
    until: async (what: string, is: () => Promise<boolean>) => {
      for (const since = Date.now(); !(await is());) {
        if (Date.now() - since > 110_000) throw new Error(`${what} did not come:\n${said.join('\n')}`)
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
    stop: async () => {
      await running?.close()
      await project.remove()
    },
  }
}

test('what is imported is published of its own accord, by a whole build where pages cannot be rendered singly', async () => {
  const site = await installed([{ kind: 'site', data: siteData }, homePage])
  await site.run()
  const { release: first } = await site.health()
  await site.load([estateLine(7)])
  await site.until('A release', async () => (await site.health()).release !== first)
  await site.stop()
  expect(site.said).toContain('The release was made by another state of the program: building')
}, 240_000)

test('changes told of before and during a build that brings them cause no other one', async () => {
  const site = await installed([{ kind: 'site', data: siteData }, homePage])
  await site.run()
  await site.until('The change', async () => (await site.status()).waiting === null)
  await site.until('Its news', async () => site.said.includes('Nothing is new since the last build'))
  const details = (await site.status()).runs.map(({ kind, detail }) => `${kind} ${detail}`)
  expect(details).toContain('build Nothing is new since the last build')
  expect(details.filter((detail) => detail.startsWith('build release'))).toHaveLength(1)
  expect((await site.health()).release).toBe('000001')
  await site.stop()
}, 240_000)

test('without a home page nothing is built, which is said; it is built when that comes', async () => {
  const site = await installed([{ kind: 'site', data: siteData }])
  await site.run()
  const why = 'The site is without a home page, a list page, a privacy statement, terms of use'
  expect(site.said.filter((line) => line.includes(why))).not.toEqual([])
  expect(await site.health()).toMatchObject({ code: 503, lastBuild: { ok: false } })
  expect((await site.status()).lastBuild?.reason).toContain(why)
  expect(site.said.join('\n')).not.toContain('building huis for')
  await site.load([homePage])
  await site.until('A release', async () => (await site.health()).code === 200)
  expect(await site.health()).toMatchObject({ lastBuild: { ok: true } })
  expect(site.said).toContain('The site is without a list page, a privacy statement, terms of use')
  await site.stop()
}, 240_000)

/** A build whose home page is empty until there is a file that says otherwise. */
const REFUSED_BUILD = `${GOOD_BUILD}
const { existsSync } = require('node:fs')
if (!existsSync('filled')) writeFileSync('public/nl/index.html', 'empty')
`

test('a first release that is refused leaves all else up, and can be accepted', async () => {
  const site = await installed([{ kind: 'site', data: siteData }, homePage], REFUSED_BUILD)
  await site.run()
  expect(await site.health()).toMatchObject({ code: 503, lastBuild: { ok: false } })
  const [release] = (await site.status()).releases
  expect(release).toMatchObject({ id: '000001', served: false, refused: 'nl/index.html is empty' })
  expect((await site.status()).lastBuild?.reason).toMatch(
    /release -- accept 000001 serves it.*The site is without a list page/,
  )
  const store = openReleaseStore(join(site.project.dir, '.data'), 'huis')
  await releaseCommand(store, ['accept'])
  await site.until('It', async () => (await site.health()).code === 200)
  await site.until('Its failure to be forgotten', async () => !(await site.health()).lastBuild)
  await site.until('The change', async () => (await site.status()).waiting === null)
  // One that was tried again at that very moment may have made another.
  expect((await site.status()).releases.at(-1)).toMatchObject({ id: '000001', served: true, refused: null })
  await site.stop()
}, 240_000)

describe('a start that cannot be', () => {
  const trying = async (env: Record<string, string>, ...roles: Role[]) => {
    const config = await withSecrets(readConfig({ LOG_LEVEL: 'silent', DATA_DIR: '.data/none', ...env }))
    return start(roles, { config, projectDir: '.', log: () => undefined })
  }

  test('names two ports that are one', async () => {
    const ports = { PORT: '8700', SITE_API_PORT: '8700' }
    await expect(trying(ports, 'site-api', 'web')).rejects.toThrow(
      'PORT and SITE_API_PORT are both 8700: each needs one of its own',
    )
  })

  test('names a host that is not of this machine', async () => {
    await expect(trying({ HOST: '203.0.113.7' }, 'web')).rejects.toThrow(
      /^HOST 203\.0\.113\.7 is no address of this machine/,
    )
  })
})
