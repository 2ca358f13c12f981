import { createInstance } from 'i18next'
import { JSDOM } from 'jsdom'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import type { Estate } from '../../src/contract/estate'
import type { Site } from '../../src/contract/site'
import type { FrameView } from '../../src/domain/site/frameView'
import { i18nextOptions } from '../../src/i18n/options'
import EstateTemplate, { Head as EstateHead } from '../../src/templates/estate'
import UnitTemplate, { Head as UnitHead } from '../../src/templates/unit'
import type { FrameData } from '../../src/templates/fragments'
import { site } from '../support/builders'
import { HOSTILE, HOSTILE_LINES, retold } from '../support/hostile'
import { asProject, fullEstates } from './fullEstate'
import { pageDataOf } from './pageData'

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

/** The document that a build writes for a listing's page, with its scripts allowed to run. */
async function documentOf(estate: Estate, unit?: Estate): Promise<JSDOM> {
  const { result } = JSON.parse(await pageDataOf(estate, hostileSite, 'nl', unit)) as {
    result: { data: Data }
  }
  const data: Data = { ...result.data, frame: { view: hostileFrame(result.data.frame.view) } }
  const i18n = createInstance().use(initReactI18next)
  const texts = data.locales.edges.map(({ node }) => [node.ns, JSON.parse(node.data)] as const)
  await i18n.init({ ...i18nextOptions, lng: 'nl', resources: { nl: Object.fromEntries(texts) } })
  const [Page, Head] = (unit ? [UnitTemplate, UnitHead] : [EstateTemplate, EstateHead]) as unknown as [
    ComponentType<{ data: Data }>,
    ComponentType<{ data: Data }>,
  ]
  const body = renderToString(
    <I18nextProvider i18n={i18n}>
      <Page data={data} />
    </I18nextProvider>,
  )
  const head = renderToString(<Head data={data} />)
  return new JSDOM(`<!doctype html><html><head>${head}</head><body>${body}</body></html>`, {
    runScripts: 'dangerously',
  })
}

const [listing] = fullEstates(1, 11)
if (!listing) throw new Error('No listing was made')
const { project, unit } = asProject(listing)
const house = spoiled(listing)

describe.each([
  ['a house', house, undefined],
  ['a project', spoiled(project), undefined],
  ['a unit of a project', spoiled(project), spoiled(unit)],
])('the prebuilt page of %s of which every text is hostile', (_what, estate, of) => {
  let dom: JSDOM
  let all: Element[]
  beforeAll(async () => {
    dom = await documentOf(estate, of)
    all = [...dom.window.document.querySelectorAll('*')]
  }, 60_000)
  afterAll(() => dom.window.close())

  it('runs nothing and is what the page is made of, not what was written', () => {
    expect((dom.window as unknown as { ran?: number }).ran).toBeUndefined()
    expect(dom.window.document.body.textContent).toContain('<img src=x onerror=')
    expect(dom.window.document.title).toContain('<script>window.ran=1')
    expect(
      all.filter(({ localName }) => ['iframe', 'object', 'embed', 'base', 'form'].includes(localName)),
    ).toEqual([])
    const scripts = all.filter(({ localName }) => localName === 'script')
    expect(scripts.map((script) => script.getAttribute('type'))).toEqual(['application/ld+json'])
    expect(
      all.flatMap((element) => element.getAttributeNames().filter((name) => name.startsWith('on'))),
    ).toEqual([])
  })

  it('leads nowhere that runs', () => {
    for (const element of all)
      for (const name of ['href', 'src', 'srcset', 'action', 'formaction', 'xlink:href'])
        expect(element.getAttribute(name) ?? '').not.toMatch(/^\s*(javascript:(?!throw)|data:|vbscript:)/i)
  })

  it('tells machines the words as they are', () => {
    const described = dom.window.document.querySelector('script[type="application/ld+json"]')
    expect(JSON.stringify(JSON.parse(described?.textContent ?? ''))).toContain('<script>window.ran=1')
    expect(described?.textContent).not.toContain('</')
  })

  it('keeps to the styles of the site', () => {
    for (const style of dom.window.document.querySelectorAll('style'))
      expect(style.textContent).not.toContain('window.ran')
    for (const element of all)
      expect(element.getAttribute('style') ?? '').not.toMatch(/url\(|ran=1|expression/)
  })
})
