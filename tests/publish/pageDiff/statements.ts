/** One thing that a file says, in the order it says it: a text with where it stands, a tag, a value of its data. */
export type Statement = string

/** The values of a JSON document with the way to each. */
function* valuesOf(value: unknown, way: string): Generator<Statement> {
  if (value === null || typeof value !== 'object') return yield `${way}: ${JSON.stringify(value)}`
  const entries = Object.entries(value)
  if (!entries.length) return yield `${way}: ${JSON.stringify(value)}`
  for (const [key, each] of entries) yield* valuesOf(each, way ? `${way}.${key}` : key)
}

function jsonStatements(text: string, way: string): Statement[] {
  try {
    return [...valuesOf(JSON.parse(text), way)]
  } catch {
    return [`${way}: ${text}`]
  }
}

const VOID = new Set(['area', 'base', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'wbr'])
const TOKEN =
  /<!--[\s\S]*?-->|<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>|<\/([\w-]+)\s*>|<(!?[\w-]+)\b[^>]*>|[^<]+|</g

/** A page, or XML: its tags and its texts, each text with the element that it stands in; structured data value by value. */
function markupStatements(text: string): Statement[] {
  const open: string[] = []
  const statements: Statement[] = []
  for (const [token, raw, attributes = '', content = '', closed, opened] of text.matchAll(TOKEN)) {
    if (raw) {
      if (attributes.includes('ld+json')) statements.push(...jsonStatements(content, 'JSON-LD'))
      else statements.push(`<${raw}${attributes}>`, `${raw}: ${content}`)
    } else if (closed) {
      const at = open.lastIndexOf(closed)
      if (at >= 0) open.length = at
      statements.push(token)
    } else if (opened) {
      if (!VOID.has(opened) && !token.endsWith('/>')) open.push(opened)
      statements.push(token)
    } else if (token.trim()) statements.push(`${open.at(-1) ?? 'text'}: ${token.trim()}`)
  }
  return statements
}

/** What a text file says. */
export function statementsOf(file: string, text: string): Statement[] {
  if (/\.(json|webmanifest)$/.test(file)) return jsonStatements(text, '')
  return /\.(html|xml|svg)$/.test(file) ? markupStatements(text) : text.split('\n')
}
