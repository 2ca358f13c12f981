import { posix } from 'node:path'
import ts from 'typescript'
import { FILES, textOf } from './repository'

const MODULES = new Set(FILES.filter((file) => /^(src|server|plugins)\/.*(?<!\.d)\.tsx?$/.test(file)))

/** The modules of ours that one imports, for their types too. */
function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(textOf(file), true, true)
  return importedFiles.flatMap(({ fileName }) => {
    const path = posix.join(posix.dirname(file), fileName)
    return fileName.startsWith('.')
      ? [`${path}.ts`, `${path}.tsx`].filter((module) => MODULES.has(module)).slice(0, 1)
      : []
  })
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
