import type { Kysely } from 'kysely'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../db/tables'
import { noteFailing, noteWell } from '../../releases/failing'
import { forgetMendedBuild, recorded } from '../../releases/lastBuild'
import { currentRelease, type ReleaseStore } from '../../releases/releaseStore'
import type { Quarantined } from '../../../src/contract/quarantine'
import type { PublishFigures } from './publishFigures'
import { noteBuildQuarantined, noteChangesQuarantined } from './quarantined'
import { beginBuild, endBuild, noteChanges, noteStep, type RunEnd } from './runs'

const STEP_EVERY_MS = 1000

interface Options {
  db: Kysely<Database>
  siteId: string
  store: ReleaseStore
  signal: AbortSignal
  log: (line: string) => void
  figures?: PublishFigures | undefined
}

/**
 * What is written down of a site's publishing, for the status page and `/readyz`. That it cannot be written down is said
 * in the log and keeps nothing from being published.
 */
export function siteAccount({ db, siteId, store, signal, log, figures }: Options) {
  const attempt = <T>(writing: Promise<T>): Promise<T | undefined> =>
    writing.catch((error: Error) => {
      if (!signal.aborted) log(`the account of it could not be written: ${error.message}`)
      return undefined
    })

  async function ended(run: string | undefined, began: number, end: RunEnd): Promise<void> {
    figures?.build(siteId, (performance.now() - began) / 1000, end.state)
    if (run !== undefined) await attempt(endBuild(db, siteId, run, end))
  }

  /** Writes down the last of what it hears, one at a time and at most every second. */
  function stepNotes(run: string): (text: string) => void {
    let last = ''
    let isBusy = false
    return (text) => {
      last = text
      if (isBusy) return
      isBusy = true
      void pause(STEP_EVERY_MS, undefined, { ref: false })
        .then(() => attempt(noteStep(db, siteId, run, last)))
        .finally(() => (isBusy = false))
    }
  }

  return {
    /** Runs a whole build and notes how far it is, from second to second, and how it ended. */
    async build(work: (onStep: (text: string) => void) => Promise<void>): Promise<void> {
      const began = performance.now()
      const run = await attempt(beginBuild(db, siteId))
      try {
        await recorded(store, () => work(run === undefined ? () => undefined : stepNotes(run)))
      } catch (error) {
        const state = signal.aborted ? 'interrupted' : 'failed'
        await ended(run, began, { state, detail: (error as Error).message })
        throw error
      }
      const release = await currentRelease(store)
      await ended(run, began, {
        state: 'done',
        detail: `release ${release?.id}`,
        pages: release?.pages ?? 0,
      })
      await attempt(noteWell(store))
    },

    /** The site shows all there is: changes that failed before do so no more, nor a build in whose place another release is served. */
    async upToDate(): Promise<void> {
      await attempt(forgetMendedBuild(store))
      await attempt(noteWell(store))
    },

    /** A build that was asked for and would bring nothing. */
    async notBuilt(detail: string): Promise<void> {
      const run = await attempt(beginBuild(db, siteId))
      if (run !== undefined) await attempt(endBuild(db, siteId, run, { state: 'done', detail }))
      await this.upToDate()
    },

    async changes(since: Date, end: RunEnd): Promise<void> {
      figures?.changes(siteId, Math.max(0, Date.now() - since.getTime()) / 1000, end)
      await attempt(noteChanges(db, siteId, since, end))
      await attempt(end.state === 'failed' ? noteFailing(store, end.detail, since) : noteWell(store))
    },

    async buildQuarantined(quarantined: readonly Quarantined[]): Promise<void> {
      await attempt(noteBuildQuarantined(db, siteId, quarantined))
    },

    async changesQuarantined(
      ...told: [Parameters<typeof noteChangesQuarantined>[2], readonly Quarantined[]]
    ): Promise<void> {
      await attempt(noteChangesQuarantined(db, siteId, ...told))
    },
  }
}
