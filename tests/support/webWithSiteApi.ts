import type { AddressInfo } from 'node:net'
import { startWeb } from '../../server/web/testing/startWeb'
import { type TestApi, WEB_TOKEN } from './siteApi'

type Files = Parameters<typeof startWeb>[0]
type Server = Parameters<typeof startWeb>[2]

/** A web role before a site API, which listens from now on. Stopping it leaves the site API to who started it. */
export async function webWithSiteApi(api: TestApi, files?: Files, server?: Server) {
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = api.app.server.address() as AddressInfo
  return startWeb(files, { siteApiUrl: `http://127.0.0.1:${port}`, webToken: WEB_TOKEN }, server)
}
