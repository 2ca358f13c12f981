import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { LOCALES } from '../contract/locales'

/** What the web role answers and no page does: calls of the site API with its pictures, forms, maps, mails that were kept. */
const LIVE = new RegExp(`^/(sites/|map/|outbox|(${LOCALES.join('|')})/ajax/)`)

/** The application of `gatsby develop`, as far as it is needed. */
interface App {
  use(answer: (request: IncomingMessage, response: ServerResponse, next: () => void) => void): unknown
}

/**
 * Has `gatsby develop` pass on what is live, as it is, streams and status included; Gatsby's own proxy asks again and again for what is
 * answered with an error.
 * @param to origin of a web role
 */
export const developProxy = (to: string) => (app: App) =>
  app.use((request, response, next) => {
    const { url = '', method = 'GET', headers } = request
    if (!LIVE.test(url)) return next()
    const asked = ask(new URL(url, to), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    asked.on('error', (error) => {
      if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain' })
      response.end(`${to} cannot be reached: ${error.message}\n`)
    })
    response.on('close', () => asked.destroy())
    request.pipe(asked)
  })
