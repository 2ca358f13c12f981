/** How long something about a person is kept. One row a thing: the job, the record and the privacy statement go by it. */
export interface Kept {
  what: string
  table:
    | 'mail'
    | 'webhook'
    | 'idempotency_key'
    | 'visit_count'
    | 'alert_search'
    | 'alert_subscriber'
    | 'alert_token'
    | 'contact_message'
    | 'appointment'
    | 'open_viewing'
    | 'open_stay'
    | 'rental_reservation'
    | 'alert_match'
    | 'listing_change'
  days: number
  /** SQL: the moment from which the days are counted; null in a row keeps that row. */
  since: string
  /** The row stays for the agency's books, without the person. */
  anonymise?: true
}

export const RETENTION: readonly Kept[] = [
  {
    what: 'Answers kept for a request that is sent again',
    table: 'idempotency_key',
    days: 1,
    since: 'created_at',
  },
  { what: 'Counts of visits, under hashes', table: 'visit_count', days: 1, since: 'since' },
  {
    what: 'Alerts that nobody confirmed',
    table: 'alert_search',
    days: 7,
    since: 'case when confirmed_at is null then created_at end',
  },
  {
    what: 'Mailboxes that confirmed nothing',
    table: 'alert_subscriber',
    days: 7,
    since: 'case when confirmed_at is null then created_at end',
  },
  { what: 'Hashes of expired tokens', table: 'alert_token', days: 0, since: 'expires_at' },
  {
    what: 'Which listings a subscriber was told of',
    table: 'alert_match',
    days: 400,
    since: 'case when mail_id is not null then created_at end',
  },
  {
    what: 'Changes of listings that nobody is told of',
    table: 'listing_change',
    days: 7,
    since: 'created_at',
  },
  { what: 'Questions to the agency', table: 'contact_message', days: 180, since: 'created_at' },
  { what: 'Whose a viewing to come is, under hashes', table: 'open_viewing', days: 0, since: 'starts_at' },
  { what: 'Whose a stay to come is, under hashes', table: 'open_stay', days: 0, since: 'arrived_at' },
  { what: 'Who came to a viewing', table: 'appointment', days: 30, since: 'ends_at', anonymise: true },
  { what: 'Who had a stay', table: 'rental_reservation', days: 90, since: 'upper(stay)', anonymise: true },
  // What was sent has been erased already: this is what was not, or never could be.
  {
    what: 'Mails that were sent, could not be, or are only kept',
    table: 'mail',
    days: 30,
    since: 'created_at',
  },
  {
    what: 'Numbers of what changed, told to a publisher or not',
    table: 'webhook',
    days: 7,
    since: 'created_at',
  },
]
