import { href } from '../../../src/routing/routes'
import type { Languages } from '../../web/preferredLocale'

/** An address that leads to another one. */
export interface Moved {
  from: string
  to: string
  status: 301 | 302
}

/** What a host does besides serving the files that are there. */
export interface Routes {
  moved: readonly Moved[]
  /** Pages that stand for any value at their end: `/nl/reservatie/_`. */
  shells: readonly string[]
  /** Addresses of pages beside those: `/nl/hou-me-op-de-hoogte/success`. */
  beside: readonly string[]
  /** Addresses of what was on the site and is not any more. */
  gone: readonly string[]
  /** Address of each listing without its slug, and today's: what any other slug leads to. */
  listings: readonly (readonly [listing: string, today: string])[]
  languages: Languages
}

/** Redirects that Cloudflare Pages takes at the most; it leaves out what comes after. */
const MOST_REDIRECTS = 2000

const shellFolder = (shell: string) => shell.replace(/\/_$/, '')

/**
 * `_redirects` of Netlify and Cloudflare Pages. Netlify looks for a file first, Cloudflare for a rule, so that no rule may hold for an
 * address with a page; each reads over the lines that only the other one knows (languages, 404).
 */
export function hostRedirects({ moved, shells, beside, languages }: Routes): string {
  const { languages: all, defaultLanguage } = languages
  const home = href('home', defaultLanguage)
  const others = all.filter((locale) => locale !== defaultLanguage)
  const lines = [
    ...others.map((locale) => `/ ${href('home', locale)} 302! Language=${locale}`),
    `/ ${home} 302`,
    ...moved.map(({ from, to, status }) => `${from} ${to} ${status}`),
    ...beside.map((page) => `${page} ${page} 200`),
    ...shells.map((shell) => `${shellFolder(shell)}/:token ${shell} 200`),
    ...all.map((locale) => `/${locale}/* ${href('notFound', locale)}.html 404`),
  ]
  return `${lines.join('\n')}\n`
}

/** What an operator has to know of a host's limits; nothing where all fits. */
export const redirectNotes = ({ moved }: Pick<Routes, 'moved'>): string[] =>
  moved.length + 1 > MOST_REDIRECTS
    ? [
        `There are ${moved.length + 1} redirects: Cloudflare Pages takes ${MOST_REDIRECTS} and leaves out the rest, Netlify and nginx take all`,
      ]
    : []
