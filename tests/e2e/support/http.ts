import { setTimeout as pause } from 'node:timers/promises'
import { site } from './site'

export interface Answer {
  status: number
  headers: Headers
  text: string
}

/** Times that a request is made again when there is too much to do. */
const AGAIN = 20

/** The same, asked again after the time that a busy server says, as a crawler does. */
export async function getInTheEnd(path: string): Promise<Answer> {
  for (let time = 0; ; time++) {
    const answer = await get(path)
    const seconds = Number(answer.headers.get('retry-after'))
    if (answer.status !== 503 || !seconds || time === AGAIN) return answer
    await pause(seconds * 1000)
  }
}

/** What the site answers to a plain request, redirects not followed. */
export async function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(site.siteUrl + path, { headers, redirect: 'manual' })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
const decoded = (text: string) => text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)

/** Attributes of every element of a name, as they stand in the document. */
export function elements(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'gi'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        decoded(value),
      ]),
    ),
  )
}

/** What a document says of itself to browsers and search engines. */
export function headOf(html: string) {
  const links = elements(html, 'link')
  const alternates = links.filter(({ rel, hreflang }) => rel === 'alternate' && hreflang)
  return {
    lang: elements(html, 'html')[0]?.['lang'],
    title: decoded(/<title[^>]*>([^<]*)/.exec(html)?.[1] ?? ''),
    canonical: links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href),
    alternates: Object.fromEntries(alternates.map(({ hreflang = '', href = '' }) => [hreflang, href])),
    description: elements(html, 'meta').find(({ name }) => name === 'description')?.['content'] ?? '',
    robots: elements(html, 'meta').find(({ name }) => name === 'robots')?.['content'],
  }
}
