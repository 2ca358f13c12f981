import { join } from 'node:path'
import type { FeedHistory } from '../../../src/contract/feedRun'
import type { Config } from '../../config'
import type { FeedFile } from '../../siteFolder/feedFile'
import { idsFileOf } from '../idsFile'
import { withOwnFolder } from '../linesFile'
import { type Operator, operatorCall } from '../operatorCall'
import { bringFeed, type FeedJob } from './bringFeed'
import { feedSources, readSettings, settingsDigest } from './feedSource'
import { limitsOf, tooOld } from './judge'
import { Locked, withLock } from '../withLock'
import {
  AS_IT_WAS,
  BROKEN_OFF,
  detailOf,
  exitOf,
  isBroken,
  lineOf,
  lostLines,
  nameOf,
  NOTHING,
  type Outcome,
} from './outcome'
import { Refused } from './refused'
import { EXIT, type SyncArguments } from './syncArguments'
import type { TakenFeed } from './takenFeed'
import { type Variables, variablesOf } from './variables'

interface SyncContext {
  config: Pick<Config, 'siteId' | 'siteApiUrl' | 'adminToken' | 'dataDir'>
  /** The site's folder. */
  siteDir: string
  env: Readonly<Record<string, string | undefined>>
  signal: AbortSignal
  output: FeedJob['output'] & {
    /** Hears one line a feed; `isGood`: it was taken, or is as it was. */
    tell: (line: string, isGood: boolean) => void
  }
  /** Milliseconds for which a file of a folder has to be left alone. */
  quietMs?: number
}

const QUIET_MS = 5000
/** One sync of a site's feed, which holds its lock. */
class Sync {
  private readonly variables: Variables
  private readonly operator: Operator

  constructor(
    private readonly asked: SyncArguments,
    private readonly context: SyncContext,
  ) {
    const { config, env } = context
    this.variables = variablesOf(env)
    const { siteApiUrl, adminToken } = config
    this.operator = { siteId: asked.siteId ?? config.siteId, siteApiUrl, adminToken }
  }

  /** @param wasLeft whether a sync before this one ended without a word, amid its work */
  async run(wasLeft: boolean): Promise<number> {
    const { siteDir, signal, quietMs = QUIET_MS } = this.context
    const began = new Date()
    if (wasLeft) await this.note(began, BROKEN_OFF)
    let history = await operatorCall<FeedHistory>(this.operator, 'feed-runs')
    const { last } = history
    let sources: Awaited<ReturnType<typeof feedSources>> = []
    let settings: FeedFile | undefined
    let digest = ''
    const found = await this.attempt(async () => {
      settings = await readSettings(siteDir)
      digest = await settingsDigest(settings, siteDir)
      const isKnown = this.isKnown(history, { digest: last?.digest, settings: digest })
      const options = { siteDir, variables: this.variables, last, isKnown, signal, quietMs }
      sources = await feedSources(settings, options)
      return AS_IT_WAS
    })
    if (!settings || found.state !== 'unchanged' || !sources.length) return this.end(began, found)
    let code: number = EXIT.taken
    for (const source of sources) {
      const job = { ...{ settings, history, digest }, name: source.name, take: source.take }
      const from = sources.length > 1 ? new Date() : began
      code = await this.end(from, await this.attempt(() => this.feed(job)))
      // What comes after it may lean on it.
      if (code !== EXIT.taken) break
      if (source !== sources.at(-1)) history = await operatorCall<FeedHistory>(this.operator, 'feed-runs')
    }
    return code
  }

  /** Whether a feed is the one of last time, and all of that is on the site. */
  private isKnown(history: FeedHistory, feed: { digest: string | undefined; settings: string }): boolean {
    const { last } = history
    const isSame = last !== null && last.digest === feed.digest && last.settings === feed.settings
    return isSame && last.isWhole && !this.asked.again && !isBroken(history)
  }

  private async feed({
    settings,
    history,
    digest,
    name,
    take,
  }: {
    settings: FeedFile
    history: FeedHistory
    digest: string
    name: string
    take: (file: string) => Promise<TakenFeed | undefined>
  }): Promise<Outcome> {
    const { config, siteDir, signal, output } = this.context
    const { dryRun: isTrial, allowRemovals, verbose } = this.asked
    const { operator } = this
    const { last } = history
    const now = Date.now()
    return withOwnFolder(async (workDir) => {
      const feed = await take(join(workDir, 'feed'))
      if (feed?.bytes === 0) throw new Refused('the feed is empty: it has no byte')
      if (!feed || this.isKnown(history, { digest: feed.digest, settings: digest })) {
        const times = { madeAt: last?.madeAt, modifiedAt: feed?.modifiedAt ?? last?.modifiedAt }
        const old = settings.scope === 'part' ? undefined : tooOld(times, limitsOf(settings).maxAge, now)
        if (old) throw new Refused(`${old}: what makes it may have stopped`)
        return AS_IT_WAS
      }
      const idsFile = idsFileOf(config.dataDir, operator.siteId)
      const paths = { siteDir, workDir, idsFile }
      const { report, said, gone, unread, leftOut, lost, listings, madeAt, isWhole } = await bringFeed({
        ...{ feed, settings, ...paths, operator, history, allowRemovals, isTrial, now, signal, output },
        isFull: isTrial || verbose,
      })
      if (isTrial || verbose || !last)
        for (const line of lostLines(operator.siteId, name, lost))
          output.tell(this.variables.hide(line), true)
      // Also where only failures are told: somebody has to mend them where they come from.
      for (const line of leftOut) output.tell(this.variables.hide(`${operator.siteId}: ${line}`), false)
      const { changes = [] } = report
      const sum = (key: keyof typeof NOTHING) => changes.reduce((total, each) => total + each[key], 0)
      const { bytes, digest: own, modifiedAt, etag, lastModified } = feed
      const facts = { bytes, digest: own, modifiedAt, etag, lastModified }
      return {
        state: 'done' as const,
        ...{
          added: sum('added'),
          changed: sum('changed'),
          unchanged: sum('unchanged'),
          removed: sum('removed'),
        },
        detail: [name, ...said, gone, unread].filter(Boolean).join('; '),
        feed: { ...facts, name: nameOf(name), settings: digest, listings, madeAt, isWhole },
      }
    }).catch((error: unknown) => {
      // Of several files it has to be said which.
      if (error instanceof Refused && name) throw new Refused(`${name}: ${error.message}`)
      throw error
    })
  }

  private async attempt(work: () => Promise<Outcome>): Promise<Outcome> {
    try {
      return await work()
    } catch (error) {
      const { message } = error as Error
      const detail = this.context.signal.aborted ? 'was stopped' : message
      return { ...NOTHING, state: error instanceof Refused ? 'refused' : 'failed', detail }
    }
  }

  /** Tells how it ended, here and in the history, without what nobody may read. */
  private async end(began: Date, outcome: Outcome): Promise<number> {
    const detail = detailOf(this.variables.hide(outcome.detail))
    const told = { ...outcome, detail }
    this.context.output.tell(
      lineOf(this.operator.siteId, told, this.asked.dryRun),
      exitOf(told) === EXIT.taken,
    )
    if (!this.asked.dryRun) await this.note(began, told)
    return exitOf(told)
  }

  private async note(began: Date, outcome: Outcome): Promise<void> {
    const times = { startedAt: began.toISOString(), endedAt: new Date().toISOString() }
    await operatorCall(this.operator, 'feed-runs', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...outcome, ...times }),
    })
  }
}

/**
 * What `npm run sync` does; gives its exit code.
 * @throws Error that says what to do when the site API, the token or the site is not there
 */
export async function syncCommand(asked: SyncArguments, context: SyncContext): Promise<number> {
  const siteId = asked.siteId ?? context.config.siteId
  const lock = join(context.config.dataDir, 'sync', `${siteId}.lock`)
  try {
    return await withLock(lock, (wasLeft) => new Sync(asked, context).run(wasLeft))
  } catch (error) {
    if (!(error instanceof Locked)) throw error
    context.output.tell(`${siteId}: ${error.message}`, false)
    return EXIT.locked
  }
}
