import { join } from 'node:path'
import { siteData } from '../../../tests/support/importLines'
import { temporaryFolder } from '../../releases/testing/buildTree'
import type { Asked, AskedSite } from './askedSite'
import { openExportFolder } from './exportFolder'
import { takePictures } from './takeAnswers'
import { takeFiles } from './takeFiles'

const silent = { isTTY: false, print: () => undefined }
const answerOf = (type: string, text: string): Asked => ({
  status: 200,
  headers: { 'content-type': type, 'cache-control': 'public, max-age=31536000' },
  body: Buffer.from(text),
})
/** A page with a picture as WebP, and the one that is shown with a link to it as JPEG. */
const PAGE = [
  '<img src="/sites/huis/assets/a?hash=0123456789abcdef&amp;version=640">',
  '<meta property="og:image" content="https://www.huis.example/sites/huis/assets/a?hash=0123456789abcdef&amp;version=960.jpeg">',
].join('')

let at: Awaited<ReturnType<typeof temporaryFolder>>
beforeEach(async () => {
  at = await temporaryFolder()
})
afterEach(() => at.remove())

async function exported() {
  const asked: string[] = []
  const site: AskedSite = {
    site: { id: 'huis', ...siteData },
    ask: (address) => {
      asked.push(address)
      return Promise.resolve(answerOf(/jpeg/.test(address) ? 'image/jpeg' : 'image/webp', address))
    },
    close: () => Promise.resolve(),
  }
  const folder = await openExportFolder(join(at.dir, 'site'), 'huis')
  const taking = takeFiles(folder, site, 'https://live.huis.example')
  await taking.take('nl.html', answerOf('text/html; charset=utf-8', PAGE))
  await takePictures(site, folder, taking, silent)
  await folder.finish({ siteId: 'huis', release: '000001.0', redirects: {} })
  return { asked, types: Object.fromEntries(taking.taken.types) }
}

it('knows the type of pictures that stay from the export before', async () => {
  const first = await exported()
  expect(first.asked).toHaveLength(2)
  expect(first.types).toEqual({
    html: 'text/html; charset=utf-8',
    webp: 'image/webp',
    jpeg: 'image/jpeg',
  })
  const again = await exported()
  expect(again.asked).toHaveLength(1)
  expect(again.types).toEqual(first.types)
})
