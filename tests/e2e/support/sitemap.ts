import { pathsOfSitemaps } from '../../support/pathsOfSitemaps'
import { get } from './http'

const AT_ONCE = 8

/** Addresses that the sitemaps name, as paths. */
export const sitemapPaths = () => pathsOfSitemaps(async (path) => (await get(path)).text)

/** Does the work of a queue, some of it at once; what is put into the queue meanwhile is done too. */
export async function eachAtOnce<T>(queue: T[], work: (item: T) => Promise<void>) {
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}
