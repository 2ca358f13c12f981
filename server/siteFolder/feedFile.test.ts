import { faultText } from './faults'
import { readFeedFile } from './feedFile'

const faultsOf = (text: string) => readFeedFile(text).faults.map(faultText)

describe('feed.yaml', () => {
  it('says where a feed comes from and what it is', () => {
    const text =
      'from:\n  command: [fetch, --all]\nformat: csv\nmapping: mapping.json\nlimits: { maxAge: 0 }\n'
    expect(readFeedFile(text)).toEqual({
      faults: [],
      value: {
        from: { command: ['fetch', '--all'] },
        format: 'csv',
        mapping: 'mapping.json',
        limits: { maxAge: 0 },
      },
    })
    expect(
      faultsOf(
        'from: { url: "https://${HOST}/feed.xml", headers: { Authorization: "${KEY}" } }\nformat: kyero',
      ),
    ).toEqual([])
    expect(faultsOf('from: { command: "fetch | gunzip" }\nformat: ndjson')).toEqual([])
  })

  it.each([
    [
      'format: kyero',
      'feed.yaml:1: from is required: Where the feed comes from: `folder`, `url` or `command`.',
    ],
    ['from: {}\nformat: kyero', 'feed.yaml:1: from names nothing: it takes one of folder, url, command'],
    [
      'format: reso\nfrom:\n  folder: in\n  url: https://a.example',
      'feed.yaml:2: from names folder and url: it takes one of folder, url, command',
    ],
    ['from: { folder: in }\nformat: klingon', /^feed\.yaml:2: format must be .*ndjson, openimmo/],
    [
      'from: { url: "ftp://a.example" }\nformat: reso',
      'feed.yaml:1: from.url must begin with https:// or http://',
    ],
    ['from: { folder: in, headers: { A: b } }\nformat: reso', 'feed.yaml:1: from.headers go with url only'],
    [
      'from: { folder: in }\nformat: reso\nmapping: m.json',
      'feed.yaml:3: mapping goes with the format csv only, not with reso',
    ],
    ['from: { foldr: in }\nformat: reso', /from\.foldr is not a known field: did you mean folder\?/],
    [
      'from: { folder: in }\nformat: reso\nlimits: { removals: 130 }',
      /feed\.yaml:3: limits\.removals must be/,
    ],
  ])('%j is told with its line', (text, told) => {
    const [fault] = faultsOf(text)
    if (typeof told === 'string') expect(fault).toBe(told)
    else expect(fault).toMatch(told)
  })
})
