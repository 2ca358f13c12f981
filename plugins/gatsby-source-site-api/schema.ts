import type { CreateResolversArgs, CreateSchemaCustomizationArgs, NodePluginSchema } from 'gatsby'
import type { Locale } from '../../src/contract/common'
import { pageView } from '../../src/dataLayer/pageResolvers'
import { resolveEstateView, resolveRentalView, resolveTexts } from '../../src/dataLayer/viewResolvers'
import type { NodeModel } from '../../src/dataLayer/nodes'

interface Context {
  nodeModel: NodeModel
}

const locale = { locale: 'String!' }

/**
 * The types of the data layer. None is inferred: inference walks every node at each start.
 * Views are JSON because a page takes them whole; their shape is `EstateView` and its like in src/domain.
 */
function types(schema: NodePluginSchema) {
  const node = (name: string, fields: Record<string, unknown>) =>
    schema.buildObjectType({
      name,
      fields: { id: 'ID!', ...fields } as never,
      interfaces: ['Node'],
      extensions: { dontInfer: true },
    })
  return [
    node('SiteInfo', { site: 'JSON!', publicUrl: 'String!' }),
    node('SiteFrame', { locale: 'String!', view: 'JSON!' }),
    node('SiteTexts', { locale: 'String!', texts: 'JSON!' }),
    node('SiteAgreements', { locale: 'String!', agreements: 'JSON!' }),
    node('Estate', {
      estateId: 'Int!',
      version: 'String',
      doc: 'JSON!',
      view: {
        type: 'JSON',
        args: { ...locale, unitId: 'Int' },
        resolve: (source: never, args: { locale: Locale; unitId?: number }, context: Context) =>
          resolveEstateView(source, args, context.nodeModel),
      },
    }),
    node('EstateEntry', { estateId: 'Int!', version: 'String', estateNode: 'String!', entry: 'JSON!' }),
    node('RentalUnit', {
      rentalUnitId: 'Int!',
      doc: 'JSON!',
      view: {
        type: 'JSON',
        args: locale,
        resolve: (source: never, args: { locale: Locale }, context: Context) =>
          resolveRentalView(source, args, context.nodeModel),
      },
    }),
    node('ContentPage', {
      pageId: 'Int!',
      page: 'JSON!',
      lists: 'JSON!',
      view: {
        type: 'JSON',
        args: locale,
        resolve: (source: never, args: { locale: Locale }, context: Context) =>
          pageView(source, args.locale, context.nodeModel),
      },
    }),
  ]
}

export function createSchemaCustomization({ actions, schema }: CreateSchemaCustomizationArgs) {
  actions.createTypes(types(schema))
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
export function createResolvers({ createResolvers }: CreateResolversArgs) {
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
