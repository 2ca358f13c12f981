import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CreateSchemaCustomizationArgs, PluginOptions, SourceNodesArgs } from 'gatsby'
import { createSchemaCustomization, sourceNodes } from '../../plugins/gatsby-source-site-api/gatsby-node'
import type { Options } from '../../plugins/gatsby-source-site-api/options'

const PLUGIN = { name: 'gatsby-source-site-api', version: '1' }
const ACTIONS = [
  'createNode',
  'deleteNode',
  'createTypes',
  'setPluginStatus',
  'enableStatefulSourceNodes',
] as const

/** What of Gatsby's inside answers a query, without what a build makes besides. It has no types of its own. */
interface Inside {
  redux: { store: SourceNodesArgs['store'] & { dispatch(action: unknown): unknown } }
  actions: { actions: Record<(typeof ACTIONS)[number], (...given: unknown[]) => unknown> }
  datastore: Pick<SourceNodesArgs, 'getNode' | 'getNodesByType'>
  core: Pick<SourceNodesArgs, 'createContentDigest'>
  schema: { build(options: object): Promise<void> }
  builders: CreateSchemaCustomizationArgs['schema']
  runner: { GraphQLRunner: new (store: unknown) => Runner }
}
interface Runner {
  /** Waits five seconds after a query; a test that is over does not. */
  scheduleClearCache: { cancel(): void }
  query(query: string, context: object, options: object): Promise<{ data: never; errors?: readonly Error[] }>
}

const PATHS: Record<keyof Inside, string> = {
  redux: 'gatsby/dist/redux',
  actions: 'gatsby/dist/redux/actions',
  datastore: 'gatsby/dist/datastore',
  core: 'gatsby-core-utils',
  schema: 'gatsby/dist/schema',
  builders: 'gatsby/dist/schema/types/type-builders',
  runner: 'gatsby/dist/query/graphql-runner',
}
async function insideOfGatsby(): Promise<Inside> {
  const parts = Object.entries(PATHS).map(async ([name, path]) => [name, (await import(path)) as unknown])
  return Object.fromEntries(await Promise.all(parts)) as unknown as Inside
}

/** The data layer of one site in Gatsby's own store: pulled, and asked, by what a build runs. One a process. */
export async function gatsbyDataLayer(options: Options) {
  const before = process.cwd()
  const dir = mkdtempSync(join(tmpdir(), 'aanbod-layer-'))
  // Gatsby finds its database by the working directory.
  process.chdir(dir)
  const { redux, actions: creators, datastore, core, schema, builders, runner } = await insideOfGatsby()
  const { store } = redux
  const actions = Object.fromEntries(
    ACTIONS.map((name) => [
      name,
      (...given: unknown[]) => store.dispatch(creators.actions[name](...given, PLUGIN)),
    ]),
  )
  const timer = { start: () => undefined, end: () => undefined, setStatus: () => undefined }
  const fail = (told: unknown) => {
    throw new Error(JSON.stringify(told))
  }
  const reporter = {
    verbose: () => undefined,
    warn: fail,
    panic: fail,
    activityTimer: () => timer,
    createProgress: () => ({ start: () => undefined, tick: () => undefined, done: () => undefined }),
  }
  const args = { ...datastore, ...core, actions, store, reporter, schema: builders }
  await createSchemaCustomization?.(args as never, {} as PluginOptions, () => undefined)
  await sourceNodes?.(args as never, options as never, () => undefined)
  await schema.build({})
  const queries = new runner.GraphQLRunner(store)
  return {
    store,
    /** @throws what GraphQL has against the query, or met on its way. */
    async ask<T>(query: string): Promise<T> {
      const { data, errors } = await queries.query(query, {}, { queryName: 'test' })
      if (errors?.[0]) throw errors[0]
      return data
    },
    async close() {
      queries.scheduleClearCache.cancel()
      process.chdir(before)
      await rm(dir, { recursive: true, force: true })
    },
  }
}
