import { link, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from './testing/buildTree'
import { writeFilePrecompressed } from './writeFilePrecompressed'

it('replaces a page without touching the release that links to the old one', async () => {
  const { dir, remove } = await temporaryFolder()
  await writeFilePrecompressed(dir, 'a.html', Buffer.from('old '.repeat(900)), 1000)
  await link(join(dir, 'a.html'), join(dir, 'kept.html'))
  await writeFilePrecompressed(dir, 'a.html', Buffer.from('new'), 2000)
  expect(String(await readFile(join(dir, 'kept.html')))).toMatch(/^old/)
  // The new page is too small for variants, and no draft is left.
  expect((await readdir(dir)).sort()).toEqual(['a.html', 'kept.html'])
  await remove()
})
