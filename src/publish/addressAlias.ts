import type { PageSpec } from '../gatsby/pageContext'

const ADDRESS = ['path', 'originalPath']

/** What two pages share that show the same under two addresses, as a listing does at its short one and the long one. */
export const aliasKey = ({ template, context, matchPath }: PageSpec): string =>
  JSON.stringify([template, matchPath, context], (key, value: unknown) =>
    ADDRESS.includes(key) ? undefined : value,
  )

const pathMark = (path: string) => `window.pagePath=${JSON.stringify(path)};`

/** A page made of its alias: Gatsby writes a page's address into one script only. Undefined when it is not so. */
export function htmlOfAlias(html: string, from: string, to: string): string | undefined {
  const mark = pathMark(from)
  const at = html.indexOf(mark)
  if (at < 0 || html.includes(mark, at + 1)) return undefined
  return html.slice(0, at) + pathMark(to) + html.slice(at + mark.length)
}

/** How often both pages are rendered and compared before a template's aliases are believed. */
const PROOFS = 3

/** Which templates write a page's address nowhere else, found out by rendering both aliases a few times. */
export function aliasTrust() {
  const proofs = new Map<string, number>()
  return {
    mustProve: (template: string) => (proofs.get(template) ?? 0) < PROOFS,
    isRefuted: (template: string) => proofs.get(template) === -1,
    prove(template: string, same: boolean) {
      const before = proofs.get(template) ?? 0
      if (before >= 0) proofs.set(template, same ? before + 1 : -1)
    },
  }
}
