import { buildSchema, type DocumentNode, execute, parse, validate } from 'graphql'
import { landingPageView, listLeafView, pageView } from '../dataLayer/pageResolvers'
import type {
  ContentPageNode,
  EstateNode,
  LandingNode,
  ListLeafNode,
  NodeModel,
  RentalUnitNode,
} from '../dataLayer/nodes'
import { resolveEstateView, resolveRentalView, resolveTexts } from '../dataLayer/viewResolvers'
import type { DataNode, LocaleNode, RenderFacts } from '../gatsby/renderFacts'
import type { Locale } from '../contract/common'

/** As much of Gatsby's schema as page queries use; a query that asks for more is refused. */
const SCHEMA = buildSchema(`
  scalar JSON
  input Text { eq: String, in: [String!] }
  input LocaleFilter { ns: Text, language: Text }
  type SiteFrame { locale: String! view: JSON! }
  type SiteAgreements { locale: String! agreements: JSON! }
  type Estate { estateId: Int! view(locale: String!, unitId: Int): JSON }
  type RentalUnit { rentalUnitId: Int! view(locale: String!): JSON }
  type ContentPage { pageId: Int! view(locale: String!): JSON }
  type ListLeaf { pageId: Int! view(locale: String!): JSON }
  type Landing { pageId: Int! view(locale: String!): JSON }
  type Locale { ns: String! data: String! language: String! }
  type LocaleEdge { node: Locale! }
  type LocaleConnection { edges: [LocaleEdge!]! }
  type Query {
    siteFrame(id: Text!): SiteFrame
    siteAgreements(id: Text!): SiteAgreements
    estate(id: Text!): Estate
    rentalUnit(id: Text!): RentalUnit
    contentPage(id: Text!): ContentPage
    listLeaf(id: Text!): ListLeaf
    landing(id: Text!): Landing
    allLocale(filter: LocaleFilter): LocaleConnection!
  }
`)

interface Text {
  eq?: string
  in?: string[]
}
interface ById {
  id: Text
}
interface LocaleFilter {
  filter?: { ns?: Text; language?: Text }
}

const fits = (value: string, text: Text | undefined) =>
  (text?.eq === undefined || text.eq === value) && (text?.in === undefined || text.in.includes(value))

/** The fields of a query's root, answered from nodes by the resolvers of the data layer. */
function rootOf(locales: readonly LocaleNode[], model: NodeModel) {
  const byId = ({ id }: ById) => model.getNodeById({ id: id.eq ?? '', type: '' })
  const withView =
    <N extends object, A>(resolve: (node: N, args: A) => unknown) =>
    (args: ById) => {
      const node = byId(args) as N | null
      return node && { ...node, view: (given: A) => resolve(node, given) }
    }
  return {
    siteFrame: byId,
    siteAgreements: byId,
    estate: withView((node: EstateNode, args: { locale: Locale }) => resolveEstateView(node, args, model)),
    rentalUnit: withView((node: RentalUnitNode, args: { locale: Locale }) =>
      resolveRentalView(node, args, model),
    ),
    contentPage: withView((node: ContentPageNode, { locale }: { locale: Locale }) =>
      pageView(node, locale, model),
    ),
    listLeaf: withView((node: ListLeafNode, { locale }: { locale: Locale }) =>
      listLeafView(node, locale, model),
    ),
    landing: withView((node: LandingNode, { locale }: { locale: Locale }) =>
      landingPageView(node, locale, model),
    ),
    allLocale: ({ filter }: LocaleFilter) => ({
      edges: locales
        .filter(({ ns, language }) => fits(ns, filter?.ns) && fits(language, filter?.language))
        .map((node) => ({
          node: { ...node, data: () => resolveTexts(node as LocaleNode & { language: Locale }, model) },
        })),
    }),
  }
}

/**
 * Runs the page queries of a build on given nodes, as Gatsby does in the build: first the query, then what it is asked of.
 * `nodes` stand before the build's own.
 * @throws Error for a query that asks for what is not there to be asked.
 */
export function pageQueries({ nodes: own, locales }: Pick<RenderFacts, 'nodes' | 'locales'>) {
  const ofSite = new Map(own.map((node) => [node.id, node]))
  const parsed = new Map<string, DocumentNode>()

  function documentOf(query: string): DocumentNode {
    const known = parsed.get(query)
    if (known) return known
    const document = parse(query)
    const [mistake] = validate(SCHEMA, document)
    if (mistake) throw new Error(`The page query cannot be run outside of a build: ${mistake.message}`)
    parsed.set(query, document)
    return document
  }

  return function ask(query: string) {
    const document = documentOf(query)
    return async function run(variables: object, nodes: ReadonlyMap<string, DataNode>) {
      const model: NodeModel = { getNodeById: ({ id }) => nodes.get(id) ?? ofSite.get(id) ?? null }
      const result = await execute({
        schema: SCHEMA,
        document,
        rootValue: rootOf(locales, model),
        variableValues: variables as Record<string, unknown>,
      })
      if (result.errors?.[0]) throw result.errors[0]
      return result.data
    }
  }
}
