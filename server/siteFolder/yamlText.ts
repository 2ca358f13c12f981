import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLParseError,
} from 'yaml'
import type { Fault } from './faults'

/** A text of YAML that was read, with the lines that its values stand on. */
export interface YamlText {
  file: string
  /** Undefined when it is no YAML at all. */
  data: unknown
  faults: Fault[]
  /** Line of what a dotted path names, or of the nearest thing that is there around it; keys may hold dots themselves. */
  lineOf(path: string): number
}

/** The value under the longest key that the path begins with, its own line, and what is left of the path. */
function step(node: Node, parts: readonly string[]) {
  if (isSeq(node)) {
    const item = node.items[Number(parts[0])]
    return isNode(item) ? { key: item, value: item, rest: parts.slice(1) } : undefined
  }
  if (!isMap(node)) return undefined
  for (let length = parts.length; length > 0; length--) {
    const name = parts.slice(0, length).join('.')
    const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === name)
    if (pair && isNode(pair.key))
      return { key: pair.key, value: isNode(pair.value) ? pair.value : undefined, rest: parts.slice(length) }
  }
  return undefined
}

function offsetOf(document: Document, path: string): number {
  let node: Node | null | undefined = document.contents
  let offset = node?.range?.[0] ?? 0
  let rest: readonly string[] = path === '' ? [] : path.split('.')
  while (node && rest.length) {
    const found: ReturnType<typeof step> = step(node, rest)
    if (!found) break
    offset = found.key.range?.[0] ?? offset
    node = found.value
    rest = found.rest
  }
  return offset
}

/** Where a quote or bracket opens that is still open, or closes too early, where a text stops being YAML; undefined when it is something else. */
function openedAt(document: Document, offset: number): number | undefined {
  let found: number | undefined
  visit(document, {
    Node(_, node) {
      const isOpen = isScalar(node)
        ? /^QUOTE/.test(node.type ?? '')
        : (isMap(node) || isSeq(node)) && node.flow === true
      // Of one within another the inner one, which comes later.
      if (isOpen && node.range?.[1] === offset) found = node.range[0]
    },
  })
  return found
}

/** Of what a text stops being YAML; `line` is where somebody has to look. */
function faultOf(document: Document, { message, pos }: YAMLParseError, lineAt: (offset: number) => number) {
  const [offset] = pos
  const [first] = message.split('\n')
  const opened = openedAt(document, offset)
  if (opened === undefined)
    return { line: lineAt(offset), reason: `is no YAML: ${first} (it may begin above)` }
  const noticed = lineAt(offset) === lineAt(opened) ? '' : `, noticed in line ${lineAt(offset)}`
  return {
    line: lineAt(opened),
    reason: `is no YAML: a quote or bracket that opens here is not closed, or closes too early (${first}${noticed})`,
  }
}

/**
 * Reads YAML; what is wrong with it as a text is told with its line. A text with nothing in it has no data.
 * @param before lines that stand above it in its file
 */
export function readYaml(file: string, text: string, before = 0): YamlText {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false })
  const lineAt = (offset: number) => counter.linePos(offset).line + before
  const faults: Fault[] = document.errors.map((error) => ({ file, ...faultOf(document, error, lineAt) }))
  let data: unknown
  try {
    if (!faults.length) data = document.toJS() ?? {}
  } catch (error) {
    // Names that stand for names that stand for names, a hundred times.
    faults.push({ file, line: 1, reason: `is no YAML: ${(error as Error).message}` })
  }
  return {
    file,
    data,
    faults,
    lineOf: (path) => lineAt(offsetOf(document, path)),
  }
}
