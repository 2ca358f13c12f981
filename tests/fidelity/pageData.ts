import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { constructPageDataString } from 'gatsby/dist/utils/page-data-helpers'
import { nodeId } from '../../plugins/gatsby-source-site-api/nodes'
import type { DataNode, LocaleNode } from '../../src/build/renderFacts'
import { pageContext } from '../../src/build/pageContext'
import type { Estate } from '../../src/contract/estate'
import { LOCALES, type Locale } from '../../src/contract/locales'
import type { Site } from '../../src/contract/site'
import { estatePath } from '../../src/domain/estatePath'
import { dataLayer } from '../../src/publish/dataLayer'
import { frame } from '../support/frame'

const project = resolve(__dirname, '../..')

/** The queries between the backticks of a file, as Gatsby reads them. */
const queriesIn = (file: string) =>
  [...readFileSync(join(project, 'src/templates', file), 'utf8').matchAll(/graphql`([^`]*)`/g)].map(
    ([, query = '']) => query,
  )

/** The page query of a template with the fragments it uses. */
const pageQuery = (template: 'estate' | 'unit') =>
  [...queriesIn(`${template}.tsx`), ...queriesIn('fragments.ts')].join('\n')

const locales: LocaleNode[] = LOCALES.flatMap((language) =>
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

/** The page-data.json of a listing, or of its first unit, in one language: by the page's own query and Gatsby's own writer. */
export async function pageDataOf(doc: Estate, site: Site, locale: Locale, unit?: Estate): Promise<string> {
  const template = unit ? 'unit' : 'estate'
  const nodes: DataNode[] = [
    { id: nodeId.site, site },
    { id: `site-frame-${locale}`, locale, view: usualFrame(locale) },
    { id: nodeId.estate(doc.general.id), estateId: doc.general.id, doc },
  ]
  const path = unit ? estatePath(unit, locale, doc) : estatePath(doc, locale)
  const context = pageContext(locale, path, {
    id: nodeId.estate(doc.general.id),
    ...(unit && { unitId: unit.general.id }),
  })
  const ask = dataLayer({ nodes, locales })(pageQuery(template))
  const data = await ask(context, new Map())
  const componentPath = `src/templates/${template}.tsx`
  const page = {
    componentChunkName: `component---src-templates-${template}-tsx`,
    componentPath,
    path,
    matchPath: undefined,
    staticQueryHashes: [],
    slices: {},
  }
  const result = JSON.stringify({ data, pageContext: context })
  return constructPageDataString(page, result, new Map([[componentPath, {}]]), new Map())
}
