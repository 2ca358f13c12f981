import type { Generated } from 'kysely'

/** What a change is about: a listing, a holiday unit, a page, or everything. */
export type ChangeKind = 'estate' | 'rentalUnit' | 'page' | 'site'

/** Tables of migration 006. */
export interface PublishingTables {
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
    job_id: string
    stored_at: Generated<Date>
  }
}
