import { ALWAYS_ASK } from '../../web/sendFile'
import { policyOutside } from './exportedHtml'

export type Headers = Readonly<Record<string, string>>

/** What an exported file is served with; `path` is its address, or all below a folder (`/static/*`). */
export interface HeaderRule {
  path: string
  headers: Headers
}

/** Headers of one answer only, or that a host says by itself. */
const NOT_A_RULE = new Set([
  ...['accept-ranges', 'connection', 'content-encoding', 'content-length', 'content-type', 'date', 'etag'],
  ...['keep-alive', 'last-modified', 'link', 'location', 'retry-after', 'transfer-encoding', 'vary'],
])

/** What a host has to be told of an answer of the web role; a page says most of its policy itself (`exportedHtml`). */
export function ruleHeaders(answer: Readonly<Record<string, unknown>>, isPage: boolean): Headers {
  const told = Object.entries(answer).filter(
    ([name, value]) => value !== undefined && !NOT_A_RULE.has(name),
  ) as [string, string][]
  return Object.fromEntries(
    told
      .map(([name, value]): [string, string] =>
        isPage && name === 'content-security-policy' ? [name, policyOutside(value)] : [name, String(value)],
      )
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}

const same = (a: Headers, b: Headers) => JSON.stringify(a) === JSON.stringify(b)

/** Those of `headers` that are not among `base`. */
const beyond = (headers: Headers, base: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name, value]) => base[name] !== value))

function mostOften(all: Iterable<Headers>): Headers {
  const counts = new Map<string, number>()
  for (const headers of all) {
    const key = JSON.stringify(headers)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const [first = '{}'] = [...counts].sort(([, a], [, b]) => b - a).map(([key]) => key)
  return JSON.parse(first) as Headers
}

/** The first part of an address that is more than that. */
const folderOf = (path: string) => (path.split('/').length > 2 ? `/${path.split('/')[1]}/*` : '')

/**
 * The fewest rules that give every address its headers: those of most pages for all, then of whole folders, then of single
 * addresses, each with what it adds or has otherwise.
 */
export function headerRules(
  pages: ReadonlyMap<string, Headers>,
  files: ReadonlyMap<string, Headers>,
): HeaderRule[] {
  const base = mostOften(pages.values())
  const pageFolders = new Set([...pages.keys()].map(folderOf))
  const folders = new Map<string, [string, Headers][]>([['', [...pages]]])
  for (const [path, headers] of files) {
    const folder = pageFolders.has(folderOf(path)) ? '' : folderOf(path)
    const known = folders.get(folder)
    if (known) known.push([path, headers])
    else folders.set(folder, [[path, headers]])
  }
  const rules: HeaderRule[] = []
  for (const [folder, inside] of folders) {
    const [first] = inside
    const isOne = folder !== '' && inside.every(([, headers]) => first && same(headers, first[1]))
    const own = isOne && first ? [[folder, first[1]] as const] : inside
    for (const [path, headers] of own) {
      const more = beyond(headers, base)
      if (Object.keys(more).length) rules.push({ path, headers: more })
    }
  }
  return [{ path: '/*', headers: base }, ...rules.sort((a, b) => (a.path < b.path ? -1 : 1))]
}

/** Rules that Cloudflare Pages takes at the most. */
export const MOST_HEADER_RULES = 100

/**
 * The rules as `_headers` of Netlify and Cloudflare Pages. Both join what two rules say of one header, and both say by themselves that
 * a file is asked for anew, so that stands nowhere.
 */
export const hostHeaders = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ path, headers }) => {
      const lines = Object.entries(headers)
        .filter(([name, value]) => name !== 'cache-control' || value !== ALWAYS_ASK)
        .map(([name, value]) => `  ${name}: ${value}`)
      return lines.length ? `${[path, ...lines].join('\n')}\n` : ''
    })
    .join('')
