/** What is wrong with a page and its data; undefined when both are whole. Without data of its own it is no page of Gatsby's. */
export function pageMistake(html: string, pageData: string | undefined): string | undefined {
  if (pageData === undefined) return undefined
  if (!html.trimEnd().endsWith('</html>')) return 'breaks off'
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1]
  if (!main?.replace(/<[^<>]*>/g, '').trim()) return 'shows nothing'
  if (!/<title[^>]*>[^<]+<\/title>/.test(html)) return 'has no title'
  try {
    const { result } = JSON.parse(pageData) as { result?: { data?: unknown } }
    return result?.data ? undefined : 'has no data'
  } catch {
    return 'has data that are cut off'
  }
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    // Somebody wrote a % that means nothing: it leads nowhere, as it is.
    return path
  }
}

/** Pages of the site that a page links to, without queries and anchors, each once. Every page stands below a language. */
export function internalLinks(html: string): string[] {
  const found = [...html.matchAll(/<a\s[^>]*?href="(\/[a-z]{2}(?:\/[^"?#]*)?)["?#]/g)]
  return [...new Set(found.map(([, path = '']) => decoded(path)))]
}
