import type { CreatePagesArgs } from 'gatsby'
import { createInstance } from 'i18next'
import { basename } from 'node:path'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { createPages } from '../../../src/build/createPages'
import { sitemapEntries } from '../../../src/build/onPostBuild'
import type { PageContext } from '../../../src/gatsby/pageContext'
import type { DataNode } from '../../../src/gatsby/renderFacts'
import { sitemapFiles } from '../../../src/build/sitemap'
import { type Locale, LOCALES } from '../../../src/contract/locales'
import type { Page } from '../../../src/contract/page'
import type { RentalUnit } from '../../../src/contract/rental'
import type { Site } from '../../../src/contract/site'
import type { EstateEntry } from '../../../src/domain/estateEntry'
import { i18nextOptions } from '../../../src/i18n/options'
import { pageQueries } from '../../../src/publish/pageQueries'
import { parse } from '../../../src/routing/routes'
import type { dataLayer } from '../../support/dataLayer'
import { locales, pageQuery } from '../pageData'
import { tried } from './faults'

Object.assign(globalThis, { __PATH_PREFIX__: '', __BASE_PATH__: '' })

export const ORIGIN = 'https://huis.example'

type Layer = ReturnType<typeof dataLayer>
interface Spec {
  path: string
  component: string
  context: PageContext
}

async function specsOf(layer: Layer): Promise<Spec[]> {
  const specs: Spec[] = []
  const args = { ...layer.args(), actions: { createPage: (spec: Spec) => specs.push(spec) } }
  await createPages(args as unknown as CreatePagesArgs)
  return specs.filter(({ path }) => !path.startsWith('/sample-of/'))
}

type Template = ComponentType<object>
const templates = new Map<string, Promise<{ default: Template; Head: Template }>>()
function templateAt(component: string) {
  const known =
    templates.get(component) ?? (import(component) as Promise<{ default: Template; Head: Template }>)
  templates.set(component, known)
  return known
}

async function i18nOf(
  data: { locales?: { edges: { node: { ns: string; data: string } }[] } },
  locale: Locale,
) {
  const i18n = createInstance().use(initReactI18next)
  const texts = (data.locales?.edges ?? []).map(({ node }) => [node.ns, JSON.parse(node.data)] as const)
  await i18n.init({ ...i18nextOptions, lng: locale, resources: { [locale]: Object.fromEntries(texts) } })
  return i18n
}

/** Asks a page's query and, where it is to be drawn, renders the page and its head. */
async function renderPage(ask: ReturnType<typeof pageQueries>, spec: Spec, isDrawn: boolean) {
  const template = basename(spec.component, '.tsx')
  const answer = await ask(pageQuery(template))(spec.context, new Map())
  const data = JSON.parse(JSON.stringify(answer)) as Parameters<typeof i18nOf>[0]
  if (!isDrawn) return
  const { default: Body, Head } = await templateAt(spec.component)
  const props = {
    data,
    location: { search: '', hash: '', pathname: spec.path },
    params: {},
    pageContext: spec.context,
  }
  const i18n = await i18nOf(data, spec.context.language)
  const html = renderToString(
    <I18nextProvider i18n={i18n}>
      <Body {...props} />
    </I18nextProvider>,
  )
  expect(html.length).toBeGreaterThan(500)
  const head = renderToString(<Head {...props} />)
  for (const [, json = ''] of head.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs))
    JSON.parse(json)
}

/** Every page of the data layer by its query; each thing is drawn in one language, which its number says. */
export async function renderAll(layer: Layer) {
  const specs = await specsOf(layer)
  const ask = pageQueries({ nodes: [...layer.nodes.values()] as unknown as DataNode[], locales })
  const drawn = new Set<string>()
  for (const spec of specs) {
    const { language, id = spec.component, unitId = 0 } = spec.context
    const name = parse(spec.path)?.name
    const thing = `${id} ${unitId} ${name === 'estateShort' ? 'short' : ''}`
    const number = Number(/\d+/.exec(id)?.[0] ?? 0) + unitId
    const isDrawn =
      name !== 'estateShort' && LOCALES[number % LOCALES.length] === language && !drawn.has(thing)
    if (isDrawn) drawn.add(thing)
    await tried(spec.path, () => renderPage(ask, spec, isDrawn))
  }
  return { pages: specs.length, drawn: drawn.size }
}

/** The sitemaps of what the data layer holds, which no control character is in, and the site that they are of. */
export function sitemaps(layer: Layer) {
  const of = <T,>(type: string, name: string) =>
    [...layer.nodes.values()].flatMap((node) => (node.internal.type === type ? [node[name] as T] : []))
  const [site] = of<Site>('SiteInfo', 'site')
  if (!site) throw new Error('no site')
  const entries = sitemapEntries(site, {
    pages: of<Page>('ContentPage', 'page'),
    estates: of<EstateEntry>('EstateEntry', 'entry'),
    rentalUnits: of<RentalUnit>('RentalUnit', 'doc'),
  })
  for (const [name, text] of sitemapFiles(entries, ORIGIN, site.settings.defaultLanguage))
    if (/[^\P{Cc}\n]/u.test(text)) throw new Error(`${name} has a control character`)
  return { site, entries: entries.length }
}
