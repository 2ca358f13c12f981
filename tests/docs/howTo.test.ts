import { posix } from 'node:path'
import { FILES, PATHS, textOf } from './repository'

const HOW_TO = 'docs/how-to.md'
const README = 'README.md'

/** Rows of the table of questions: what is asked, the step between, the file that answers, and what in it does. */
const questions = [
  ...textOf(HOW_TO).matchAll(/^\| ([A-Z][^|]*\?) +\| `([\w./-]+)` +\| `([\w./-]+)` +\| `(\w+)` +\|$/gm),
].map(([, question = '', way = '', answer = '', name = '']) => ({ question, way, answer, name }))

/** As a whole path: `src/build` is not named by `src/build/pages.ts`. */
const isNamedIn = (document: string, path: string) =>
  new RegExp(`(?<![\\w./-])${path.replace(/[.]/g, '\\.')}(?![\\w/-]|\\.\\w)`).test(textOf(document))

/** A folder holds what stands in it or one folder down, where the name of that folder leads. */
const isInFolder = (folder: string, file: string) => {
  const between = posix.relative(folder, posix.dirname(file))
  return !between.startsWith('..') && !between.includes('/')
}

const leadsTo = (way: string, answer: string) =>
  FILES.includes(way) ? isNamedIn(way, answer) : isInFolder(way, answer)

/** What a file of code exports, or a document says. */
const definedIn = (file: string, name: string) =>
  new RegExp(file.endsWith('.md') ? `\\b${name}\\b` : `^export .*\\b${name}\\b`, 'm').test(textOf(file))

test('25 questions of a newcomer, each another one', () => {
  expect(questions).toHaveLength(25)
  expect(new Set(questions.map(({ question }) => question)).size).toBe(25)
})

test('none leaves a file of the table unread', () => {
  const [, table = ''] = textOf(HOW_TO).split('## 25 questions')
  expect(table.match(/^\| (?!-|question)/gm)).toHaveLength(questions.length)
})

test.each(questions)('$question', ({ way, answer, name }) => {
  expect([...PATHS]).toEqual(expect.arrayContaining([way, answer]))
  // The table itself is no way: it would lead anywhere.
  expect(way).not.toBe(HOW_TO)
  expect(way === README || isNamedIn(README, way)).toBe(true)
  expect(leadsTo(way, answer)).toBe(true)
  expect(definedIn(answer, name)).toBe(true)
})

describe('a step', () => {
  test('is taken by a whole path that a document names, or by a folder', () => {
    expect(leadsTo('docs/architecture.md', 'src/domain/rules/shown.ts')).toBe(true)
    expect(leadsTo('docs/architecture.md', 'src/domain/rules/vatPrice.ts')).toBe(false)
    expect(isNamedIn(README, 'src/contract/importLine')).toBe(false)
    expect(leadsTo('server/site-api', 'server/site-api/visitors/limits.ts')).toBe(true)
    expect(leadsTo('server', 'server/site-api/visitors/limits.ts')).toBe(false)
    expect(leadsTo('server/web', 'server/site-api/visitors/limits.ts')).toBe(false)
  })
})
