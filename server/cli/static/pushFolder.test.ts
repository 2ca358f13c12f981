import { temporaryFolder } from '../../releases/testing/buildTree'
import type { Bucket } from './bucket'
import { openExportFolder } from './exportFolder'
import { pushFolder } from './pushFolder'

const APP = (version: number) => `app-0123456789abcdef000${version}.js`

/** A store that may break off after a number of calls. */
function memoryBucket() {
  const objects = new Map<string, string>()
  const log: string[] = []
  let left = Infinity
  const call = (line: string) => {
    if (left-- <= 0) throw new Error('the connection broke off')
    log.push(line)
  }
  const bucket: Bucket = {
    get: async (key) => (objects.has(key) ? Buffer.from(objects.get(key) ?? '') : undefined),
    async put(key, { content }) {
      call(`+ ${key}`)
      objects.set(key, content.toString())
    },
    async remove(key) {
      call(`- ${key}`)
      objects.delete(key)
    },
    close: () => undefined,
  }
  return { bucket, objects, log, breakAfter: (calls: number) => (left = calls) }
}

let folder: Awaited<ReturnType<typeof temporaryFolder>>
beforeEach(async () => {
  folder = await temporaryFolder()
})
afterEach(() => folder.remove())

/** An export whose page names the script of its version. */
async function exportOf(version: number) {
  const site = await openExportFolder(folder.dir, 'demo')
  const facts = { type: 'text/plain', cacheControl: '' }
  await site.put('nl.html', Buffer.from(`page of ${APP(version)}`), facts)
  await site.put(APP(version), Buffer.from(`script ${version}`), facts)
  await site.put('sitemap.xml', Buffer.from(`map ${version}`), facts)
  if (version === 1) await site.put('nl/oud.html', Buffer.from('old'), facts)
  await site.finish({ siteId: 'demo', release: String(version), redirects: {} })
}

const isReadable = (objects: ReadonlyMap<string, string>) => {
  const script = /page of (.+)/.exec(objects.get('nl') ?? '')?.[1]
  return script !== undefined && objects.has(script)
}

it('puts parts before pages, notes what it does before and after, and takes away last', async () => {
  const { bucket, log } = memoryBucket()
  await exportOf(1)
  await pushFolder({ dir: folder.dir, bucket })
  log.length = 0
  await exportOf(2)
  const { put, removed, retired, paths } = await pushFolder({ dir: folder.dir, bucket })
  const list = '+ .aanbod/files.json'
  expect(log).toEqual([list, `+ ${APP(2)}`, '+ nl', '+ sitemap.xml', '- nl/oud', list])
  expect([put, removed, retired]).toEqual([3, 1, 1])
  expect(paths).toEqual([`/${APP(2)}`, '/nl', '/sitemap.xml', '/nl/oud'])
  log.length = 0
  expect((await pushFolder({ dir: folder.dir, bucket })).put).toBe(0)
  expect(log).toEqual([])
})

it.each([0, 1, 2, 3, 4, 5])(
  'leaves a site that can be read when it stops after %i calls, and goes on',
  async (calls) => {
    const { bucket, objects, breakAfter } = memoryBucket()
    await exportOf(1)
    await pushFolder({ dir: folder.dir, bucket })
    await exportOf(2)
    breakAfter(calls)
    await expect(pushFolder({ dir: folder.dir, bucket })).rejects.toThrow('broke off')
    expect(isReadable(objects)).toBe(true)
    breakAfter(Infinity)
    await pushFolder({ dir: folder.dir, bucket })
    expect([...objects.keys()].sort()).toEqual(
      ['.aanbod/files.json', APP(1), APP(2), 'nl', 'sitemap.xml'].sort(),
    )
    expect(objects.get('nl')).toBe(`page of ${APP(2)}`)
  },
)

it('does not put a site where another one is', async () => {
  const { bucket, objects } = memoryBucket()
  objects.set('.aanbod/files.json', JSON.stringify({ version: 1, siteId: 'huis', files: {}, retired: {} }))
  await exportOf(1)
  await expect(pushFolder({ dir: folder.dir, bucket })).rejects.toThrow(
    'the store holds the site huis, not demo',
  )
})
