import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { RENDER_FACTS } from '../gatsby/renderFacts'
import { copyRenderBundle, GATSBY_VERSION, bundleFile, readFacts } from './renderBundle'

let project: string
const at = (path: string) => join(project, path)

async function write(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(at(name)), { recursive: true })
    await writeFile(at(name), text)
  }
}

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'aanbod-bundle-'))
  const trackers = `${project}/.cache/ssr-builtin-trackers`
  await write({
    'package.json': '{}',
    'node_modules/gatsby/package.json': JSON.stringify({ name: 'gatsby', version: GATSBY_VERSION }),
    [RENDER_FACTS]: JSON.stringify({ gatsbyVersion: GATSBY_VERSION, nodes: [] }),
    '.cache/ssr-builtin-trackers/fs.js': `module.exports = require('fs')`,
    '.cache/page-ssr/routes/render-page.js': `
      module.exports = { fs: require("${trackers}/fs"), promises: require("${trackers}/fs/promises") }`,
    'public/webpack.stats.json': '{}',
  })
})
afterEach(() => rm(project, { recursive: true }))

test('a bundle works when the build folder has been emptied', async () => {
  await copyRenderBundle(project, at('kit'), 'today')
  for (const folder of ['.cache', 'public']) await rm(at(folder), { recursive: true })
  expect(await readFacts(at('kit'))).toMatchObject({ code: 'today' })
  const renderer = (await import(bundleFile.renderer(at('kit')))) as { fs: object; promises: object }
  expect(typeof renderer.fs).toBe('object')
  expect(Object.keys(renderer.promises)).toContain('readFile')
  expect(await readFile(join(bundleFile.publicDir(at('kit')), 'webpack.stats.json'), 'utf8')).toBe('{}')
})

test('a bundle of another Gatsby is none', async () => {
  await write({
    [RENDER_FACTS]: JSON.stringify({ gatsbyVersion: '5.0.0', nodes: [] }),
  })
  await expect(copyRenderBundle(project, at('kit'), 'today')).rejects.toThrow(
    `Single pages are rendered by Gatsby ${GATSBY_VERSION} only, not by 5.0.0`,
  )
})
