import { pageHtml, pagesAt } from '../../releases/testing/buildTree'
import type { LeafAnswer } from '../../preview/laterLeaves'
import { startWeb } from '../testing/startWeb'

const FAR = '/nl/te-koop/pagina-21'
const asked: string[] = []
let answer: LeafAnswer | Error = { is: 'nothing' }

let site: Awaited<ReturnType<typeof startWeb>>
beforeAll(async () => {
  site = await startWeb(pagesAt('/nl', '/nl/te-koop', '/nl/te-koop/pagina-2', '/nl/te-koop/pagina-20'), {
    laterLeaves: async (path) => {
      asked.push(path)
      if (answer instanceof Error) throw answer
      return answer
    },
  })
})
afterAll(() => site.stop())
beforeEach(async () => {
  asked.length = 0
  // Another moment of what is published.
  await site.publish({ 'moment.txt': String(Math.random()) })
  await site.refresh()
})

const page: LeafAnswer = { is: 'page', html: pageHtml(FAR, 'Far away'), pageData: '{"result":{}}' }

test('a page that is not built ahead is rendered for who asks, and once for its document and its data', async () => {
  answer = page
  const [document, data] = [await site.get(FAR), await site.get(`/page-data${FAR}/page-data.json`)]
  expect([document.statusCode, data.statusCode]).toEqual([200, 200])
  expect(document.body).toContain('Far away')
  expect(document.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(document.headers['content-security-policy']).toContain("'sha256-")
  expect(document.headers['x-robots-tag']).toBeUndefined()
  expect(document.headers.link).toContain(`/page-data${FAR}/page-data.json`)
  expect(data.json()).toEqual({ result: {} })
  expect(asked).toEqual([FAR])
  expect((await site.get(`${FAR}?city=1`)).headers['x-robots-tag']).toBe('noindex, follow')
})

test('one beyond the end leads to the last that is built', async () => {
  answer = { is: 'nothing' }
  const { statusCode, headers } = await site.get(FAR)
  expect([statusCode, headers.location]).toEqual([302, '/nl/te-koop/pagina-20'])
})

test('one of no list, or among those that are built, is not asked for', async () => {
  answer = page
  for (const path of ['/nl/niets/pagina-21', '/nl/te-koop/pagina-3']) await site.get(path)
  expect(asked).toEqual([])
})

test('while nothing can be rendered it can be asked for later, and what failed is asked for again', async () => {
  answer = { is: 'later' }
  const { statusCode, headers } = await site.get(FAR)
  expect([statusCode, headers['retry-after']]).toEqual([503, '60'])
  answer = new Error('no publisher')
  await site.publish({ 'moment.txt': 'other' })
  await site.refresh()
  expect((await site.get(FAR)).statusCode).toBe(500)
  answer = page
  expect((await site.get(FAR)).statusCode).toBe(200)
})
