import { posix } from 'node:path'
import { FILES, PATHS, textOf } from './repository'

const PATH = /(?<![\w./@-])(?:src|server|tests|plugins|docs|locales|static|\.ci)\/[\w./-]*\w/g
const FILE = /(?<![\w.\/@*-])\w[\w.-]*\.(?:tsx?|jsx?|css|md)\b/g
const CODE = /\.(?:tsx?|jsx?)$/
const CALL = /`(\w+)\(\)`/g
const MEMBER = /`(\w+)` of `(\w+)\(\)`/g
const LINK = /\]\(([^)#\s]+)[^)]*\)/g
const SCRIPT = /\bnpm run ([\w:]+)/g

/** A document in the pieces in which a name and its file stand together: paragraphs, items of lists, rows of tables. */
const piecesOf = (text: string): string[] =>
  text
    .replace(/^```[\s\S]*?^```/gm, '')
    .split(/\n\s*\n|\n(?=\s*(?:[-*|]|\d+\.)\s)/)
    .filter((piece) => piece.trim())

/** Jest takes the beginning of a name too. */
const isThere = (path: string) => PATHS.has(path) || FILES.some((file) => file.startsWith(`${path}.`))

/** Files of this name, or that end in this path. */
const filesNamed = (name: string) => FILES.filter((file) => file === name || file.endsWith(`/${name}`))

/** The files of code that a piece names, with or without their folder. */
const codeIn = (piece: string) =>
  [...new Set([...(piece.match(PATH) ?? []), ...(piece.match(FILE) ?? [])])]
    .filter((name) => CODE.test(name))
    .flatMap(filesNamed)

const isWordIn = (file: string, name: string) => new RegExp(`\\b${name}\\b`).test(textOf(file))

const isExportedBy = (file: string, name: string) =>
  new RegExp(`^export (?:default )?(?:async )?(?:function\\*? |const |class )${name}\\b`, 'm').test(
    textOf(file),
  )

/** Files and folders that a document names and that are not there. */
export function missingPaths(text: string): string[] {
  const paths = (text.match(PATH) ?? []).filter((path) => !isThere(path))
  const files = (text.match(FILE) ?? []).filter((name) => !filesNamed(name).length)
  return [...new Set([...paths, ...files])]
}

/** Functions, named as `name()`, that no file named beside them exports; of `a` of `b()`, an `a` that its file does not know. */
export function missingFunctions(text: string): string[] {
  return piecesOf(text).flatMap((piece) => {
    const files = codeIn(piece)
    const calls = [...piece.matchAll(CALL)].flatMap(([, name = '']) => name)
    const members = [...piece.matchAll(MEMBER)].flatMap(([, name = '']) => name)
    return [
      ...calls.filter((name) => !files.some((file) => isExportedBy(file, name))).map((name) => `${name}()`),
      ...members.filter((name) => !files.some((file) => isWordIn(file, name))),
    ]
  })
}

/** Names of code in the rows of a table, from its second column on, that no file of the same cell knows. */
export function missingInCells(text: string): string[] {
  const rows = text.split('\n').filter((line) => line.startsWith('|'))
  return rows.flatMap((row) =>
    row.split(/(?<!\\)\|/).flatMap((cell, column) => {
      const files = codeIn(cell)
      if (column < 2 || !files.length) return []
      const names = [...cell.matchAll(/`(\w+)`/g)].flatMap(([, name = '']) => name)
      return names.filter((name) => !files.some((file) => isWordIn(file, name)))
    }),
  )
}

/** Links of a document that lead to no file. */
export const brokenLinks = (document: string): string[] =>
  [...textOf(document).matchAll(LINK)]
    .flatMap(([, to = '']) => to)
    .filter((to) => !/^[a-z]+:/.test(to) && !PATHS.has(posix.join(posix.dirname(document), to)))

/** Scripts of `npm run` that `package.json` does not have. */
export function missingScripts(text: string): string[] {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }
  return [...text.matchAll(SCRIPT)].flatMap(([, name = '']) => (Object.hasOwn(scripts, name) ? [] : [name]))
}
