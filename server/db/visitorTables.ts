import type { Generated, GeneratedAlways } from 'kysely'

/** What must go out, and how that went. */
export interface OutgoingRow {
  site_id: string
  id: string
  state: Generated<'waiting' | 'sending' | 'sent' | 'failed'>
  /** JSON text; null once it was sent. */
  message: string | null
  attempts: Generated<number>
  due_at: Generated<Date>
  leased_until: Date | null
  error: string | null
  settled_at: Date | null
  created_at: Generated<Date>
}

interface MailRow extends OutgoingRow {
  kind: string
}

interface IdempotencyKeyRow {
  site_id: string
  key: string
  /** Of the body that came with the key. */
  digest: string
  answer: string | null
  created_at: Generated<Date>
}

interface VisitCountRow {
  site_id: string
  key: string
  since: Date
  hits: number
}

interface AlertSubscriberRow {
  site_id: string
  id: string
  email: string
  locale: string
  confirmed_at: Date | null
  paused: Generated<boolean>
  created_at: Generated<Date>
}

interface AlertSearchRow {
  site_id: string
  id: string
  subscriber_id: string
  search: string
  page_id: number | null
  locale: string
  frequency: string
  changes: string[]
  paused: Generated<boolean>
  agreements: string
  confirmed_at: Date | null
  created_at: Generated<Date>
}

interface AlertTokenRow {
  site_id: string
  hash: string
  subscriber_id: string
  /** Of a token that confirms: the one search it is about. */
  search_id: string | null
  purpose: 'confirm' | 'edit' | 'unsubscribe'
  expires_at: Date
}

interface Change {
  estate_id: number
  listing_id: number
  kind: string
  was: number | null
  is_now: number | null
}

interface ListingChangeRow extends Change {
  site_id: string
  id: GeneratedAlways<string>
  created_at: Generated<Date>
}

interface AlertMatchRow extends Change {
  site_id: string
  search_id: string
  change_id: string
  due_at: Date
  /** The mail that told of it. */
  mail_id: string | null
  created_at: Generated<Date>
}

interface ContactMessageRow {
  site_id: string
  id: string
  estate_id: number | null
  rental_unit_id: number | null
  name: string
  email: string
  phone: string | null
  message: string
  locale: string
  agreements: string
  created_at: Generated<Date>
}

/** Tables of migration 003. jsonb columns are written and read as JSON text. */
export interface VisitorTables {
  mail: MailRow
  idempotency_key: IdempotencyKeyRow
  visit_count: VisitCountRow
  alert_subscriber: AlertSubscriberRow
  alert_search: AlertSearchRow
  alert_token: AlertTokenRow
  listing_change: ListingChangeRow
  alert_match: AlertMatchRow
  contact_message: ContactMessageRow
}
