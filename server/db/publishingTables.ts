import type { ColumnType, Generated } from 'kysely'
import type { FeedFacts, FeedRun } from '../../src/contract/feedRun'
import type { Ref } from '../../src/contract/quarantine'
import type { OutgoingRow } from './visitorTables'

/** What a change is about: a listing, a holiday unit, a page, or everything. */
export type ChangeKind = Ref['kind'] | 'site'

/** One publishing of single changes, or one whole build. */
export type RunKind = 'changes' | 'build'
export type RunState = 'running' | 'done' | 'failed' | 'interrupted'

/** Tables of migrations 006, 009, 017, 024, 029, 031, 032 and 033. */
export interface PublishingTables {
  /** What the processes of one database have in common: secrets that nobody gave (`server/secrets.ts`). */
  shared_setting: {
    name: string
    value: string
    stored_at: Generated<Date>
  }
  /** Who lives, and of those that do not when they were last heard of. */
  process_seen: {
    machine: string
    addresses: string[]
    roles: string[]
    since: Date
    seen_at: Date
    /** It said itself that it ends. */
    stopped: boolean
  }
  publish_change: {
    site_id: string
    id: Generated<string>
    kind: ChangeKind
    /** Number of the thing; null for everything. */
    ref: number | null
    stored_at: Generated<Date>
  }
  webhook_seen: {
    site_id: string
    id: string
    signature: string
    /** Of before there was one: null. */
    body_hash: string | null
    job_id: string
    stored_at: Generated<Date>
  }
  webhook: OutgoingRow
  publish_run: {
    site_id: string
    id: Generated<string>
    kind: RunKind
    state: RunState
    started_at: Date
    ended_at: Date | null
    /** How often it was tried, when it failed the same way again and again. */
    attempts: Generated<number>
    /** Pages written. */
    pages: number | null
    /** What it was about, or why it failed; for an operator. */
    detail: string | null
  }
  publish_left_out: {
    site_id: string
    kind: Ref['kind']
    ref: number
    reason: string
    since: Generated<Date>
  }
  operator_session_ended: {
    id: string
    until: Date
  }
  import_run: {
    site_id: string
    id: Generated<string>
    /** Name of the file, as whoever imported it named it. */
    file: string
    started_at: Date
    ended_at: Date
    added: number
    changed: number
    unchanged: number
    removed: number
    rejected: number
  }
  feed_run: {
    site_id: string
    id: Generated<string>
    state: FeedRun['state']
    started_at: Date
    ended_at: Date
    /** How many in a row ended so. */
    times: Generated<number>
    added: number
    changed: number
    unchanged: number
    removed: number
    detail: string
    /** Written as JSON. */
    feed: ColumnType<FeedFacts | null, string | null, string | null>
  }
}
