import { request } from 'node:http'
import { join } from 'node:path'
import { freePort } from '../tests/support/freePort'
import { homePage, siteData } from '../tests/support/importLines'
import { type Config, readConfig } from './config'
import { signed } from './http/webhook'
import { ASKING_BUILD, projectWith } from './publisher/build/testing/gatsbyStandIn'
import { withSecrets } from './secrets'
import { type Running, start } from './start'

interface Answer {
  status: number
  location: string | undefined
  text: string
}

/** Asks the server as a browser that found it under some name. */
const ask = (port: number, host: string, path: string, language = 'fr') =>
  new Promise<Answer>((resolve, reject) => {
    const headers = { host, 'accept-language': language }
    request({ port, host: '127.0.0.1', path, headers }, (response) => {
      let text = ''
      response.on('data', (chunk) => (text += String(chunk)))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, location: response.headers.location, text }),
      )
    })
      .on('error', reject)
      .end()
  })

describe('an installation with two sites', () => {
  let project: Awaited<ReturnType<typeof projectWith>>
  let config: Config
  let running: Running
  const said: string[] = []
  const get = (host: string, path: string, language?: string) => ask(config.port, host, path, language)

  async function until(done: () => Promise<boolean>) {
    for (const since = Date.now(); !(await done());) {
      if (Date.now() - since > 40_000) throw new Error(`It did not come to that:\n${said.join('\n')}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  async function load(siteId: string, name: string, settings: object) {
    const site = { ...siteData, name, hostnames: [`${siteId}.example`] }
    const line = { kind: 'site', data: { ...site, settings: { ...siteData.settings, ...settings } } }
    const answer = await fetch(`${config.siteApiUrl}/sites/${siteId}/admin/import`, {
      method: 'POST',
      headers: { authorization: `Bearer ${config.adminToken}`, 'content-type': 'application/x-ndjson' },
      body: [line, homePage].map((each) => JSON.stringify(each)).join('\n'),
    })
    expect(await answer.json()).toMatchObject({ rejected: 0 })
  }

  const kust = { languages: ['nl', 'fr'], defaultLanguage: 'nl', theme: { brandColour: '#123456' } }
  const eifel = { languages: ['de', 'en'], defaultLanguage: 'de', theme: { brandColour: '#654321' } }

  beforeAll(async () => {
    project = await projectWith(ASKING_BUILD)
    config = await withSecrets(
      readConfig({
        DATA_DIR: join(project.dir, '.data'),
        PORT: String(await freePort()),
        SITE_API_PORT: String(await freePort()),
        SITE_ID: 'kust,eifel',
        PUBLIC_URL: 'https://www.kust.example,https://www.eifel.example',
        LOG_LEVEL: 'silent',
      }),
    )
    const options = { config, projectDir: project.dir, log: (line: string) => said.push(line) }
    const api = await start(['site-api'], options)
    await load('kust', 'Kust', kust)
    await load('eifel', 'Eifel', eifel)
    await api.close()
    running = await start(['site-api', 'web', 'publisher'], options)
    // What the first process did not get told it tells now: it was built already, so nothing is built for it.
    await until(async () => said.filter((line) => line.includes('Nothing is new')).length === 2)
  })
  afterAll(async () => {
    await running.close()
    await project.remove()
  })

  test('serves each under its own hostnames, in its languages and colours', async () => {
    for (const host of ['www.kust.example', 'kust.example:8000']) {
      expect(await get(host, '/')).toMatchObject({ status: 302, location: '/fr' })
      expect((await get(host, '/fr')).text).toMatch(/lang="fr".*#123456.*Kust/)
      expect((await get(host, '/de')).status).toBe(404)
    }
    expect(await get('www.eifel.example', '/')).toMatchObject({ status: 302, location: '/de' })
    expect(await get('eifel.example', '/', 'en,de')).toMatchObject({ status: 302, location: '/en' })
    expect((await get('eifel.example', '/de')).text).toMatch(/lang="de".*#654321.*Eifel/)
    expect((await get('eifel.example', '/fr')).status).toBe(404)
  })

  test('passes on the calls of the site that the host is of, and of no other', async () => {
    expect((await get('eifel.example', '/sites/eifel')).text).toContain('"Eifel"')
    expect((await get('eifel.example', '/sites/kust')).status).toBe(404)
    expect((await get('kust.example', '/sites/kust')).text).toContain('"Kust"')
  })

  test('says of a host that is nobody’s that there is no site; of this machine it shows the first', async () => {
    for (const path of ['/', '/nl', '/sites/kust', '/%E0%A4%A'])
      expect([400, 404]).toContain((await get('other.example', path)).status)
    expect((await get('other.example', '/nl')).text).toBe('There is no site at this address.\n')
    expect((await get('127.0.0.1', '/nl')).text).toContain('Kust')
  })

  test('tells whether each can be served, and of all where it is asked by another name', async () => {
    expect(JSON.parse((await get('eifel.example', '/readyz')).text)).toMatchObject({
      status: 'ok',
      site: 'eifel',
      release: '000001',
    })
    expect(JSON.parse((await get('10.0.0.7', '/readyz')).text)).toMatchObject({
      status: 'ok',
      sites: [
        { site: 'kust', lastBuild: { ok: true } },
        { site: 'eifel', lastBuild: { ok: true } },
      ],
    })
  })

  test('a webhook concerns one of them: the other keeps its release', async () => {
    await load('eifel', 'Eifel neu', eifel)
    const body = JSON.stringify({ type: 'site.changed', siteId: 'eifel' })
    const url = `http://127.0.0.1:${config.port}/hooks/rebuild`
    const headers = signed(config.webhookSecret, 'hook-1', body)
    expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(202)
    await until(async () => (await get('eifel.example', '/de')).text.includes('Eifel neu'))
    expect(JSON.parse((await get('kust.example', '/readyz')).text)).toMatchObject({ release: '000001' })
    const foreign = JSON.stringify({ type: 'site.changed', siteId: 'other' })
    const refused = await fetch(url, {
      method: 'POST',
      headers: signed(config.webhookSecret, 'hook-2', foreign),
      body: foreign,
    })
    expect(refused.status).toBe(404)
  })
})
