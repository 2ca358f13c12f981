import { posix } from 'node:path'
import ts from 'typescript'
import { FILES, textOf } from './repository'

const MODULES = new Set(FILES.filter((file) => /^(src|server|plugins)\/.*(?<!\.d)\.tsx?$/.test(file)))

/** What a module's import is of: a module of ours by its path, a package by its name. */
function namedBy(file: string, name: string): string[] {
  if (!name.startsWith('.')) return [name]
  const path = posix.join(posix.dirname(file), name)
  return [`${path}.ts`, `${path}.tsx`].filter((module) => MODULES.has(module)).slice(0, 1)
}

/** What a module imports, for types too. */
const importsOf = (file: string): string[] =>
  ts
    .preProcessFile(textOf(file), true, true)
    .importedFiles.flatMap(({ fileName }) => namedBy(file, fileName))
    .filter((name) => MODULES.has(name))

/** A module's imports that are of types alone. */
const OF_TYPES = /^(?:import|export) (?:type [^;]*?|\{(?:\s*type [\w\s]+,?)+\s*\}) from '([^']+)'/gm

/** What a module imports when it runs. */
function runningImportsOf(file: string): string[] {
  const text = textOf(file).replace(OF_TYPES, '')
  return ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName }) => namedBy(file, fileName))
}

/** The first way round that is found from each module; a module is looked at once. */
function waysRound(modules: Iterable<string>): string[] {
  const done = new Set<string>()
  const found: string[] = []
  function follow(module: string, way: readonly string[]) {
    const start = way.indexOf(module)
    if (start >= 0) return void found.push([...way.slice(start), module].join(' → '))
    if (done.has(module)) return
    for (const next of importsOf(module)) follow(next, [...way, module])
    done.add(module)
  }
  for (const module of modules) follow(module, [])
  return found
}

test('no module imports itself by way of others; lint says so of values only, this of types too', () => {
  expect(MODULES.size).toBeGreaterThan(1000)
  expect(waysRound(MODULES)).toEqual([])
})

test('no schema of the contract reaches a browser, so that describing a field costs no visitor a byte', () => {
  const from = new Map<string, string>()
  const queue = [...MODULES].filter((file) =>
    /^src\/(components|state|templates|pages)\/(?!.*\.test\.)/.test(file),
  )
  expect(queue.length).toBeGreaterThan(200)
  for (const file of queue)
    for (const next of MODULES.has(file) ? runningImportsOf(file) : []) {
      if (from.has(next)) continue
      from.set(next, file)
      queue.push(next)
    }
  expect(from.get('@sinclair/typebox')).toBeUndefined()
})
