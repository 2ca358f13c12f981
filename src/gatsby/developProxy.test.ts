import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { developProxy } from './developProxy'

type Answer = (request: IncomingMessage, response: ServerResponse) => void
const servers: Server[] = []

async function serve(answer: Answer): Promise<string> {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Gatsby, which answers every address itself, with the proxy before it. */
const gatsbyBefore = (to: string) =>
  serve((request, response) =>
    developProxy(to)({ use: (answer) => answer(request, response, () => response.end('page')) }),
  )

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

test('calls, forms and maps are passed on with their body, and answered with status and headers as they are', async () => {
  const site = await serve((request, response) => {
    response.writeHead(422, { 'x-of': `${request.method} ${request.url} ${request.headers.host}` })
    request.pipe(response)
  })
  const gatsby = await gatsbyBefore(site)
  const answer = await fetch(`${gatsby}/nl/ajax/contact-form?x=1`, { method: 'POST', body: 'a form' })
  expect([answer.status, await answer.text()]).toEqual([422, 'a form'])
  expect(answer.headers.get('x-of')).toBe(`POST /nl/ajax/contact-form?x=1 ${new URL(gatsby).host}`)
  for (const path of ['/sites/demo', '/map/light/5/1/1.svg', '/outbox'])
    expect((await fetch(gatsby + path)).status).toBe(422)
})

test('pages, their data and what develops them are Gatsby’s', async () => {
  const gatsby = await gatsbyBefore(await serve((_request, response) => response.end('site')))
  for (const path of ['/nl', '/nl/te-koop/huis-in-gent', '/page-data/nl/page-data.json', '/___graphql'])
    expect(await (await fetch(gatsby + path)).text()).toBe('page')
})

test('a site that is away is a 502 that names it', async () => {
  const answer = await fetch(`${await gatsbyBefore('http://127.0.0.1:9')}/sites/demo`)
  expect(answer.status).toBe(502)
  expect(await answer.text()).toContain('http://127.0.0.1:9 cannot be reached')
})
