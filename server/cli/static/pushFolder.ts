import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { forEachConcurrent } from '../../releases/forEachConcurrent'
import type { Bucket } from './bucket'
import { redirectPage } from './exportedHtml'
import { MANIFEST, parseManifest } from './manifest'
import { objectsOf, pathOfKey, pushPlan, type Stored } from './pushPlan'

const AT_ONCE = 16

export interface Pushed {
  put: number
  removed: number
  /** Parts that no page names and that stay for a week. */
  retired: number
  /** Addresses that answer something else now. */
  paths: string[]
}

interface PushOptions {
  /** An export. */
  dir: string
  bucket: Bucket
  now?: Date
  /** Told how many objects are to be put; what it gives hears of each. */
  onPut?: (total: number) => () => void
}

async function storedList(bucket: Bucket): Promise<Stored | undefined> {
  const text = await bucket.get(MANIFEST)
  return text && { ...(parseManifest(text.toString('utf8')) as Stored) }
}

/**
 * Brings an export to a store: what changed, in an order in which no reader meets a page without its scripts. One that is stopped
 * leaves a site that can be read, and the next one goes on.
 * @throws Error in words when the store holds another site
 */
export async function pushFolder({ dir, bucket, now = new Date(), onPut }: PushOptions): Promise<Pushed> {
  const manifest = parseManifest(await readFile(join(dir, MANIFEST), 'utf8'))
  const before = await storedList(bucket)
  if (before && before.siteId !== manifest.siteId)
    throw new Error(`Nothing is pushed: the store holds the site ${before.siteId}, not ${manifest.siteId}`)
  const objects = objectsOf(manifest)
  const { steps, remove, retired } = pushPlan(before, objects, now)
  const changed = steps.flat()
  const keptOf = (keys: readonly string[]) =>
    Object.fromEntries(keys.flatMap((key) => (before?.files[key] ? [[key, before.files[key]]] : [])))

  const note = (files: Stored['files']) =>
    bucket.put(MANIFEST, {
      content: Buffer.from(JSON.stringify({ ...manifest, files, retired } satisfies Stored)),
      type: 'application/json',
      cacheControl: 'no-store',
    })
  const put = async (key: string) => {
    const object = objects.get(key)
    if (!object) return
    const { name, to, type, cacheControl } = object
    const content = name === undefined ? Buffer.from(redirectPage(to ?? '')) : await readFile(join(dir, name))
    await bucket.put(key, { content, type, cacheControl, to })
  }

  if (changed.length || remove.length) {
    const files: Stored['files'] = { ...Object.fromEntries(objects), ...keptOf(Object.keys(retired)) }
    const unsure = changed.flatMap((key) => (files[key] ? [[key, { ...files[key], hash: '' }] as const] : []))
    // First, so that the next push knows of all that this one may have put.
    await note({ ...files, ...keptOf(remove), ...Object.fromEntries(unsure) })
    const step = onPut?.(changed.length)
    for (const keys of steps)
      await forEachConcurrent(keys, AT_ONCE, async (key) => {
        await put(key)
        step?.()
      })
    await forEachConcurrent(remove, AT_ONCE, (key) => bucket.remove(key))
    await note(files)
  }
  return {
    put: changed.length,
    removed: remove.length,
    retired: Object.keys(retired).length,
    paths: [...changed, ...remove].map(pathOfKey),
  }
}
