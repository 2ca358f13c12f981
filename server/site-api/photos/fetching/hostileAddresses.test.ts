import { tmpdir } from 'node:os'
import { openPhotoHost, PUBLIC } from '../../../../tests/support/photoHost'
import { UnreadablePicture } from '../../assets/renderPicture'
import { fetchPhoto } from './fetchPhoto'

const PRIVATE = /leads to an address that is not of the public internet/
/** Addresses that lead to a machine of ours however they are written; the site names their host, so that only the address stands in the way. */
const WRITTEN: readonly string[] = [
  'http://127.0.0.1/',
  'http://127.1/',
  'http://127.0.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0x7f.0.0.1/',
  'http://0177.0.0.1/',
  'http://017700000001/',
  'http://0x7f.1/',
  'http://127.255.255.254/',
  'http://①②⑦.⓪.⓪.①/',
  'http://127。0。0。1/',
  'http://%31%32%37.0.0.1/',
  'http://0/',
  'http://0.0.0.0/',
  'http://10.0.0.1/',
  'http://012.0.0.1/',
  'http://167772161/',
  'http://172.16.0.1/',
  'http://172.31.255.255/',
  'http://192.168.1.1/',
  'http://0xc0a80101/',
  'http://169.254.169.254/latest/meta-data/',
  'http://2852039166/',
  'http://0xa9.0xfe.0xa9.0xfe/',
  'http://100.64.0.1/',
  'http://100.100.100.200/',
  'http://192.0.0.192/',
  'http://198.18.0.1/',
  'http://224.0.0.1/',
  'http://255.255.255.255/',
  'http://[::]/',
  'http://[::1]/',
  'http://[0:0:0:0:0:0:0:1]/',
  'http://[::127.0.0.1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[::ffff:a9fe:a9fe]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[64:ff9b:1::a00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[2001::7f00:1]/',
  'http://[fe80::1]/',
  'http://[fec0::1]/',
  'http://[fc00::1]/',
  'http://[fd00:ec2::254]/',
  'http://[ff02::1]/',
  'http://[100::1]/',
  'http://[2001:db8::1]/',
  'http://[5f00::1]/',
]

/** A host with a good name, and what it is found at. */
const FOUND: readonly (readonly [what: string, addresses: string[]])[] = [
  ['this machine', ['127.0.0.1']],
  ['this machine, by IPv6', ['::1']],
  ['this machine, mapped', ['::ffff:127.0.0.1']],
  ['a neighbour', ['192.168.0.7']],
  ['what clouds tell their machines', ['169.254.169.254']],
  ['one public address and one of ours', [PUBLIC, '10.0.0.7']],
  ['one of ours behind many', [PUBLIC, PUBLIC, PUBLIC, 'fd00::1']],
  ['a link with a zone', ['fe80::1%eth0']],
  ['what is no address', ['localhost']],
  ['nothing', []],
]

const REFUSED: readonly (readonly [link: string, reason: RegExp])[] = [
  ['https://photos.example@127.0.0.1/a.jpg', /has a name or password/],
  ['https://user:word@photos.example/a.jpg', /has a name or password/],
  ['https://photos.example:22/a.jpg', /stands on port 22/],
  ['http://photos.example:443/a.jpg', /stands on port 443/],
  ['https://photos.example:8443/a.jpg', /stands on port 8443/],
  [
    'https://photos.example.evil.example/a.jpg',
    /stands on photos\.example\.evil\.example, which settings\.photoHosts/,
  ],
  ['https://evil.example/photos.example/a.jpg', /stands on evil\.example/],
  ['https://evil.example#photos.example', /stands on evil\.example/],
  ['https://evil.example\\@photos.example/a.jpg', /stands on evil\.example/],
  ['https://photos.example./a.jpg', /stands on photos\.example\., which/],
  ['file:///etc/passwd', /is not asked for by file: but by http or https/],
  ['ftp://photos.example/a.jpg', /is not asked for by ftp:/],
  ['gopher://photos.example/a.jpg', /is not asked for by gopher:/],
  ['data:image/png;base64,AAAA', /is not asked for by data:/],
  ['javascript:alert(1)', /is not asked for by javascript:/],
  ['//photos.example/a.jpg', /has no address that can be understood/],
  ['https://', /has no address that can be understood/],
  [`https://photos.example/${'a'.repeat(2000)}`, /has no address that can be understood/],
]

/** What a good host passes a photo on to. */
const REDIRECTS: readonly (readonly [to: string, reason: RegExp])[] = [
  ['http://127.0.0.1/', /stands on 127\.0\.0\.1, which/],
  ['http://[::1]/', /stands on \[::1\], which/],
  ['http://169.254.169.254/latest/meta-data/', /stands on 169\.254\.169\.254/],
  ['//localhost/a.jpg', /stands on localhost/],
  ['http://inside.example/a.jpg', PRIVATE],
  ['http://photos.example:8010/a.jpg', /stands on port 8010/],
  ['file:///etc/passwd', /is not asked for by file:/],
  ['http://user@photos.example/', /has a name or password/],
  ['/again', /is passed on more than 4 times/],
]

describe('addresses that are meant to lead to a machine of ours', () => {
  let host: Awaited<ReturnType<typeof openPhotoHost>>
  let location = ''
  beforeEach(async () => {
    host = await openPhotoHost((_request, response) => response.writeHead(302, { location }).end())
  })
  afterEach(() => host.close())

  const get = (link: string, hosts: readonly string[]) =>
    fetchPhoto(link, undefined, { hosts, network: host.network, folder: tmpdir() }, async () => 'came').then(
      String,
      (error: unknown) =>
        error instanceof UnreadablePicture ? error.message : `not in words: ${String(error)}`,
    )

  it('are more than fifty', () => {
    expect(new Set([...WRITTEN, ...FOUND, ...REFUSED, ...REDIRECTS]).size).toBeGreaterThan(80)
  })

  it.each(WRITTEN)('%s is never asked', async (link) => {
    expect(await get(link, [new URL(link).hostname])).toMatch(PRIVATE)
    expect(host.connected).toEqual([])
  })

  it.each(FOUND)('a host that is found at %s is never asked', async (_what, addresses) => {
    host.at('photos.example', () => addresses)
    expect(await get('https://photos.example/a.jpg', ['photos.example'])).toMatch(
      addresses.length ? PRIVATE : /stands on photos\.example, which nobody knows/,
    )
    expect(host.connected).toEqual([])
  })

  it.each(REFUSED)('%s is refused in words', async (link, reason) => {
    expect(await get(link, ['photos.example'])).toMatch(reason)
    expect(host.connected).toEqual([])
  })

  it.each(REDIRECTS)('a host that passes on to %s is not followed there', async (to, reason) => {
    location = to
    host.at('inside.example', () => ['10.0.0.7'])
    expect(await get('http://photos.example/a.jpg', ['photos.example', 'inside.example'])).toMatch(reason)
    expect(new Set(host.connected)).toEqual(new Set([PUBLIC]))
    expect(new Set(host.asked)).toEqual(
      new Set(['photos.example/a.jpg', ...(to === '/again' ? ['photos.example/again'] : [])]),
    )
  })

  it('one that is found elsewhere the second time is looked up once a request, and asked where it was looked for', async () => {
    const found = [[PUBLIC], ['127.0.0.1']]
    let lookups = 0
    host.at('rebound.example', () => found[Math.min(lookups++, 1)] ?? [])
    location = '/again'
    expect(await get('http://rebound.example/a.jpg', ['rebound.example'])).toMatch(PRIVATE)
    expect([host.connected, lookups]).toEqual([[PUBLIC], 2])
  })
})
