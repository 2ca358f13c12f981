import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { compareTrees } from './compareTrees'
import { report } from './report'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'page-diff-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

async function tree(name: string, files: Record<string, string>): Promise<string> {
  for (const [file, content] of Object.entries(files)) {
    const path = join(dir, name, file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content)
  }
  return join(dir, name)
}

const html = (words: string) => `<!DOCTYPE html><html><body><p>${words}</p></body></html>`
const typeface = (hash: string) => `static/figtree-${hash.repeat(32)}.woff2`

it('finds pages that are gone, that came and that say something else, each change once', async () => {
  const first = await tree('a', {
    'nl/index.html': html('Welkom'),
    'nl/over/index.html': html('Welkom'),
    'nl/oud/index.html': html('Oud'),
    'sitemap.xml': '<url><loc>/nl</loc></url>',
    'app-1a2b.js': 'one',
  })
  const second = await tree('b', {
    'nl/index.html': html('Dag'),
    'nl/over/index.html': html('Dag'),
    'nl/nieuw/index.html': html('Nieuw'),
    'sitemap.xml': '<url><loc>/nl</loc></url>',
    'app-3c4d.js': 'two',
  })
  expect(report(await compareTrees(first, second))).toEqual([
    'Only in the first: nl/oud/index.html',
    'Only in the second: nl/nieuw/index.html',
    'In 2: nl/index.html, nl/over/index.html',
    '  was    p: Welkom',
    '  is     p: Dag',
    '3 files compared: 2 differ, 1 are gone, 1 have come.',
  ])
})

it('knows a typeface by its name and bytes, whatever its hash, and passes over copies in fewer bytes', async () => {
  const first = await tree('a', { [typeface('a')]: 'bytes', 'robots.txt': 'all', 'nl/index.html.gz': '1' })
  const second = await tree('b', { [typeface('b')]: 'bytes', 'robots.txt': 'all' })
  const third = await tree('c', { [typeface('b')]: 'others', 'robots.txt': 'none' })
  expect(await compareTrees(first, second)).toMatchObject({ compared: 2, changed: [], onlyInFirst: [] })
  expect(report(await compareTrees(first, third))).toEqual([
    'In 1: robots.txt',
    '  was    all',
    '  is     none',
    'In 1: static/figtree.woff2',
    '  its bytes are others',
    '2 files compared: 2 differ, 0 are gone, 0 have come.',
  ])
})

it('does not call nothing the same as nothing', async () => {
  await expect(compareTrees(join(dir, 'none'), dir)).rejects.toThrow('holds no built pages')
})
