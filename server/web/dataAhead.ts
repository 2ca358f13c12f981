import { addressOf, type Target } from './target'

/** What stands in a header between < and > as it is. */
const PLAIN = /^[\w\-.~%!$&'()*+,;=:@/?]*$/
const LONGEST = 2000

/**
 * Header that lets a browser ask for the data of a page with its document: the scripts ask for them only when they run, which is
 * a wait more before the page is alive. The addresses are those of Gatsby's loader, which repeats the query.
 */
export function dataAhead({ segments, query }: Pick<Target, 'segments' | 'query'>): Record<string, string> {
  const [, search = ''] = query.split('?')
  const data = `/page-data${addressOf(segments)}/page-data.json${search && `?${search}`}`
  if (!PLAIN.test(data) || data.length > LONGEST) return {}
  const preload = (address: string) => `<${address}>; rel=preload; as=fetch; crossorigin=anonymous`
  return { link: [data, '/page-data/app-data.json'].map(preload).join(', ') }
}
