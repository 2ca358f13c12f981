import type { Kysely } from 'kysely'
import type { Database } from '../../db/tables'
import { accept, resume, rollback } from '../../releases/changeServed'
import { assertNotPinned } from '../../releases/pinned'
import { openReleaseStore } from '../../releases/releaseStore'
import { storeRows } from '../../queue/putOnQueue'
import { storeAll } from '../queue/changeStore'
import { changesOf } from '../hot/apart'
import { quarantinedOf } from './quarantined'
import type { Site } from './siteStatus'
import { resendUndelivered } from './undelivered'

/** What an operator can have done from the status page (record 435). */
const ACT_NAMES = ['build', 'retry', 'resend', 'rollback', 'accept', 'resume'] as const
export type ActName = (typeof ACT_NAMES)[number]

export const isActName = (name: unknown): name is ActName => ACT_NAMES.includes(name as ActName)

interface About {
  db: Kysely<Database>
  site: Site
  /** Of `rollback` and `accept`. */
  release: string
  /** Says to whoever publishes the site that something waits. */
  push: (siteId: string) => Promise<void>
}

interface Act {
  /** Words of the button; `release` is '' where it is about none. */
  button: (release: string) => string
  /** What is asked before it is done; without it nothing is. */
  question?: (release: string, siteId: string) => string
  /** @returns what was done, in a sentence. @throws Error with why it was not */
  run: (about: About) => Promise<string>
}

const storeOf = ({ dataDir, siteId }: Site) => openReleaseStore(dataDir, siteId)
const counted = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`

export const ACTS: Readonly<Record<ActName, Act>> = {
  build: {
    button: () => 'Build the site',
    async run({ db, site, push }) {
      const { siteId } = site
      await assertNotPinned(storeOf(site))
      await storeRows(db, siteId, [{ kind: 'site', ref: null }])
      await push(siteId)
      return `A build of ${siteId} was asked for; where the last one ended well and nothing is new since, it ends at once.`
    },
  },
  retry: {
    button: () => 'Try again now',
    async run({ db, site: { siteId }, push }) {
      const quarantined = await quarantinedOf(db, siteId)
      await storeAll(db, siteId, changesOf(quarantined))
      await push(siteId)
      return quarantined.length
        ? `${counted(quarantined.length, 'thing that was left out is', 'things that were left out are')} tried again, and what waits.`
        : 'What waits is tried again.'
    },
  },
  resend: {
    button: () => 'Send them again',
    async run({ db, site: { siteId } }) {
      const count = await resendUndelivered(db, siteId)
      return `${counted(count, 'message is', 'messages are')} sent again.`
    },
  },
  rollback: {
    button: (release) => `Serve ${release} again`,
    question: (release, siteId) =>
      `Serve release ${release} of ${siteId}, as it was, and pin the site there: no build replaces it until you let it. What changed since it was built comes back with the next change of each listing.`,
    async run({ site, release }) {
      await rollback(storeOf(site), release)
      return `Release ${release} is served, and pinned there: no build replaces it until you let it.`
    },
  },
  accept: {
    button: (release) => `Serve ${release} all the same`,
    question: (release, siteId) => `Serve release ${release} of ${siteId}, though it was refused.`,
    run: async ({ site, release }) => (await accept(storeOf(site), release)).join(' '),
  },
  resume: {
    button: () => 'Let builds replace it again',
    async run({ site }) {
      await resume(storeOf(site))
      return 'Builds may replace the release again; what changed meanwhile is brought.'
    },
  },
}
