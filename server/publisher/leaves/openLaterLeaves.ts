import { byNumber, ownAddresses } from '../../../src/domain/page/ownAddresses'
import { leafJobs } from '../../../src/publish/leafJobs'
import { parseLeaf } from '../../../src/routing/leaves'
import { getPages } from '../../../src/siteApi/content'
import type { ApiClient } from '../../../src/siteApi/http'
import type { LaterLeaves } from '../../preview/laterLeaves'
import { NeedsBuild } from '../hot/openRelease'
import type { HotPublisher } from '../hot/hotPublisher'

interface Options {
  client: ApiClient
  hot: Pick<HotPublisher, 'render'>
}

/** Renders further pages of lists, as they are now, by the process that renders what is published; nothing is written anywhere. */
export function openLaterLeaves({ client, hot }: Options): LaterLeaves {
  return async function answer(path) {
    const at = parseLeaf(path)
    if (!at) return { is: 'nothing' }
    const { list, leaf } = at
    try {
      const [page] = await hot.render(async (site) => {
        const { kept } = ownAddresses(byNumber(await getPages(client)), site.settings.languages)
        const own = kept.filter((each) => each.path === list)
        const { jobs } = await leafJobs(client, site, own, new Map(), { first: leaf, last: leaf })
        return jobs[0] ?? { nodes: [], pages: [] }
      })
      return page ? { is: 'page', html: page.html, pageData: page.pageData } : { is: 'nothing' }
    } catch (error) {
      if (error instanceof NeedsBuild) return { is: 'later' }
      throw error
    }
  }
}
