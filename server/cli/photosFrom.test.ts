import { photosFrom } from './photosFrom'

const config = {
  siteIds: ['huis', 'zee'],
  publicUrls: ['https://www.huis.example', 'http://zee.localhost:8000'],
  siteApiUrl: 'http://127.0.0.1:8010',
}

test.each([
  [
    'the one that is asked for',
    { asked: 'https://cdn.example', siteId: 'huis' },
    'https://cdn.example',
    true,
  ],
  [
    'the one that is asked for, wherever it is',
    { asked: 'http://localhost:9000', siteId: 'huis' },
    'http://localhost:9000',
    true,
  ],
  ['PUBLIC_URL', { siteId: 'huis', hostnames: ['huis.example'] }, 'https://www.huis.example', true],
  ['a name of its own', { siteId: 'zee', hostnames: ['zee.example'] }, 'https://zee.example', true],
  [
    'a name of one that is served elsewhere',
    { siteId: 'c', hostnames: ['c.example'] },
    'https://c.example',
    true,
  ],
  ['the one of this machine', { siteId: 'zee' }, 'http://zee.localhost:8000', false],
  ['the site API', { siteId: 'c' }, 'http://127.0.0.1:8010', false],
])(
  'photos stand at %s',
  (
    _,
    { siteId, hostnames, asked }: { siteId: string; hostnames?: string[]; asked?: string },
    url,
    isForAll,
  ) => {
    expect(photosFrom(asked, siteId, hostnames, config)).toEqual({ url, isForAll })
  },
)
