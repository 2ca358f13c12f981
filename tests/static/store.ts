/**
 * Pushes to a server that speaks S3 (`@20minutes/s3rver`, which npx brings), with the client of the program: what is put is what is
 * answered, with its type; a push that is killed between its steps leaves a site that can be read, and the next one ends it.
 * `npm run test:store`; half a minute.
 */
import assert from 'node:assert/strict'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { openExportFolder } from '../../server/cli/static/exportFolder'
import { keyOf } from '../../server/cli/static/pushPlan'
import { walkFiles } from '../../server/releases/walkFiles'
import { temporaryFolder } from '../../server/releases/testing/buildTree'
import { startCommand, stopAllCommands } from '../support/command'
import { freePort } from '../support/freePort'
import { PROJECT } from '../support/ownProgram'
import { runScript } from '../support/runScript'
import { until } from '../publish/until'

const SERVER = '@20minutes/s3rver@4.0.4'
const BUCKET = 'huis'
const PAGES = 60
const log = (line: string) => console.log(line)
const app = (version: number) => `app-0123456789abcdef000${version}.js`

/** An export of many pages, all of which name the script of its version. */
async function exportOf(dir: string, version: number): Promise<void> {
  const folder = await openExportFolder(dir, 'demo')
  const put = (name: string, text: string, type: string, cacheControl: string) =>
    folder.put(name, Buffer.from(text), { type, cacheControl })
  for (let page = 0; page < PAGES; page++)
    await put(
      `nl/aanbod/${page}.html`,
      `page of ${app(version)}`,
      'text/html; charset=utf-8',
      'public, max-age=0',
    )
  await put('nl/aanbod.html', `page of ${app(version)}`, 'text/html; charset=utf-8', 'public, max-age=0')
  await put(app(version), `script ${version}`, 'text/javascript; charset=utf-8', 'public, max-age=31536000')
  await put('sitemap.xml', `map ${version}`, 'application/xml; charset=utf-8', 'public, max-age=0')
  const redirects = { '/nl/aanbod/7/huis': '/nl/aanbod/7' }
  await folder.finish({ siteId: 'demo', release: String(version), redirects })
}

async function main() {
  const { dir, remove } = await temporaryFolder()
  const port = await freePort()
  const env = {
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
  }
  Object.assign(process.env, env)
  const said: string[] = []
  const script = join(PROJECT, 'tests/static/s3Server.mjs')
  startCommand(
    'npx',
    ['--yes', '-p', SERVER, '-c', `${process.execPath} ${script} ${join(dir, 'store')} ${port} ${BUCKET}`],
    { cwd: dir, onLine: (line) => said.push(line) },
  )
  const client = new S3Client({
    ...{ endpoint: env.AWS_ENDPOINT_URL_S3, region: 'us-east-1', forcePathStyle: true },
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const get = async (key: string) => {
    const answer = await client.send(new GetObjectCommand({ Bucket: BUCKET, Key: `site/${key}` }))
    return { ...answer, text: (await answer.Body?.transformToString()) ?? '' }
  }
  // The server takes no list of this client for signed; it keeps an object as a file of this name.
  const keys = async () =>
    (await walkFiles(join(dir, 'store', BUCKET, 'site')))
      .flatMap((name) => /^(.+)\._S3rver_object$/.exec(name)?.[1] ?? [])
      .sort()
  const site = join(dir, 'site')
  const push = (onLine: (line: string) => void) =>
    startCommand(
      process.execPath,
      ['--import', 'tsx', join(PROJECT, 'tests/static/pushOnce.ts'), site, `s3://${BUCKET}/site`],
      { cwd: PROJECT, env, onLine },
    )
  const pushed = async () => {
    const lines: string[] = []
    assert.equal(await push((line) => lines.push(line)).ended, 0, lines.join('\n'))
    return lines.at(-1)
  }
  const isReadable = async () => {
    for (const key of (await keys()).filter((each) => each.startsWith('nl/aanbod'))) {
      const [, name] = /page of (.+)/.exec((await get(key)).text) ?? []
      if (name !== undefined) await get(name)
    }
  }

  try {
    await until(
      () => said.join('\n'),
      () => said.includes('Ready'),
      { patience: 120_000 },
    )
    await exportOf(site, 1)
    log(`first: ${await pushed()}`)
    const page = await get(keyOf('nl/aanbod/7.html'))
    assert.deepEqual([page.ContentType, page.CacheControl], ['text/html; charset=utf-8', 'public, max-age=0'])
    assert.match((await get('nl/aanbod/7/huis')).text, /url=\/nl\/aanbod\/7"/)
    assert.equal(await pushed(), 'pushed 0 0 0', 'nothing is put that is there')

    for (const [version, until] of [
      [2, '+ .aanbod/files.json'],
      [3, `+ ${app(3)}`],
      [4, '+ nl/aanbod/3'],
    ] as const) {
      await exportOf(site, version)
      const killed = push((line) => line === until && killed.signal('SIGKILL'))
      await killed.ended
      await isReadable()
      log(`killed after ${until}: every page has its script`)
    }
    log(`then: ${await pushed()}`)
    assert.equal((await get('nl/aanbod/59')).text, `page of ${app(4)}`)
    const scripts = (await keys()).filter((key) => key.endsWith('.js'))
    for (const put of [1, 3, 4]) assert.ok(scripts.includes(app(put)), `${app(put)} stays for a week`)
    assert.equal(await pushed(), 'pushed 0 0 3')
    client.destroy()
  } finally {
    await stopAllCommands()
    await rm(join(dir, 'store'), { recursive: true, force: true })
    await remove()
  }
}

runScript(() => main().finally(stopAllCommands))
