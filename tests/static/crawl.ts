import type { Ask } from './asked'

const LINKS = /\s(?:href|src|content)="(\/[^"]*)"/gi
const SETS = /\s(?:srcset|imagesrcset)="([^"]*)"/gi

const plain = (text: string) => text.replaceAll('&amp;', '&')

/** Every address of the own host that a page names. */
function linksOf(html: string): string[] {
  const links = [...html.matchAll(LINKS)].map(([, link = '']) => link)
  const sets = [...html.matchAll(SETS)].flatMap(([, set = '']) =>
    set.split(',').map((one) => one.trim().split(' ')[0] ?? ''),
  )
  return [...links, ...sets]
    .map((link) => plain(link).replace(/#.*$/, ''))
    .filter((link) => link.startsWith('/') && !link.startsWith('//'))
}

interface Crawled {
  /** Addresses that answer a page. */
  pages: string[]
  files: number
  /** Addresses that answer nothing, and where they stand. */
  broken: string[]
}

/** Follows every link and picture from an address on, as a reader without scripts and with all the time there is. */
export async function crawl(ask: Ask, from: string): Promise<Crawled> {
  const seen = new Map<string, string>([[from, '']])
  const waiting = [from]
  const found: Crawled = { pages: [], files: 0, broken: [] }
  const note = (link: string, page: string) => {
    if (seen.has(link)) return
    seen.set(link, page)
    waiting.push(link)
  }
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { status, headers, body } = await ask(next)
    if (status === 301 || status === 302) note(String(headers.location), next)
    else if (status !== 200) found.broken.push(`${next} (${status}) on ${seen.get(next)}`)
    else if (String(headers['content-type']).startsWith('text/html')) {
      found.pages.push(next)
      for (const link of linksOf(body.toString('utf8'))) note(link, next)
    } else found.files += 1
  }
  return found
}
