import { FILES, textOf } from './repository'

const OWN = 'tests/docs/citations.test.ts'
const CITING = FILES.filter((file) => /\.(tsx?|jsx?|md|css)$/.test(file) && file !== OWN)
const SPECIFICATION = 'docs/specification.md'

const records = new Map(
  FILES.flatMap((file) => {
    const number = /^docs\/decisions\/(\d{3})-/.exec(file)?.[1]
    return number ? [[number, file] as const] : []
  }),
)

/** Every match of a pattern in what cites, as `file: match`. */
const cited = (pattern: RegExp) =>
  CITING.flatMap((file) => [...textOf(file).matchAll(pattern)].map((match) => ({ file, match })))

test('what is cited as spec §n is a section of docs/specification.md', () => {
  const sections = new Set([...textOf(SPECIFICATION).matchAll(/^## (\d+)\./gm)].map(([, number]) => number))
  const found = cited(/\bspec((?:,? (?:and )?§\d+)+)/gi)
  expect(found.length).toBeGreaterThan(100)
  const unknown = found.flatMap(({ file, match }) =>
    [...(match[1] ?? '').matchAll(/§(\d+)/g)].flatMap(([text, number]) =>
      sections.has(number ?? '') ? [] : `${file}: ${text}`,
    ),
  )
  expect(unknown).toEqual([])
})

test('nothing that is not in the repository is cited', () => {
  const elsewhere = cited(/\b(?:design|features|look|brief) ?§|\bissues? #?\d|\((?:design|features): /gi)
  expect(elsewhere.map(({ file, match: [text] }) => `${file}: ${text}`)).toEqual([])
})

test('a record that is cited by its file is there', () => {
  const found = cited(/\bdocs\/decisions\/(\d{3})(-[\w-]+\.md)?/g)
  expect(found.length).toBeGreaterThan(50)
  const unknown = found.filter(({ match: [, number = '', rest] }) => {
    const there = records.get(number)
    return !there || (rest && there !== `docs/decisions/${number}${rest}`)
  })
  expect(unknown.map(({ file, match: [text] }) => `${file}: ${text}`)).toEqual([])
})

test('a record that is cited by its number is there', () => {
  const found = cited(/\brecords? (\d{3}(?:(?:,| and) \d{3})*)/g)
  expect(found.length).toBeGreaterThan(10)
  const unknown = found.flatMap(({ file, match }) =>
    (match[1] ?? '').match(/\d{3}/g)?.flatMap((number) => (records.has(number) ? [] : `${file}: ${number}`)),
  )
  expect(unknown).toEqual([])
})
