const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)

/**
 * Paths of the pages that the sitemaps of a site name.
 * @param textOf what is answered at a path
 * @throws Error when that is none
 */
export async function pathsOfSitemaps(textOf: (path: string) => Promise<string>): Promise<string[]> {
  const maps = [...new Set(locations(await textOf('/sitemap.xml')))]
  const pages = await Promise.all(maps.map(async (map) => locations(await textOf(map))))
  const all = [...new Set(pages.flat())]
  if (!all.length) throw new Error('The sitemaps name no page')
  return all
}
