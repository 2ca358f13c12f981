import { join } from 'node:path'
import type { FastifyPluginAsync } from 'fastify'
import { MAP_FILE } from '../../../src/contract/site'
import { plain } from '../errorPages'
import { type OpenFile, openFile } from '../openFile'
import { ALWAYS_ASK, FOREVER, sendFile } from '../sendFile'
import { checkedHeader, fileSource } from './archive'

/** Where the street maps of all sites lie. */
export const mapsDir = (dataDir: string) => join(dataDir, 'maps')

const NAME = new RegExp(`^${MAP_FILE}$`)

/** By which a browser keeps what it has of a file. */
const versionOf = ({ size, time }: OpenFile) => `${size.toString(36)}-${time.toString(36)}`

interface Params {
  name: string
}

interface Options {
  dataDir: string
  /** The map that the site's settings name: what is the matter with that one is logged. */
  named: () => string | null | undefined
}

/**
 * Street maps in one file each, of which a browser asks the parts that it shows: `/maps/belgium.pmtiles`, and before that
 * `/maps/belgium.pmtiles/version`, which says null of one that cannot be drawn, so that the program's own map stands there
 * (docs/decisions/381).
 */
export const streetFiles: FastifyPluginAsync<Options> = async (app, { dataDir, named }) => {
  /** What is the matter with a file, by its name; undefined: nothing. */
  const known = new Map<string, { version: string; fault: string | undefined }>()

  async function open(name: string): Promise<OpenFile | undefined> {
    if (!NAME.test(name)) return undefined
    const found = await openFile(join(mapsDir(dataDir), name))
    return found === 'folder' ? undefined : found
  }

  async function faultOf(name: string, file: OpenFile | undefined): Promise<string | undefined> {
    const version = file ? versionOf(file) : ''
    const before = known.get(name)
    if (before?.version === version) return before.fault
    // Any name may be asked for: only what is there, or should be, is worth a line and a place in memory.
    if (!file && name !== named()) return 'is not there'
    const check = file && checkedHeader(fileSource(file.handle, name), file.size)
    const fault = check
      ? await check.then(() => undefined).catch((error: unknown) => (error as Error).message)
      : 'is not there'
    if (fault) app.log.warn({ file: join(mapsDir(dataDir), name) }, `The street map ${fault}`)
    known.set(name, { version, fault })
    return fault
  }

  app.get<{ Params: Params }>('/maps/:name/version', async ({ params: { name } }, reply) => {
    const file = await open(name)
    try {
      const fault = await faultOf(name, file)
      return await reply
        .header('cache-control', ALWAYS_ASK)
        .send({ version: file && fault === undefined ? versionOf(file) : null })
    } finally {
      await file?.handle.close()
    }
  })

  app.route<{ Params: Params; Querystring: { v?: string } }>({
    method: ['GET', 'HEAD'],
    url: '/maps/:name',
    handler: async (request, reply) => {
      const { name } = request.params
      const file = await open(name)
      if (!file) return plain(reply, 404, 'There is no such map.\n')
      const version = versionOf(file)
      return sendFile(request, reply, {
        path: join(mapsDir(dataDir), name),
        name,
        file,
        factsOf: async () => ({ hash: version, styles: [] }),
        headers: { 'cache-control': request.query.v === version ? FOREVER : ALWAYS_ASK },
      })
    },
  })
}
