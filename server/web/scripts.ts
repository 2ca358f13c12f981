import { createHash } from 'node:crypto'

const ATTRIBUTES = `(?:"[^"]*"|'[^']*'|[^'">])*`
const SCRIPT = new RegExp(`<script\\b(${ATTRIBUTES})>([\\s\\S]*?)</script\\s*>`, 'gi')
const LINK = new RegExp(`<link\\b(${ATTRIBUTES})>`, 'gi')

const isData = (attributes: string) => /\btype\s*=\s*["']?application\/(ld\+)?json/i.test(attributes)
const hasSource = (attributes: string) => /(^|\s)src\s*=/i.test(attributes)

/** SHA-256 of each inline script that a browser would run, as CSP names it: `'sha256-…'`. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', code = ''] of html.matchAll(SCRIPT)) {
    if (hasSource(attributes) || isData(attributes) || !code) continue
    // Browsers hash what the HTML parser hands them, and it turns every line end into \n.
    const seen = code.replace(/\r\n?/g, '\n')
    hashes.add(`'sha256-${createHash('sha256').update(seen).digest('base64')}'`)
  }
  return [...hashes]
}

function loadsScript(attributes: string): boolean {
  const words = (name: string) =>
    new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i')
      .exec(attributes)
      ?.slice(1)
      .find((value) => value !== undefined)
      ?.toLowerCase()
  const rel = words('rel') ?? ''
  return (
    rel === 'modulepreload' ||
    (/^(preload|prefetch)$/.test(rel) && /^(script|fetch)$/.test(words('as') ?? ''))
  )
}

/**
 * The page without what runs or fetches scripts. Gatsby's client moves a page that stands at another address
 * than its own, which would take the visitor of a 404 or 410 away from the address asked for. JSON-LD stays.
 */
export const withoutScripts = (html: string) =>
  html
    .replace(SCRIPT, (whole, attributes: string) => (isData(attributes) ? whole : ''))
    .replace(LINK, (whole, attributes: string) => (loadsScript(attributes) ? '' : whole))
