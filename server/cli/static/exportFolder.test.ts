import { access, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '../../releases/testing/buildTree'
import { openExportFolder } from './exportFolder'

const FACTS = { type: 'text/html; charset=utf-8', cacheControl: 'no-cache' }
const TOLD = { siteId: 'demo', release: '000001.0', redirects: {} }

let at: Awaited<ReturnType<typeof temporaryFolder>>
beforeEach(async () => {
  at = await temporaryFolder()
})
afterEach(() => at.remove())

async function exportOf(files: Record<string, string>, siteId = 'demo') {
  const folder = await openExportFolder(join(at.dir, 'site'), siteId)
  for (const [name, text] of Object.entries(files)) await folder.put(name, Buffer.from(text), FACTS)
  return folder.finish({ ...TOLD, siteId })
}
const read = (name: string) => readFile(join(at.dir, 'site', name), 'utf8')
const isThere = (path: string) =>
  access(join(at.dir, 'site', path)).then(
    () => true,
    () => false,
  )

it('writes what changed alone, and takes away what is gone with its folder', async () => {
  expect(await exportOf({ 'nl.html': 'a', 'nl/te-koop.html': 'b', 'fr/a.html': 'c' })).toMatchObject({
    written: 3,
  })
  expect(await exportOf({ 'nl.html': 'a', 'nl/te-koop.html': 'other' })).toEqual({
    written: 1,
    unchanged: 1,
    removed: 1,
  })
  expect(await read('nl/te-koop.html')).toBe('other')
  expect(await isThere('fr')).toBe(false)
})

it('writes again what somebody took away', async () => {
  await exportOf({ 'nl.html': 'a' })
  await writeFile(join(at.dir, 'site/nl.html'), '')
  expect(await exportOf({ 'nl.html': 'a' })).toMatchObject({ written: 1 })
  expect(await read('nl.html')).toBe('a')
})

it('refuses a folder that holds what no export wrote, and one of another site', async () => {
  await mkdir(join(at.dir, 'site'))
  await writeFile(join(at.dir, 'site/photo.jpg'), '')
  await expect(exportOf({})).rejects.toThrow(/it holds files that no export wrote: name an empty folder/)
  await expect(openExportFolder(join(at.dir, 'site/photo.jpg'), 'demo')).rejects.toThrow('it is a file')
  const other = await temporaryFolder()
  try {
    await (await openExportFolder(other.dir, 'demo')).finish(TOLD)
    await expect(openExportFolder(other.dir, 'huis')).rejects.toThrow('it holds the site demo, not huis')
  } finally {
    await other.remove()
  }
})

it('leaves the folder as it was when an export stops before its end, and goes on from there', async () => {
  await exportOf({ 'nl.html': 'a' })
  const stopped = await openExportFolder(join(at.dir, 'site'), 'demo')
  await stopped.put('nl.html', Buffer.from('b'), FACTS)
  await stopped.put('fr.html', Buffer.from('c'), FACTS)
  expect(await read('nl.html')).toBe('a')
  expect(await isThere('fr.html')).toBe(false)
  expect(await exportOf({ 'nl.html': 'b' })).toMatchObject({ written: 1, removed: 0 })
  expect(await read('nl.html')).toBe('b')
})

it('keeps a file of the export before, and the pictures of one that was stopped', async () => {
  await exportOf({ 'pictures/a/0-640.webp': 'p' })
  const stopped = await openExportFolder(join(at.dir, 'site'), 'demo')
  await stopped.put('pictures/b/0-640.webp', Buffer.from('q'), FACTS)
  const next = await openExportFolder(join(at.dir, 'site'), 'demo')
  expect(await next.keep('pictures/a/0-640.webp', FACTS)).toBe(true)
  expect(await next.keep('pictures/b/0-640.webp', FACTS)).toBe(true)
  expect(await next.keep('pictures/c/0-640.webp', FACTS)).toBe(false)
  expect(await next.finish(TOLD)).toEqual({ written: 1, unchanged: 1, removed: 0 })
  expect(await read('pictures/b/0-640.webp')).toBe('q')
})
