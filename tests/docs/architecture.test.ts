import { brokenLinks, missingFunctions, missingInCells, missingPaths, missingScripts } from './namesInDocs'
import { FILES, PATHS, textOf } from './repository'

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/architecture.md',
  'docs/gatsby.md',
  'docs/how-to.md',
  'docs/specification.md',
  'docs/spec-coverage.md',
]

describe.each(DOCUMENTS)('%s', (document) => {
  test('names files that are there', () => {
    expect(missingPaths(textOf(document))).toEqual([])
  })

  test('names functions that the file beside them exports', () => {
    expect(missingFunctions(textOf(document))).toEqual([])
  })

  test('names scripts that can be run', () => {
    expect(missingScripts(textOf(document))).toEqual([])
  })
})

test('docs/spec-coverage.md names what its files know', () => {
  expect(missingInCells(textOf('docs/spec-coverage.md'))).toEqual([])
})

test.each(FILES.filter((file) => file.endsWith('.md')))('the links of %s lead somewhere', (document) => {
  expect(brokenLinks(document)).toEqual([])
})

test.each(['README.md', 'CONTRIBUTING.md', 'docs/architecture.md'])(
  '%s tells the layers that lint holds',
  (file) => {
    const list = /const layers = \[([^\]]*)\]/.exec(textOf('eslint.config.js'))?.[1] ?? ''
    const layers = [...list.matchAll(/'(\w+)'/g)].map(([, layer]) => layer ?? '')
    const there = layers.filter((layer) => PATHS.has(`src/${layer}`))
    expect(there.length).toBeGreaterThan(5)
    expect(textOf(file)).toContain(there.join(' → '))
  },
)

test('README.md names every document', () => {
  const documents = FILES.filter((file) => /^docs\/[^/]+\.md$/.test(file))
  expect(documents.filter((file) => !textOf('README.md').includes(`(${file})`))).toEqual([])
})

describe('what is looked for', () => {
  const piece = (text: string) => `A paragraph.\n\n1. ${text}\n2. Another.`

  test('is missed when it is not there', () => {
    expect(missingPaths(piece('`src/domain/slug.ts`, src/domain/slog.ts, slog.test.ts and slug.ts'))).toEqual(
      ['src/domain/slog.ts', 'slog.test.ts'],
    )
    expect(missingFunctions(piece('`slugify()` and `slog()` of `src/domain/slug.ts`'))).toEqual(['slog()'])
    expect(missingFunctions('`slugify()` makes it.\n\nIt stands in `src/domain/slug.ts`.')).toEqual([
      'slugify()',
    ])
    expect(missingInCells('| `slog` | src/domain/slug.ts `slugify` `slog` | – |')).toEqual(['slog'])
    expect(missingScripts('`npm run lint`, `npm run lind`')).toEqual(['lind'])
  })
})
