import { createHash } from 'node:crypto'
import type { NodeInput, SourceNodesArgs } from 'gatsby'

interface StoredNode extends NodeInput {
  [key: string]: unknown
}

/** Gatsby ends the process when a plugin panics; nothing after it runs. */
export class Panic extends Error {}

/** Gatsby's data layer as a source plugin sees it: it keeps nodes by id and hears reports. */
export function dataLayer() {
  const nodes = new Map<string, StoredNode>()
  const created: string[] = []
  const deleted: string[] = []
  const warnings: string[] = []
  const panics: string[] = []
  let status: Record<string, unknown> = {}
  const activity = { start: () => undefined, end: () => undefined, setStatus: () => undefined }

  const args = (webhookBody: object = {}) =>
    ({
      webhookBody,
      getNode: (id: string) => nodes.get(id),
      getNodesByType: (type: string) => [...nodes.values()].filter((node) => node.internal.type === type),
      createContentDigest: (content: object) =>
        createHash('md5').update(JSON.stringify(content)).digest('hex'),
      store: { getState: () => ({ status: { plugins: { 'gatsby-source-site-api': status } } }) },
      actions: {
        createNode: (node: StoredNode) => {
          if (nodes.get(node.id)?.internal.contentDigest !== node.internal.contentDigest)
            created.push(node.id)
          nodes.set(node.id, node)
        },
        deleteNode: ({ id }: { id: string }) => {
          nodes.delete(id)
          deleted.push(id)
        },
        setPluginStatus: (told: Record<string, unknown>) => (status = told),
        enableStatefulSourceNodes: () => undefined,
      },
      reporter: {
        verbose: () => undefined,
        warn: (text: string) => warnings.push(text),
        activityTimer: () => activity,
        createProgress: () => ({ start: () => undefined, tick: () => undefined, done: () => undefined }),
        panic: ({ context }: { context: { message: string } }) => {
          panics.push(context.message)
          throw new Panic(context.message)
        },
      },
    }) as unknown as SourceNodesArgs

  return {
    args,
    nodes,
    warnings,
    panics,
    status: () => status,
    ids: (type: string) => [...nodes.values()].filter((n) => n.internal.type === type).map(({ id }) => id),
    /** What changed since this was last asked. */
    changes: () => ({ created: created.splice(0), deleted: deleted.splice(0) }),
  }
}
