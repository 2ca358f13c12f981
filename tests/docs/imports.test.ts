import { posix } from 'node:path'
import ts from 'typescript'
import { FILES, textOf } from './repository'

const MODULES = new Set(FILES.filter((file) => /^(src|server|plugins)\/.*(?<!\.d)\.tsx?$/.test(file)))

/** What a text of a module imports: modules of ours by their path, packages by their name. */
const namedIn = (file: string, text: string): string[] =>
  ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName }) => {
    const path = posix.join(posix.dirname(file), fileName)
    return fileName.startsWith('.')
      ? [`${path}.ts`, `${path}.tsx`].filter((module) => MODULES.has(module)).slice(0, 1)
      : [fileName]
  })

/** The modules of ours that one imports, for their types too. */
const importsOf = (file: string) => namedIn(file, textOf(file)).filter((name) => MODULES.has(name))

/** What a module imports when it runs. */
const runningImportsOf = (file: string) =>
  namedIn(
    file,
    ts.transpileModule(textOf(file), {
      compilerOptions: { module: ts.ModuleKind.ESNext, jsx: ts.JsxEmit.Preserve },
    }).outputText,
  )

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
