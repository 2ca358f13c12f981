import { readFailing } from '../releases/failing'
import { readLastBuild } from '../releases/lastBuild'
import { pinnedAt } from '../releases/pinned'
import type { ReleaseStore } from '../releases/releaseStore'
import type { Readiness } from '../watch/probes'
import { isServed, type ReleaseWatch } from './releaseWatch'

/** Whether a site has a release to serve, and how its publishing stands. Why a build failed is for operators, on the status page. */
export const siteReadiness =
  (siteId: string, store: ReleaseStore, releases: ReleaseWatch) => async (): Promise<Readiness> => {
    const state = releases.state()
    const build = await readLastBuild(store)
    const pinned = await pinnedAt(store)
    const failing = await readFailing(store)
    const facts = {
      site: siteId,
      release: isServed(state) ? state.id : null,
      ...(build && { lastBuild: { ok: build.ok, endedAt: build.endedAt } }),
      ...(failing && { changesFailingSince: failing.since }),
      ...(pinned && { pinnedSince: pinned.since }),
    }
    return isServed(state) ? { isReady: true, facts } : { isReady: false, reason: state.reason, facts }
  }

/** Of several sites: each has to be served. */
export async function allReady(sites: readonly (() => Promise<Readiness>)[]): Promise<Readiness> {
  const answers = await Promise.all(sites.map((ready) => ready()))
  const told = answers.map(({ isReady, reason, facts }) => ({ ...facts, ...(!isReady && { reason }) }))
  const reason = answers
    .filter(({ isReady }) => !isReady)
    .map((answer) => `${String(answer.facts?.['site'])}: ${answer.reason}`)
    .join('; ')
  return { isReady: !reason, ...(reason && { reason }), facts: { sites: told } }
}
