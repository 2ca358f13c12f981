import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { siteData } from '../../../tests/support/importLines'
import { readConfig } from '../../config'
import { WEB_TOKEN_HEADER } from '../../http/visitorAddress'
import { temporaryFolder } from '../../releases/testing/buildTree'
import { openAskedSite } from './askedSite'

it('asks the site API as a program, not for a visitor, also where the settings have the token of web roles', async () => {
  const { dir, remove } = await temporaryFolder()
  const heard: { url: string; headers: IncomingHttpHeaders }[] = []
  const api = createServer(({ url = '', headers }, answer) => {
    heard.push({ url, headers })
    answer.setHeader('content-type', 'application/json').end(JSON.stringify(siteData))
  })
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done))
  const { port } = api.address() as AddressInfo
  const config = readConfig({
    ...{ SITE_ID: 'huis', DATA_DIR: dir, SITE_API_URL: `http://127.0.0.1:${port}` },
    ...{ PUBLIC_URL: 'https://www.huis.example', WEB_TOKEN: 'token-of-all-web-roles-1234567890' },
  })
  const site = await openAskedSite(config, 'https://live.huis.example')
  try {
    expect(await site.ask('/sites/huis/assets/a.jpg?version=320.webp')).toMatchObject({ status: 200 })
    const { headers } = heard.at(-1) ?? {}
    expect(heard.at(-1)?.url).toBe('/sites/huis/assets/a.jpg?version=320.webp')
    expect(headers).not.toHaveProperty(WEB_TOKEN_HEADER)
  } finally {
    await site.close()
    api.close()
    await remove()
  }
})
