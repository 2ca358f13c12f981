/** A visitor in a process of their own, as they are elsewhere in truth: what else a bench does is no part of what a page takes. */
import { get, Agent } from 'node:http'
import { openLoop } from './openLoop'

/** Pages a second, and seconds of a turn. */
const RATE = 5
const TURN = 10

const agent = new Agent({ keepAlive: true })

/** A page as a browser asks for it. @throws Error when it is not there */
const page = (url: string) =>
  new Promise<void>((done, fail) => {
    const headers = { 'accept-encoding': 'gzip, br' }
    const asked = get(url, { agent, headers }, (answer) => {
      answer.on('error', fail).on('end', () => {
        if (answer.statusCode === 200) done()
        else fail(new Error(String(answer.statusCode)))
      })
      answer.resume()
    })
    asked.on('error', fail)
  })

process.on('message', async (urls: readonly string[]) => {
  const answers = await openLoop(RATE, TURN, (turn) => ({
    kind: 'page',
    done: page(urls[turn % urls.length] ?? ''),
  }))
  process.send?.(answers.map(({ ms, failed }) => (failed ? null : ms)))
})
process.on('disconnect', () => process.exit())
