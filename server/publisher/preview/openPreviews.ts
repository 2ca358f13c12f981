import type { Draft } from '../../../src/contract/draft'
import type { DraftKind } from '../../../src/contract/importLine'
import { previewJob } from '../../../src/publish/previewJob'
import { type ApiClient, sitePath, isHttpError } from '../../../src/siteApi/http'
import type { Config } from '../../config'
import { siteApiClient } from '../../../src/siteApi/siteApiClient'
import { readPreviewToken } from '../../preview/previewToken'
import { previewPath, type Previews } from '../../preview/previews'
import type { HotPublisher } from '../hot/hotPublisher'
import { NeedsBuild } from '../hot/openRelease'
import { withPreviewWord } from './withPreviewWord'

const TIMEOUT = 10_000

async function findDraft(
  client: ApiClient,
  adminToken: string,
  kind: DraftKind,
  id: number,
): Promise<Draft | undefined> {
  try {
    return await client.get<Draft>(sitePath(client, 'admin', 'drafts', kind, id), {
      headers: { authorization: `Bearer ${adminToken}` },
      signal: AbortSignal.timeout(TIMEOUT),
    })
  } catch (error) {
    if (isHttpError(error) && error.status === 404) return undefined
    throw error
  }
}

interface Options {
  config: Pick<Config, 'siteId' | 'siteApiUrls' | 'publicUrl' | 'adminToken' | 'previewSecret'>
  hot: Pick<HotPublisher, 'render'>
}

class NotThere extends Error {}

/** Shows drafts by the process that renders what is published; nothing is written anywhere. */
export function openPreviews({ config, hot }: Options): Previews {
  const { siteId, siteApiUrls, publicUrl, adminToken, previewSecret } = config
  const client = siteApiClient({ siteApiUrl: siteApiUrls, siteId })

  return async function answer({ token, path }) {
    const claim = readPreviewToken(token, siteId, previewSecret)
    if (!claim) return { is: 'nothing' }
    const { kind, id, locale, expires } = claim
    const found = await findDraft(client, adminToken, kind, id)
    if (!found) return { is: 'settled' }
    const draft = withPreviewWord(found, { siteId, publicUrl, token })
    let own = ''
    try {
      const [page] = await hot.render(async (site) => {
        const job = await previewJob(draft, locale, site, client)
        if (!job) throw new NotThere()
        own = job.page.path
        // At another address there is nothing to render: the reader is sent on.
        if (own !== path) return { nodes: [], pages: [] }
        // Under the link's own address, which Gatsby's client compares with where it is.
        return { nodes: job.nodes, pages: [{ ...job.page, path: previewPath(token, own) }] }
      })
      if (!page) return { is: 'moved', path: own }
      return { is: 'page', html: page.html, pageData: page.pageData, locale, expires }
    } catch (error) {
      if (error instanceof NotThere) return { is: 'nothing' }
      if (error instanceof NeedsBuild) return { is: 'later' }
      throw error
    }
  }
}
