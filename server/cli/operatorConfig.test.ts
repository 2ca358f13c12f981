import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { freePort } from '../../tests/support/freePort'
import { temporaryFolder } from '../releases/testing/buildTree'
import { operatorConfig } from './operatorConfig'

const open: Server[] = []
afterEach(() => Promise.all(open.splice(0).map((server) => new Promise((done) => server.close(done)))))

/** A site API that does not know the site yet: an answer is an answer. */
async function alive(): Promise<string> {
  const server = createServer((_, response) => response.writeHead(404).end())
  open.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const dead = async () => `http://127.0.0.1:${await freePort()}`

let folder: Awaited<ReturnType<typeof temporaryFolder>>
beforeAll(async () => void (folder = await temporaryFolder()))
afterAll(() => folder.remove())
const chosen = async (...addresses: string[]) =>
  (await operatorConfig({ DATA_DIR: folder.dir, SITE_API_URL: addresses.join(',') })).siteApiUrl

test('of several site APIs a command takes the first that answers', async () => {
  const [first, second] = [await alive(), await alive()]
  expect(await chosen(await dead(), first, second)).toBe(first)
  expect(await chosen(second, first)).toBe(second)
})

test('where none answers, or there is only one, it is the first, of which the command says that it is away', async () => {
  const [one, other] = [await dead(), await dead()]
  expect(await chosen(one, other)).toBe(one)
  expect(await chosen(one)).toBe(one)
})
