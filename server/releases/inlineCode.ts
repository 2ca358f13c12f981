import { createHash } from 'node:crypto'

/** What may stand between the name of an element and its end. */
export const ATTRIBUTES = `(?:"[^"]*"|'[^']*'|[^'">])*`
/** A script or style element with its attributes and what it holds. */
export const SCRIPT = new RegExp(`<script\\b(${ATTRIBUTES})>([\\s\\S]*?)</script\\s*>`, 'gi')
const STYLE = new RegExp(`<style\\b(${ATTRIBUTES})>([\\s\\S]*?)</style\\s*>`, 'gi')

/** Whether a script element is data, which no browser runs. */
export const isData = (attributes: string) => /\btype\s*=\s*["']?application\/(ld\+)?json/i.test(attributes)
const hasSource = (attributes: string) => /(^|\s)src\s*=/i.test(attributes)

/**
 * SHA-256 of code as a Content-Security-Policy names it: `'sha256-…'`. Browsers hash what the HTML parser hands them, and it turns
 * every line end into \n.
 */
export const codeHash = (code: string): string =>
  `'sha256-${createHash('sha256').update(code.replace(/\r\n?/g, '\n')).digest('base64')}'`

/** What each inline script that a browser would run says. */
export const inlineScripts = (html: string): string[] =>
  [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', code = '']) =>
    hasSource(attributes) || isData(attributes) || !code ? [] : [code],
  )

/** Hash of each style element of a page, each once. */
export const styleHashes = (html: string): string[] => [
  ...new Set([...html.matchAll(STYLE)].map(([, , code = '']) => codeHash(code))),
]
