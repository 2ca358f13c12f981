import { readdirSync, readFileSync, existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** Brought by whatever opens over a page (`src/i18n/loadWords.ts`). */
const BROUGHT = ['forms', 'viewing', 'friend', 'filter', 'contact']
const IMPORTS = /import\s+(?!type\b)[^'"]*?from\s+'(\.[^']+)'|import\('(\.[^']+)'\)/g

const fileOf = (from: string, name: string) =>
  ['.ts', '.tsx'].map((end) => resolve(dirname(from), name) + end).find((file) => existsSync(file))

/** Namespaces that a module and all it can bring look texts up in. */
function looksUp(file: string, seen = new Set<string>(), found = new Set<string>()): Set<string> {
  if (seen.has(file)) return found
  seen.add(file)
  const source = readFileSync(file, 'utf8')
  for (const [, namespace = ''] of source.matchAll(/useTexts\('(\w+)'\)/g)) found.add(namespace)
  for (const [, at, later] of source.matchAll(IMPORTS)) {
    const next = fileOf(file, at ?? later ?? '')
    if (next) looksUp(next, seen, found)
  }
  return found
}

const templates = readdirSync(__dirname).filter((name) => name.endsWith('.tsx'))

test.each(templates)('every text that a page of %s can show comes with it', (name) => {
  const file = join(__dirname, name)
  const [, list = ''] = /ns: \{ in: \[([^\]]*)\]/.exec(readFileSync(file, 'utf8')) ?? []
  const carried = [...list.matchAll(/"(\w+)"/g)].map(([, namespace]) => namespace)
  expect(carried).toContain('common')
  const missing = [...looksUp(file)].filter((one) => !carried.includes(one) && !BROUGHT.includes(one))
  expect(missing).toEqual([])
})
