import assert from 'node:assert/strict'
import { policyInside, policyOutside } from '../../server/cli/static/exportedHtml'
import type { Ask } from './asked'

/** What nginx or a file says instead. */
const OTHERWISE = new Set([
  ...['accept-ranges', 'connection', 'content-encoding', 'content-length', 'date', 'etag', 'keep-alive'],
  ...['last-modified', 'link', 'server', 'transfer-encoding', 'vary'],
])

const ENTITIES: Readonly<Record<string, string>> = { '&#39;': "'", '&amp;': '&', '&quot;': '"' }

const policyOf = (html: string) =>
  (/http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '').replace(
    /&(#39|amp|quot);/g,
    (entity) => ENTITIES[entity] ?? entity,
  )

const wordsOf = (policy: string) => policy.split(/[; ]+/)

function hasWordsOf(policy: string, wanted: string, where: string): void {
  const own = wordsOf(policy)
  for (const word of wordsOf(wanted)) assert.ok(own.includes(word), `${word} in ${where}`)
}

/**
 * Addresses answer the headers of the web role. A page's policy stands in its head for the most part; every policy allows besides where
 * live parts are asked.
 */
export async function headersAreTheSame(host: Ask, web: Ask, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const [ours, theirs] = [await host(path), await web(path)]
    assert.equal(ours.status, theirs.status, path)
    const isPage = String(theirs.headers['content-type']).startsWith('text/html')
    for (const [name, value] of Object.entries(theirs.headers)) {
      const isPolicy = name === 'content-security-policy'
      if (OTHERWISE.has(name) || (isPolicy && theirs.status !== 200)) continue
      const own = ours.headers[name]
      if (isPolicy && !isPage) hasWordsOf(String(own), String(value), `the policy of ${path}`)
      else assert.equal(own, isPolicy ? policyOutside(String(value)) : value, `${name} at ${path}`)
    }
    if (!isPage) continue
    const inside = policyInside(String(theirs.headers['content-security-policy']))
    hasWordsOf(policyOf(ours.body.toString('utf8')), inside, `the policy of ${path}`)
  }
}

/** An address leads where the web role leads, by the same kind of redirect. */
export async function leadsAlike(host: Ask, web: Ask, path: string): Promise<string> {
  const headers = { 'accept-language': 'fr-BE,fr;q=0.9' }
  const [ours, theirs] = [await host(path, headers), await web(path, headers)]
  assert.deepEqual([ours.status, ours.headers.location], [theirs.status, theirs.headers.location], path)
  assert.equal(ours.headers['cache-control'], theirs.headers['cache-control'], `cache-control at ${path}`)
  return `${path} → ${ours.headers.location} (${ours.status})`
}
