import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { RENDER_FACTS } from '../gatsby/renderFacts'
import { copyKit, GATSBY_VERSION, kitFile, readFacts } from './kit'

let project: string
const at = (path: string) => join(project, path)

async function write(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(at(name)), { recursive: true })
    await writeFile(at(name), text)
  }
}

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'aanbod-kit-'))
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

test('a kit works when the build folder has been emptied', async () => {
  await copyKit(project, at('kit'), 'today')
  for (const folder of ['.cache', 'public']) await rm(at(folder), { recursive: true })
  expect(await readFacts(at('kit'))).toMatchObject({ code: 'today' })
  const renderer = (await import(kitFile.renderer(at('kit')))) as { fs: object; promises: object }
  expect(typeof renderer.fs).toBe('object')
  expect(Object.keys(renderer.promises)).toContain('readFile')
  expect(await readFile(join(kitFile.publicDir(at('kit')), 'webpack.stats.json'), 'utf8')).toBe('{}')
})

test('a kit of another Gatsby is none', async () => {
  await write({
    [RENDER_FACTS]: JSON.stringify({ gatsbyVersion: '5.0.0', nodes: [] }),
  })
  await expect(copyKit(project, at('kit'), 'today')).rejects.toThrow(
    `Single pages are rendered by Gatsby ${GATSBY_VERSION} only, not by 5.0.0`,
  )
})
