import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { constructPageDataString } from 'gatsby/dist/utils/page-data-helpers'
import { nodeId } from '../../src/dataLayer/nodes'
import type { DataNode, LocaleNode } from '../../src/gatsby/renderFacts'
import { pageContext, type PageContext } from '../../src/gatsby/pageContext'
import type { Estate } from '../../src/contract/estate'
import { LOCALES, type Locale } from '../../src/contract/locales'
import type { Site } from '../../src/contract/site'
import { estatePath } from '../../src/domain/estatePath'
import { pageQueries } from '../../src/publish/pageQueries'
import { frame } from '../support/frame'

const project = resolve(__dirname, '../..')

/** The queries between the backticks of a file, as Gatsby reads them. */
const queriesIn = (file: string) =>
  [...readFileSync(join(project, 'src/templates', file), 'utf8').matchAll(/graphql`([^`]*)`/g)].map(
    ([, query = '']) => query,
  )

type TemplateName =
  'estate' | 'unit' | 'rentalUnit' | 'content' | 'estateList' | 'rentalList' | 'listLeaf' | 'landing'

/** The page query of a template with the fragments it uses. */
export const pageQuery = (template: string) =>
  [...queriesIn(`${template}.tsx`), ...queriesIn('fragments.ts')].join('\n')

export const locales: LocaleNode[] = LOCALES.flatMap((language) =>
  readdirSync(join(project, 'locales', language))
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({
      language,
      ns: name.replace('.json', ''),
      data: JSON.stringify(JSON.parse(readFileSync(join(project, 'locales', language, name), 'utf8'))),
    })),
)

/** A menu and a footer as large as those of the demo site. */
function usualFrame(locale: Locale) {
  const entry = (number: number) => ({
    id: `page${number}`,
    label: `Een pagina van het kantoor ${number}`,
    url: `/${locale}/een-pagina-van-het-kantoor-${number}`,
    children: [],
  })
  const entries = (count: number) => Array.from({ length: count }, (_, number) => entry(number))
  return { ...frame(locale), menu: entries(9), footer: entries(9) }
}

/** A page that a build makes. */
export interface PageOf {
  template: TemplateName
  path: string
  context: PageContext
  /** What the page shows, beside the site. */
  nodes: readonly DataNode[]
}

/** What a build gives a template: the answer to its own query. */
export async function queriedBy(
  { template, context, nodes }: PageOf,
  site: Site,
  locale: Locale,
): Promise<Record<string, unknown>> {
  const own = [
    { id: nodeId.site, site },
    { id: `site-frame-${locale}`, locale, view: usualFrame(locale) },
  ]
  const ask = pageQueries({ nodes: [...own, ...nodes], locales })(pageQuery(template))
  return (await ask(context, new Map())) as Record<string, unknown>
}

/** The page of a listing, or of its first unit. */
export function listingPage(doc: Estate, locale: Locale, unit?: Estate): PageOf {
  const path = unit ? estatePath(unit, locale, doc) : estatePath(doc, locale)
  const id = nodeId.estate(doc.general.id)
  return {
    template: unit ? 'unit' : 'estate',
    path,
    context: pageContext(locale, path, { id, ...(unit && { unitId: unit.general.id }) }),
    nodes: [{ id, estateId: doc.general.id, doc }],
  }
}

/** The page-data.json of a listing, or of its first unit, in one language: by the page's own query and Gatsby's own writer. */
export async function pageDataOf(doc: Estate, site: Site, locale: Locale, unit?: Estate): Promise<string> {
  const of = listingPage(doc, locale, unit)
  const componentPath = `src/templates/${of.template}.tsx`
  const page = {
    componentChunkName: `component---src-templates-${of.template}-tsx`,
    componentPath,
    path: of.path,
    matchPath: undefined,
    staticQueryHashes: [],
    slices: {},
  }
  const result = JSON.stringify({ data: await queriedBy(of, site, locale), pageContext: of.context })
  return constructPageDataString(page, result, new Map([[componentPath, {}]]), new Map())
}
