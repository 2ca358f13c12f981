import type { CreateResolversArgs, GatsbyGraphQLType, NodePluginSchema } from 'gatsby'
import type { Locale } from '../contract/common'
import { Estate } from '../contract/estate'
import { LocalMenu } from '../contract/navigation'
import { Page } from '../contract/page'
import { RentalUnit } from '../contract/rental'
import { Site } from '../contract/site'
import { type ContractField, type ContractFields, contractTypes, type Values } from './contractTypes'
import { landingPageView, listLeafView, pageView } from './pageResolvers'
import type { EstateNode, NodeModel } from './nodes'
import { resolveEstateView, resolveRentalView, resolveTexts } from './viewResolvers'

interface Context {
  nodeModel: NodeModel
}

const locale = { locale: 'String!' }

/** The view of a page in a language, made when it is asked for. */
const viewBy = <Source>(make: (source: Source, locale: Locale, nodeModel: NodeModel) => unknown) => ({
  type: 'JSON',
  args: locale,
  resolve: (source: Source, args: { locale: Locale }, { nodeModel }: Context) =>
    make(source, args.locale, nodeModel),
})

/**
 * Fields of a document as fields of the node that holds it whole: it is kept once, and what a query asks for is read from it.
 * A document's own number has another name, as `id` is the node's.
 */
function fieldsOfDocument(fields: ContractFields, document: string, number: string): ContractFields {
  const ofDocument = (field: ContractField, key: string): ContractField => ({
    ...field,
    resolve: (node) => {
      const values = node[document] as Values
      return field.resolve ? field.resolve(values) : values[key]
    },
  })
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key === 'id' ? number : key, ofDocument(field, key)]),
  )
}

/**
 * The types of the data layer, made from the contract (record 241). None is inferred: inference walks every node at each start.
 * Views are JSON because a page takes them whole; their shape is `EstateView` and its like in src/domain.
 */
export function dataLayerTypes(schema: NodePluginSchema): GatsbyGraphQLType[] {
  const { fields, types } = contractTypes(
    { Estate, RentalUnit, ContentPage: Page, SiteInfo: Site, Menu: LocalMenu },
    { Estate: 'EstateUnit' },
  )
  const object = (name: string, description: string | undefined, own: Record<string, unknown>, more = {}) =>
    schema.buildObjectType({
      name,
      ...(description && { description }),
      fields: own as never,
      extensions: { dontInfer: true },
      ...more,
    })
  const node = (name: string, description: string, own: Record<string, unknown>) =>
    object(name, description, { id: 'ID!', ...own }, { interfaces: ['Node'] })

  const { children, ...listing } = fields.Estate
  return [
    ...types.map((type) =>
      'fields' in type
        ? object(type.name, type.description, type.fields)
        : schema.buildEnumType({
            name: type.name,
            values: Object.fromEntries(type.values.map((value) => [value, { value }])),
          }),
    ),
    object('EstateUnit', 'A unit of a project.', listing),
    node('SiteInfo', 'The site and its settings.', {
      ...fieldsOfDocument(fields.SiteInfo, 'site', 'siteId'),
      publicUrl: 'String!',
    }),
    node('Menu', LocalMenu.description ?? '', fieldsOfDocument(fields.Menu, 'menu', 'menuId')),
    node('SiteFrame', 'What stands around every page of a language.', { locale: 'String!', view: 'JSON!' }),
    node('SiteTexts', 'What the site says its own way.', { locale: 'String!', texts: 'JSON!' }),
    node('SiteAgreements', 'What visitors are asked to agree to.', {
      locale: 'String!',
      agreements: 'JSON!',
    }),
    node('Estate', Estate.description ?? '', {
      estateId: 'Int!',
      version: { type: 'String', description: 'Tells one state of the listing from another.' },
      ...fieldsOfDocument(listing, 'doc', ''),
      units: { ...children, resolve: ({ doc }: EstateNode) => doc.children },
      view: {
        type: 'JSON',
        args: { ...locale, unitId: 'Int' },
        resolve: (source: never, args: { locale: Locale; unitId?: number }, context: Context) =>
          resolveEstateView(source, args, context.nodeModel),
      },
    }),
    node('EstateEntry', 'As much of a listing as its addresses are made of.', {
      estateId: 'Int!',
      version: 'String',
      estateNode: 'String!',
      entry: 'JSON!',
    }),
    node('RentalUnit', RentalUnit.description ?? '', {
      ...fieldsOfDocument(fields.RentalUnit, 'doc', 'rentalUnitId'),
      view: viewBy((source: never, language, model) =>
        resolveRentalView(source, { locale: language }, model),
      ),
    }),
    node('ContentPage', Page.description ?? '', {
      ...fieldsOfDocument(fields.ContentPage, 'page', 'pageId'),
      lists: { type: 'JSON!', description: 'What its list and its blocks hold.' },
      view: viewBy(pageView),
    }),
    node('ListLeaf', 'A further page of a list.', {
      pageId: 'Int!',
      listed: { type: 'JSON!', description: 'The page of the site that lists it.' },
      leaf: { type: 'Int!', description: 'Which page of the list it is, 2 at the least.' },
      leaves: { type: 'Int!', description: 'How many pages the list has.' },
      found: { type: 'JSON!', description: 'What stands on it.' },
      view: viewBy(listLeafView),
    }),
    node('Landing', 'A page of what a list has of a kind in a place.', {
      pageId: 'Int!',
      listed: { type: 'JSON!', description: 'The page of the site that lists it.' },
      offer: 'String!',
      landing: { type: 'JSON!', description: 'What it says, and the listings that it shows first.' },
      view: viewBy(landingPageView),
    }),
  ]
}

interface TextEdge {
  node: { ns: string }
}
interface Original {
  originalResolver: (source: unknown, args: unknown, context: Context, info: Original) => Promise<TextEdge[]>
}

/**
 * The texts of locales/*.json, with what the site says its own way in their place, always in the order of their names:
 * Gatsby's own order is that in which it happened to read the files, another one in every build.
 */
export function resolveLocales({ createResolvers }: Pick<CreateResolversArgs, 'createResolvers'>) {
  createResolvers({
    Locale: {
      data: {
        type: 'String',
        resolve: (source: never, _args: unknown, context: Context) => resolveTexts(source, context.nodeModel),
      },
    },
    LocaleConnection: {
      edges: {
        resolve: async (source: unknown, args: unknown, context: Context, info: Original) =>
          inOrder(await info.originalResolver(source, args, context, info)),
      },
    },
  })
}

const inOrder = (edges: TextEdge[]) => [...edges].sort((a, b) => (a.node.ns < b.node.ns ? -1 : 1))
