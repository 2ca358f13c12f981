import { join } from 'node:path'
import { freePort } from '../tests/support/freePort'
import { estateLine, siteData } from '../tests/support/importLines'
import { readConfig } from './config'
import { GOOD_BUILD, projectWith } from './publisher/testing/gatsbyStandIn'
import { withSecrets } from './secrets'
import { start } from './start'

test('what is imported is published of its own accord, by a whole build where pages cannot be rendered singly', async () => {
  const project = await projectWith(GOOD_BUILD)
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
  const load = (lines: object[]) =>
    fetch(`${config.siteApiUrl}/sites/huis/admin/import`, {
      method: 'POST',
      headers: { authorization: `Bearer ${config.adminToken}`, 'content-type': 'application/x-ndjson' },
      body: lines.map((line) => JSON.stringify(line)).join('\n'),
    })
  const options = { config, projectDir: project.dir, say: (line: string) => said.push(line) }
  const api = await start(['site-api'], options)
  expect((await load([{ kind: 'site', data: siteData }])).status).toBe(200)
  await api.close()

  const all = await start(['site-api', 'web', 'publisher'], options)
  const release = async () => {
    const health = await fetch(`http://127.0.0.1:${port}/healthz`)
    return ((await health.json()) as { release: string }).release
  }
  const first = await release()
  expect((await load([estateLine(7)])).status).toBe(200)
  for (const since = Date.now(); (await release()) === first;) {
    if (Date.now() - since > 60_000) throw new Error(`No release followed:\n${said.join('\n')}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await all.close()
  await project.remove()
  // The site's own change, told again by the process that ended, may come with the listing's.
  expect(said.join('\n')).toMatch(
    /^The (whole site changed|release was made by another state of the program): building$/m,
  )
}, 120_000)
