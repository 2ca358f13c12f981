import { stitchSliceForAPage } from 'gatsby/dist/utils/slices/stitching'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stitched } from './stitch'

const SLICES: Record<string, string> = {
  scripts: '<script src="/app.js"></script>',
  outer: '<b><slice-start id="scripts"></slice-start><slice-end id="scripts"></slice-end></b>',
}

test.each([
  ['no slice', '<p>a</p>'],
  ['one', 'a<slice-start id="scripts"></slice-start><slice-end id="scripts"></slice-end>b'],
  ['one stitched before', 'a<!-- slice-start id="scripts" -->old<!-- slice-end id="scripts" -->b'],
  ['one in another', '<slice-start id="outer"></slice-start><slice-end id="outer"></slice-end>'],
  [
    'two in a row',
    '<!-- slice-start id="outer" --><!-- slice-start id="scripts" -->x<!-- slice-end id="scripts" --><!-- slice-end id="outer" -->-<slice-start id="scripts"></slice-start><slice-end id="scripts"></slice-end>',
  ],
])('a page with %s is as Gatsby makes it', async (_what, html) => {
  const publicDir = await mkdtemp(join(tmpdir(), 'aanbod-stitch-'))
  await mkdir(join(publicDir, 'a'))
  await mkdir(join(publicDir, '_gatsby/slices'), { recursive: true })
  for (const [name, slice] of Object.entries(SLICES))
    await writeFile(join(publicDir, '_gatsby/slices', `${name}.html`), slice)
  await writeFile(join(publicDir, 'a/index.html'), html)
  await stitchSliceForAPage({ pagePath: '/a', publicDir })
  expect(stitched(html, (id) => SLICES[id] ?? '')).toBe(
    await readFile(join(publicDir, 'a/index.html'), 'utf8'),
  )
  await rm(publicDir, { recursive: true })
})

test('a slice without an end is refused', () => {
  expect(() => stitched('<slice-start id="scripts"></slice-start>', () => '')).toThrow('no end')
})
