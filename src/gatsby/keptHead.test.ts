import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HEAD_HANDLER } from './keptHead'

const PROJECT = join(__dirname, '../..')
const CACHE_DIR = join(PROJECT, 'node_modules/gatsby/cache-dir')

describe('what Gatsby’s head handler is given', () => {
  const handler = readFileSync(join(CACHE_DIR, HEAD_HANDLER), 'utf8')

  it('is all that it imports', () => {
    const [, names = ''] = /import \{([^}]+)\} from "\.\/utils"/.exec(handler) ?? []
    const imported = names.split(',').map((name) => name.trim())
    const given = readFileSync(join(PROJECT, 'src/gatsby/browser/keptHead.ts'), 'utf8')
    expect(imported.length).toBeGreaterThan(1)
    for (const name of imported.filter(Boolean))
      expect(given).toMatch(new RegExp(`^(  |.*export.* )${name}\\b`, 'm'))
  })

  it('may keep the head, as the handler compares what is there with what comes', () => {
    expect(handler).toMatch(/diffNodes\(\{\s+oldNodes: existingHeadElements/)
  })
})

test('every page has a head, so that none keeps that of another', () => {
  const templates = join(PROJECT, 'src/templates')
  const pages = readdirSync(templates).filter((file) => /^[a-z]\w*\.tsx$/.test(file))
  expect(pages.length).toBeGreaterThan(10)
  const without = pages.filter(
    (file) => !/export (function|const) Head\b/.test(readFileSync(join(templates, file), 'utf8')),
  )
  expect(without).toEqual([])
})
