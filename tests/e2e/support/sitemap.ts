import { get } from './http'

const AT_ONCE = 8

/** Addresses that the sitemaps name, as paths. */
export async function sitemapPaths(): Promise<string[]> {
  const locs = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc))
  const index = locs((await get('/sitemap.xml')).text)
  const maps = await Promise.all(index.map(async ({ pathname }) => locs((await get(pathname)).text)))
  return maps.flat().map(({ pathname }) => pathname)
}

/** Does the work of a queue, some of it at once; what is put into the queue meanwhile is done too. */
export async function eachAtOnce<T>(queue: T[], work: (item: T) => Promise<void>) {
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}
