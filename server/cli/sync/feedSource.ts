import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { FeedFacts } from '../../../src/contract/feedRun'
import { faultText } from '../../siteFolder/faults'
import { FEED_FILE, type FeedFile, readFeedFile } from '../../siteFolder/feedFile'
import { fileScopeOf } from './fileScope'
import { takeFromCommand } from './fromCommand'
import { feedFiles, filesToTake, takeFile } from './fromFolder'
import { takeFromUrl } from './fromUrl'
import { limitsOf } from './judge'
import type { TakenFeed } from './takenFeed'
import type { Variables } from './variables'

/** The settings of a site's feed. @throws Error that names the file, the lines and what would be right */
export async function readSettings(siteDir: string): Promise<FeedFile> {
  const file = join(siteDir, FEED_FILE)
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined)
    throw new Error(`There is no file ${file}, which says where the listings come from (docs/import.md)`)
  const { value, faults } = readFeedFile(text)
  if (value) return value
  throw new Error(faults.map((fault) => join(siteDir, faultText(fault))).join('\n'))
}

/** The digest of all by which a feed is read: by other settings the same feed is another one. Limits are none of it. */
export async function settingsDigest(settings: FeedFile, siteDir: string): Promise<string> {
  const { from, format, mapping, locale, photos, scope } = settings
  const columns =
    mapping === undefined ? '' : await readFile(resolve(siteDir, mapping), 'utf8').catch(() => '')
  return createHash('sha256')
    .update(JSON.stringify([from, format, columns, locale, photos, scope]))
    .digest('hex')
}

/** One feed that can be taken. */
interface FeedSource {
  name: string
  /** Undefined: the host says that it is the one of last time. */
  take(file: string): Promise<TakenFeed | undefined>
}

interface SourceOptions {
  siteDir: string
  variables: Variables
  /** The feed that was taken last. */
  last: FeedFacts | null
  /** Whether a host may be asked for another feed than that one only. */
  isKnown: boolean
  signal: AbortSignal
  /** Milliseconds for which a file of a folder has to be left alone. */
  quietMs: number
}

/** The feeds that are to be taken now, in their order; of a folder of parts that may be none. */
export async function feedSources(
  settings: FeedFile,
  { siteDir, variables, last, isKnown, signal, quietMs }: SourceOptions,
): Promise<FeedSource[]> {
  const { folder, url, headers = {}, command } = settings.from
  const bounds = { ...limitsOf(settings), signal }
  if (folder !== undefined) {
    const dir = resolve(siteDir, variables.fill(folder))
    const isPart = fileScopeOf(dir, settings)
    const files = await filesToTake(await feedFiles(dir, settings.format), last, isPart)
    return files.map((file) => ({ name: file.name, take: (to) => takeFile(dir, file, to, bounds, quietMs) }))
  }
  if (url !== undefined) {
    const filled = Object.entries(headers).map(([name, value]) => [name, variables.fill(value)])
    const source = {
      url: variables.fill(url),
      headers: Object.fromEntries(filled),
      last: isKnown ? last : null,
    }
    return [{ name: '', take: (to) => takeFromUrl(source, to, bounds) }]
  }
  if (typeof command === 'string') variables.know(command)
  const words = typeof command === 'string' ? command : (command ?? []).map(variables.fill)
  return [{ name: '', take: (to) => takeFromCommand(words, siteDir, to, bounds) }]
}
