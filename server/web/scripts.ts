import { ATTRIBUTES, isData, SCRIPT } from '../releases/inlineCode'

const LINK = new RegExp(`<link\\b(${ATTRIBUTES})>`, 'gi')

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
