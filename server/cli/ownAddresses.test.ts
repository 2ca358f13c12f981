import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownAddresses } from './ownAddresses'

describe('addresses of another site’s assets', () => {
  let folder: string
  beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'addresses-'))))
  afterAll(() => rm(folder, { recursive: true }))

  const opened = async (...lines: string[]) => {
    const file = join(folder, 'lines.ndjson')
    await writeFile(file, lines.join('\n'))
    return ownAddresses(file, 'huis')
  }
  const listing = (...files: string[]) => JSON.stringify({ kind: 'estate', data: { pictures: files } })
  const EXPORTED = '{"kind":"asset","data":{"name":"a.jpg","base64":"AAAA"}}'
  const BY_HAND = '{ "data": { "base64": "AAAA", "name": "a.jpg" }, "kind": "asset" }'

  it.each([EXPORTED, BY_HAND])('become the site’s own with %s', async (asset) => {
    const line = listing('/sites/zee/assets/a.jpg?hash=01234567', '/sites/huis/assets/b.jpg', 'a.jpg')
    const own = await opened(line, asset)
    expect(own?.rewrite(line)).toBe(line.replace('/zee/', '/huis/'))
    expect(own?.rewrite(asset)).toBe(asset)
    expect(own?.told()).toBe(
      '1 addresses of pictures of the site zee became those of huis, as the file brings the pictures',
    )
  })

  it('stay where the file does not bring them, and within words', async () => {
    const line = listing(
      '/sites/zee/assets/a.jpg.webp',
      'see /sites/zee/assets/a.jpg',
      '/sites/zee/assets/a.jpg/x',
    )
    const own = await opened(line, listing('/sites/zee/assets/c.jpg'), EXPORTED)
    expect(own?.rewrite(line)).toBe(line)
    expect(own?.told()).toBeUndefined()
  })

  it('are nothing to do where all is the site’s own, or nothing is brought, or there is no file', async () => {
    expect(await opened(listing('/sites/huis/assets/a.jpg'), EXPORTED)).toBeUndefined()
    expect(await opened(listing('/sites/zee/assets/a.jpg'))).toBeUndefined()
    expect(await opened('{"kind":"asset"', '"asset" "base64" {')).toBeUndefined()
    expect(await ownAddresses(join(folder, 'nothing'), 'huis')).toBeUndefined()
  })
})
