import { SiteSettings } from '../../src/contract/site'
import { faultText } from './faults'
import { SiteFile } from './fileSchemas'
import type { FolderPicture, SiteFiles } from './files'
import { readSiteFolder } from './readSiteFolder'

const WORDS = { favourites: { 'estates.favorites.none': 'Nog geen favorieten', heading: 'Favorieten' } }
const PICTURE: FolderPicture = { mime: 'image/webp', base64: 'UklGRg==', hash: '0123456789abcdef' }

const SITE = `name: Duin
languages: [nl, fr]
theme:
  brandColour: '#1F4E5F'
agency:
  name: Duin
  street: Zeedijk 7
  zip: '8300'
  city: Knokke
  phone: 050 00 00 00
  email: info@duin.example
`
const MENUS = `main:
  - page: for-sale
  - page: home
    label: { nl: Begin, fr: Accueil }
    children:
      - route: favourites
        label: { nl: Favorieten, fr: Favoris }
footer: []
`
const page = (facts: string, text = '') => `---\n${facts}\n---\n\n${text}`

/** A whole site in two languages, with other files in the place of its own. */
function site(others: Record<string, string | undefined> = {}): SiteFiles {
  const files: Record<string, string | undefined> = {
    'site.yaml': SITE,
    'menus.yaml': MENUS,
    'pages/home.nl.md': page('title: Thuis', '## Wie\n\nWij.'),
    'pages/home.fr.md': page('title: Accueil', '## Qui\n\nNous.'),
    'pages/for-sale.yaml': 'type: estateList\nnode:\n  query: { terms: { listing.status: [FOR_SALE] } }\n',
    'pages/for-sale.nl.md': page('title: Te koop\nurl: te-koop'),
    'pages/for-sale.fr.md': page('title: À vendre\nurl: a-vendre'),
    'pages/privacy.nl.md': page('title: Privacy', 'Wij bewaren niets.'),
    'pages/privacy.fr.md': page('title: Vie privée', 'Nous ne gardons rien.'),
    'pages/terms.nl.md': page('title: Voorwaarden', 'Zo is het.'),
    'pages/terms.fr.md': page('title: Conditions', 'C’est ainsi.'),
    ...others,
  }
  const texts = Object.entries(files).flatMap(([path, text]) =>
    text === undefined ? [] : [[path, text] as const],
  )
  return {
    texts: new Map(texts),
    pictures: new Map([['pictures/front.jpg', PICTURE]]),
    unreadable: new Map(),
  }
}

const read = (others?: Record<string, string | undefined>) => readSiteFolder('duin', site(others), WORDS)
const faultsOf = (others: Record<string, string | undefined>) => read(others).faults.map(faultText)
const dataOf = (kind: string, others?: Record<string, string | undefined>) =>
  read(others).lines.flatMap(({ line }) => (line.kind === kind && 'data' in line ? [line.data] : []))
const pageCalled = (title: string, others?: Record<string, string | undefined>) =>
  (dataOf('page', others) as { id: number; title: { nl: string } }[]).find((one) => one.title.nl === title)

describe('a folder that is complete', () => {
  it('is a site, its languages’ texts, pages, menus and pictures; the site first', () => {
    const { lines, faults, notes } = read()
    expect([faults, notes]).toEqual([[], []])
    expect(lines.map(({ line }) => line.kind)).toEqual([
      ...['site', 'translation', 'translation', 'page', 'page', 'page', 'page', 'menu', 'menu', 'asset'],
    ])
  })

  it('says every setting that a site has', () => {
    const said = { ...SiteFile.properties, ...SiteSettings.properties }
    expect(Object.keys(SiteFile.properties).sort()).toEqual(Object.keys(said).sort())
    const [site] = dataOf('site', { 'site.yaml': `${SITE}photoHosts: [photos.example.com]\n` })
    expect(site).toMatchObject({ settings: { photoHosts: ['photos.example.com'], hiddenTabs: [] } })
  })

  it('puts texts of the same place together, language by language', () => {
    expect(pageCalled('Thuis')).toMatchObject({
      type: 'home',
      url: { nl: '', fr: '', en: null, de: null },
      blocks: [{ kind: 'text', heading: { nl: 'Wie', fr: 'Qui' }, text: { nl: 'Wij.', fr: 'Nous.' } }],
    })
  })

  it('leads menus to pages by name, under the title of the page unless told', () => {
    const [main] = dataOf('menu') as { items: unknown[] }[]
    expect(main?.items).toMatchObject([
      { id: 'for-sale', pageId: pageCalled('Te koop')?.id, label: { nl: 'Te koop', fr: 'À vendre' } },
      { id: 'home', label: { nl: 'Begin' }, children: [{ id: 'favourites', route: 'favourites' }] },
    ])
  })

  it('shows listings of a list page, and leads to it', () => {
    const home = pageCalled('Thuis', {
      'pages/home.yaml':
        'picture: pictures/front.jpg\nblocks:\n  - { kind: estates, page: for-sale, size: 3, heading: { nl: Nieuw } }\n',
    })
    expect(home).toMatchObject({
      picture: '/sites/duin/assets/own.pictures-front.jpg?hash=0123456789abcdef',
      blocks: [
        {
          kind: 'estates',
          node: { query: { terms: { 'listing.status': ['FOR_SALE'] } } },
          morePageId: pageCalled('Te koop')?.id,
        },
        { kind: 'text' },
      ],
    })
  })

  it('tells what is wrong with the settings of the feed, where the site has one', () => {
    expect(faultsOf({ 'feed.yaml': 'from: { folder: in }\nformat: kyero' })).toEqual([])
    expect(faultsOf({ 'feed.yaml': 'format: kyero\nfrom: {}' })).toEqual([
      'feed.yaml:2: from names nothing: it takes one of folder, url, command',
    ])
  })

  it.each([
    '../belgium.pmtiles',
    'maps/belgium.pmtiles',
    '.pmtiles',
    'belgium.mbtiles',
    'http://maps.example/a.pmtiles',
  ])('does not take %s for a street map, and says what would be', (name) => {
    const [fault, ...others] = faultsOf({
      'site.yaml': `${SITE}map:\n  pmtiles: ${name}\n  thirdParty: false\n`,
    })
    expect(fault).toMatch(/^site\.yaml:13: map\.pmtiles .*A street map in one file/)
    expect(others).toEqual([])
  })

  it.each(['belgium.pmtiles', 'Gent-2026_11.pmtiles', 'https://maps.example.org/a/belgium.pmtiles?key=1'])(
    'takes %s for a street map',
    (name) =>
      expect(faultsOf({ 'site.yaml': `${SITE}map:\n  pmtiles: ${name}\n  thirdParty: false\n` })).toEqual([]),
  )

  it('shows people of its content', () => {
    const others = {
      'content/team.yaml':
        'title: { nl: Team }\nitems:\n  - title: { nl: An }\n    picture: pictures/front.jpg\n',
      'pages/home.yaml': 'blocks:\n  - { kind: entities, name: team }\n',
    }
    expect(dataOf('entityItem', others)).toMatchObject([{ entity: 'team', index: 0, title: { nl: 'An' } }])
  })
})

/** What somebody may do wrong, and what they read. */
it.each<[string, Record<string, string | undefined>, string[]]>([
  [
    'a field that there is not',
    { 'site.yaml': SITE.replace('brandColour', 'brandColor') },
    [
      'site.yaml:4: theme.brandColor is not a known field: did you mean brandColour? there are brandColour, headingFace, logo',
    ],
  ],
  [
    'a colour that is none',
    { 'site.yaml': SITE.replace('#1F4E5F', 'teal') },
    [
      'site.yaml:4: theme.brandColour is not what it must be: a CSS hex colour with or without its #, such as #1F4E5F',
    ],
  ],
  [
    'a language without its pages',
    { 'pages/terms.fr.md': undefined },
    ['pages/terms.fr.md: is missing: a site needs terms of use in every language of site.yaml, also in fr'],
  ],
  [
    'a page that does not say where it stands',
    { 'pages/about.nl.md': page('title: Over ons') },
    ["pages/about.nl.md:1: url is required: the page's address after /nl/, such as `url: over-ons`"],
  ],
  [
    'an address that the program needs itself',
    { 'pages/about.nl.md': page('title: Over ons\nurl: aanbod/x') },
    ["pages/about.nl.md:3: url.nl must not begin with aanbod, which is the site's own word"],
  ],
  [
    'a menu that leads to no page',
    { 'menus.yaml': MENUS.replace('page: for-sale', 'page: forsale') },
    [
      'menus.yaml:2: there is no page forsale: did you mean for-sale? there are home, for-sale, privacy, terms',
    ],
  ],
  [
    'a picture that is not there',
    { 'pages/home.yaml': 'picture: pictures/frnt.jpg\n' },
    [
      'pages/home.yaml:1: there is no picture pictures/frnt.jpg in the folder: did you mean pictures/front.jpg? there are pictures/front.jpg',
    ],
  ],
  [
    'languages that do not say the same',
    { 'pages/home.fr.md': page('title: Accueil', '## Qui\n\nNous.\n\n## Où\n\nIci.') },
    [
      'pages/home.fr.md:9: does not say the same as pages/home.nl.md: “Où” stands where that has nothing more; headings and pictures are the same in every language',
    ],
  ],
  [
    'HTML',
    { 'pages/terms.nl.md': page('title: Voorwaarden', '<b>Zo</b> is het.') },
    ['pages/terms.nl.md:5: is HTML, which visitors would read as it is: write it as text'],
  ],
  [
    'a text that the program does not have',
    { 'translations/nl.yaml': 'favourites:\n  headng: Mijn huizen\n' },
    [
      'translations/nl.yaml:2: there is no text headng in favourites: did you mean heading? there are estates.favorites.none, heading',
    ],
  ],
  [
    'a list of what there is not',
    { 'pages/for-sale.yaml': 'type: estateList\nnode:\n  query: { terms: { listing.stat: [FOR_SALE] } }\n' },
    ['pages/for-sale.yaml:3: node.query.terms.listing.stat is not a field; there are general.id'],
  ],
  ['YAML that is none', { 'menus.yaml': 'main: [\n' }, ['menus.yaml:1: is no YAML: a quote or bracket']],
  [
    'two pages at one address',
    { 'pages/other.nl.md': page('title: Ook\nurl: te-koop') },
    ['pages/other.nl.md:3: /nl/te-koop is already the address of pages/for-sale.yaml'],
  ],
])('%s is told with file, line and what would be right', (_, others, told) => {
  const { lines } = read(others)
  expect(lines).toEqual([])
  const faults = faultsOf(others)
  expect(faults).toHaveLength(told.length)
  for (const [index, text] of told.entries()) expect(faults[index]).toContain(text)
})

it('tells everything at once, by file and line', () => {
  const faults = faultsOf({
    'site.yaml': SITE.replace('name: Duin\nlanguages', 'title: Duin\nlanguages'),
    'menus.yaml': undefined,
    'pages/home.nl.md': undefined,
  })
  expect(faults.map((fault) => fault.split(' ')[0])).toEqual([
    ...['menus.yaml:', 'pages/home.nl.md:', 'site.yaml:1:', 'site.yaml:1:'],
  ])
})

it('notes what stops nothing: a colour too light, a language that nobody reads, what is still to be written', () => {
  const { notes, faults } = read({
    'site.yaml': SITE.replace('#1F4E5F', '#FFDD00'),
    'pages/home.de.md': page('title: Start'),
    'pages/terms.nl.md': page('title: Voorwaarden', '[VUL IN: recht]'),
  })
  expect(faults).toEqual([])
  expect(notes.map(faultText)).toEqual([
    'pages/home.de.md: is read by nobody: languages of site.yaml has no de',
    'pages/terms.nl.md:5: still to be written: [VUL IN: recht]',
    expect.stringContaining('site.yaml:4: theme.brandColour #FFDD00 is too light'),
  ])
})
