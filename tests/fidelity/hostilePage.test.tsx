import { createInstance } from 'i18next'
import { JSDOM } from 'jsdom'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import {
  type ContentPageNode,
  estateNode,
  landingNode,
  listLeafNode,
  nodeId,
  pageNode,
  rentalUnitNode,
} from '../../src/dataLayer/nodes'
import { pageContext } from '../../src/gatsby/pageContext'
import type { Page } from '../../src/contract/page'
import type { Site } from '../../src/contract/site'
import type { FrameView } from '../../src/domain/site/frameView'
import { i18nextOptions } from '../../src/i18n/options'
import ContentTemplate, { Head as ContentHead } from '../../src/templates/content'
import EstateTemplate, { Head as EstateHead } from '../../src/templates/estate'
import EstateListTemplate, { Head as EstateListHead } from '../../src/templates/estateList'
import LandingTemplate, { Head as LandingHead } from '../../src/templates/landing'
import ListLeafTemplate, { Head as ListLeafHead } from '../../src/templates/listLeaf'
import RentalListTemplate, { Head as RentalListHead } from '../../src/templates/rentalList'
import RentalUnitTemplate, { Head as RentalUnitHead } from '../../src/templates/rentalUnit'
import UnitTemplate, { Head as UnitHead } from '../../src/templates/unit'
import type { FrameData } from '../../src/templates/fragments'
import { rentalUnit, site } from '../support/builders'
import { HOSTILE, HOSTILE_LINES, retold } from '../support/hostile'
import { asProject, fullEstates } from './fullEstate'
import { listingPage, type PageOf, queriedBy } from './pageData'

// A query is Gatsby's to take out of a template; here nobody does.
jest.mock('gatsby', () => ({ ...jest.requireActual<object>('gatsby'), graphql: () => '' }))
Object.assign(globalThis, { __PATH_PREFIX__: '', __BASE_PATH__: '' })

const SCRIPT = 'javascript:window.ran=1'
const BREAKOUT = '/x"><img src=x onerror="window.ran=1">'

/** Every address that is part of a value made one that would run, or break out of its attribute. */
function misled<T>(value: T, key = ''): T {
  if (Array.isArray(value)) return value.map((one) => misled(one as unknown, key)) as T
  if (typeof value === 'string') {
    if (['file', 'thumbnail', 'original', 'picture', 'logo'].includes(key)) return BREAKOUT as T
    return (/url$/i.test(key) ? SCRIPT : value) as T
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, misled(part as unknown, name)]),
  ) as T
}
const spoiled = <T,>(value: T): T => misled(retold(value, HOSTILE, HOSTILE_LINES))

const hostileSite: Site = {
  id: 'demo',
  name: HOSTILE,
  hostnames: [],
  settings: spoiled({
    ...site,
    slogan: { nl: 'x' },
    theme: { brandColour: `#9e3f27}</style>${HOSTILE}`, headingFace: `x'}</style>${HOSTILE}` },
  }),
}

/** What surrounds the page, in words of the agency too. */
const hostileFrame = (view: FrameView): FrameView => ({
  ...spoiled(view),
  name: HOSTILE,
  slogan: HOSTILE_LINES,
  theme: hostileSite.settings.theme,
  menu: [
    {
      id: 'evil',
      label: HOSTILE,
      url: SCRIPT,
      children: [{ id: 'x', label: HOSTILE, url: SCRIPT, children: [] }],
    },
  ],
  footer: [{ id: 'evil', label: HOSTILE, url: SCRIPT, children: [] }],
  social: [{ label: HOSTILE, url: SCRIPT }],
  contact: { label: HOSTILE, url: SCRIPT },
})

interface Data extends FrameData {
  [name: string]: unknown
}

type Template = ComponentType<{ data: Data; location: Pick<Location, 'search' | 'hash'> }>
const TEMPLATES = {
  estate: [EstateTemplate, EstateHead],
  unit: [UnitTemplate, UnitHead],
  rentalUnit: [RentalUnitTemplate, RentalUnitHead],
  content: [ContentTemplate, ContentHead],
  estateList: [EstateListTemplate, EstateListHead],
  rentalList: [RentalListTemplate, RentalListHead],
  landing: [LandingTemplate, LandingHead],
  listLeaf: [ListLeafTemplate, ListLeafHead],
}

/** The words of the page itself as a site may have them its own way (spec §7 translations), all of them hostile. */
const hostileTexts = ({ edges }: Data['locales']): Data['locales'] => ({
  edges: edges.map(({ node }) => {
    const keys = Object.keys(JSON.parse(node.data) as object)
    return { node: { ...node, data: JSON.stringify(Object.fromEntries(keys.map((key) => [key, HOSTILE]))) } }
  }),
})

/** The document that a build writes for a page, with its scripts allowed to run. */
async function documentOf(of: PageOf): Promise<JSDOM> {
  const queried = (await queriedBy(of, hostileSite, 'nl')) as Data
  const data: Data = {
    ...queried,
    frame: { view: hostileFrame(queried.frame.view) },
    locales: hostileTexts(queried.locales),
  }
  const i18n = createInstance().use(initReactI18next)
  const texts = data.locales.edges.map(({ node }) => [node.ns, JSON.parse(node.data)] as const)
  await i18n.init({ ...i18nextOptions, lng: 'nl', resources: { nl: Object.fromEntries(texts) } })
  const [Page, Head] = TEMPLATES[of.template] as unknown as [Template, Template]
  const location = { search: '', hash: '' }
  const body = renderToString(
    <I18nextProvider i18n={i18n}>
      <Page data={data} location={location} />
    </I18nextProvider>,
  )
  const head = renderToString(<Head data={data} location={location} />)
  return new JSDOM(`<!doctype html><html><head>${head}</head><body>${body}</body></html>`, {
    runScripts: 'dangerously',
  })
}

const [listing] = fullEstates(1, 11)
if (!listing) throw new Error('No listing was made')
const { project, unit } = asProject(listing)
const house = spoiled(listing)
const stay = spoiled(rentalUnit())
const digest = () => 'of the test'
const words = { nl: 'x' }

/** A page of the site's own with every kind of block, and what its lists find. */
function ownPage(type: Page['type'], template: PageOf['template']): PageOf {
  const page: Page = {
    id: 5,
    type,
    url: { nl: 'van-ons' },
    ...spoiled({ title: words, metaDescription: words, intro: words }),
    picture: BREAKOUT,
    node: {},
    blocks: spoiled<Page['blocks']>([
      { kind: 'text', heading: words, text: words },
      { kind: 'picture', file: 'x', alt: words },
      { kind: 'estates', heading: words, node: {}, size: 3 },
      { kind: 'rentalUnits', heading: words, size: 3 },
      { kind: 'entities', heading: words, name: 'team' },
      { kind: 'search', heading: words, picture: 'x' },
      { kind: 'contact', heading: words },
    ]),
  }
  const [estates, units] = [
    { total: 1, ids: [house.general.id] },
    { total: 1, ids: [stay.id] },
  ]
  const member = {
    ...spoiled({ title: words, subtitle: words, text: words }),
    ...{ id: 1, entity: 'team', index: 0, picture: BREAKOUT, link: SCRIPT },
  }
  const lists: ContentPageNode['lists'] = {
    own: type === 'rentalList' ? units : estates,
    blocks: { 2: estates, 3: units },
    entities: { 4: [member] },
    links: {},
    targets: [{ status: 1, name: spoiled(words), url: { nl: 'te-koop' }, node: {} }],
  }
  const path = '/nl/van-ons'
  return {
    template,
    path,
    context: pageContext('nl', path, { id: nodeId.page(page.id) }),
    nodes: [
      pageNode(page, lists, digest),
      estateNode(house, null, digest),
      rentalUnitNode(stay, digest),
    ] as unknown as PageOf['nodes'],
  }
}

/** The second of three pages of such a list, grouped as an agency groups it. */
function ownLeaf(type: 'estateList' | 'rentalList'): PageOf {
  const path = '/nl/van-ons/pagina-2'
  const listed = {
    id: 5,
    type,
    url: { nl: 'van-ons' },
    title: spoiled(words),
    node: { groupOptions: { groupBy: 'CITY' as const } },
  }
  const ids = [type === 'rentalList' ? stay.id : house.general.id]
  return {
    template: 'listLeaf',
    path,
    context: pageContext('nl', path, { id: nodeId.listLeaf(5, 2) }),
    nodes: [
      listLeafNode({ pageId: 5, listed, leaf: 2, leaves: 3, found: { ids } }, digest),
      estateNode(house, null, digest),
      rentalUnitNode(stay, digest),
    ] as unknown as PageOf['nodes'],
  }
}

/** What a list has of houses in a town, whose name and list are an agency's words. */
function ownLanding(): PageOf {
  const link = { kind: 'HOUSE' as const, name: spoiled(words), isProvince: false, zip: '9000', total: 3 }
  const landing = {
    ...link,
    asked: { city: 1 },
    found: { ids: [house.general.id] },
    prices: { told: 3, low: 1, high: 2 },
    near: [link],
    kinds: [link],
    towns: [link],
    wider: link,
  }
  const listed = { id: 5, type: 'estateList' as const, url: { nl: 'van-ons' }, title: spoiled(words) }
  const node = landingNode({ pageId: 5, listed, offer: 'FOR_SALE', landing }, digest)
  const path = '/nl/van-ons/huis-in-9000'
  return {
    template: 'landing',
    path,
    context: pageContext('nl', path, { id: node.id }),
    nodes: [node, estateNode(house, null, digest)] as unknown as PageOf['nodes'],
  }
}

const stayPath = `/nl/vakantie/${stay.id}`

describe.each<[string, PageOf]>([
  ['a house', listingPage(house, 'nl')],
  ['a project', listingPage(spoiled(project), 'nl')],
  ['a unit of a project', listingPage(spoiled(project), 'nl', spoiled(unit))],
  [
    'a holiday unit',
    {
      template: 'rentalUnit',
      path: stayPath,
      context: pageContext('nl', stayPath, { id: nodeId.rentalUnit(stay.id) }),
      nodes: [rentalUnitNode(stay, digest)] as unknown as PageOf['nodes'],
    },
  ],
  ['the home page', ownPage('home', 'content')],
  ['a page of the site’s own', ownPage('content', 'content')],
  ['a list of listings', ownPage('estateList', 'estateList')],
  ['a list of holiday units', ownPage('rentalList', 'rentalList')],
  ['a further page of a list of listings', ownLeaf('estateList')],
  ['a further page of a list of holiday units', ownLeaf('rentalList')],
  ['a landing page', ownLanding()],
])('the prebuilt page of %s of which every text is hostile', (_what, of) => {
  let dom: JSDOM
  let all: Element[]
  beforeAll(async () => {
    dom = await documentOf(of)
    all = [...dom.window.document.querySelectorAll('*')]
  })
  afterAll(() => dom.window.close())

  it('runs nothing and is what the page is made of, not what was written', () => {
    expect((dom.window as unknown as { ran?: number }).ran).toBeUndefined()
    expect(dom.window.document.body.textContent).toContain('<img src=x onerror=')
    expect(dom.window.document.title).toContain('<script>ran=1')
    expect(all.filter(({ localName }) => ['iframe', 'object', 'embed', 'base'].includes(localName))).toEqual(
      [],
    )
    const scripts = all.filter(({ localName }) => localName === 'script')
    expect(scripts.map((script) => script.getAttribute('type'))).toEqual(['application/ld+json'])
    expect(
      all.flatMap((element) => element.getAttributeNames().filter((name) => name.startsWith('on'))),
    ).toEqual([])
  })

  it('leads nowhere that runs', () => {
    for (const form of dom.window.document.forms) expect(form.getAttribute('action')).toMatch(/^\/nl\//)
    for (const element of all)
      for (const name of ['href', 'src', 'srcset', 'action', 'formaction', 'xlink:href'])
        expect(element.getAttribute(name) ?? '').not.toMatch(/^\s*(javascript|data|vbscript):/i)
  })

  it('tells machines the words as they are', () => {
    const described = dom.window.document.querySelector('script[type="application/ld+json"]')
    expect(JSON.stringify(JSON.parse(described?.textContent ?? ''))).toContain('<script>ran=1')
    expect(described?.textContent).not.toContain('</')
  })

  it('keeps to the styles of the site', () => {
    for (const style of dom.window.document.querySelectorAll('style'))
      expect(style.textContent).not.toContain('window.ran')
    for (const element of all)
      expect(element.getAttribute('style') ?? '').not.toMatch(/url\(|ran=1|expression/)
  })
})
