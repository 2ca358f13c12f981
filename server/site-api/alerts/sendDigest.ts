import { type Kysely, sql } from 'kysely'
import type { Locale } from '../../../src/contract/common'
import type { Database } from '../../db/tables'
import type { Sender } from '../../mail/compose'
import type { MailListing } from '../../mail/content'
import { mailWords } from '../../mail/mailWords'
import { alertDigestMessage } from '../../mail/messages/alertDigest'
import { enqueue } from '../../mail/outbox'
import { findListingFacts } from '../visitors/listingFacts'
import { changeText } from './changeText'
import { type Change, mergedChanges } from './changesBetween'
import { describeSearch } from './describeSearch'
import { issueToken } from './tokens'

type Db = Kysely<Database>

interface Subscriber {
  id: string
  email: string
  locale: Locale
}
type Matched = Change & { search: string; pageId: number | null }

/** Listings one mail shows; more are counted. */
const SHOWN = 20

async function listingsOf(db: Db, sender: Sender, { locale }: Subscriber, matches: readonly Matched[]) {
  const t = mailWords(locale, sender.words)
  const names = new Map<string, string>()
  for (const { search, pageId } of matches) {
    const key = `${pageId} ${search}`
    if (!names.has(key)) names.set(key, await describeSearch(db, sender.site.id, { search, pageId }, locale))
  }
  const listings: MailListing[] = []
  for (const estateId of new Set(matches.map((match) => match.estateId))) {
    const own = matches.filter((match) => match.estateId === estateId)
    const [first] = own
    // Each search that fits saw the same changes.
    const ofOne = own.filter(({ search, pageId }) => search === first?.search && pageId === first.pageId)
    const changes = mergedChanges(ofOne)
    const known = changes.length ? await findListingFacts(db, sender, estateId) : undefined
    // What happened before it was sold is no news any more, also to who did not ask to hear of that.
    const told = known?.isSold ? changes.filter(({ kind }) => kind === 'sold') : changes
    if (!known || !told.length) continue
    const { status, title, url, price, about, picture } = known.facts(locale)
    const fits = [...new Set(own.map(({ search, pageId }) => names.get(`${pageId} ${search}`)))]
    listings.push({
      title,
      url,
      price,
      about,
      ...(picture && { picture }),
      news: told.map((change) => changeText(t, change, status)),
      reasons: fits.map((search) => t('alert.why', { search: search || t('alert.anything') })),
    })
  }
  return listings
}

/**
 * Puts one subscriber's message in the outbox with everything that is due for them, and marks it as told in the same
 * transaction: no change is told twice, and none is lost. Gives false when nobody has anything due.
 */
export async function sendDigest(db: Db, sender: Sender): Promise<boolean> {
  const siteId = sender.site.id
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<Subscriber>`
      select s.id, s.email, s.locale from alert_subscriber s
      where s.site_id = ${siteId} and not s.paused and exists (
        select from alert_match m join alert_search q on q.site_id = m.site_id and q.id = m.search_id
        where q.site_id = s.site_id and q.subscriber_id = s.id and m.mail_id is null and m.due_at <= now()
      )
      limit 1 for update skip locked
    `.execute(transaction)
    const [subscriber] = rows
    if (!subscriber) return false
    const due = sql`m.site_id = ${siteId} and q.site_id = m.site_id and q.id = m.search_id
      and q.subscriber_id = ${subscriber.id} and m.mail_id is null and m.due_at <= now()`
    const { rows: matches } = await sql<Matched>`
      select m.estate_id as "estateId", m.listing_id as "listingId", m.kind, m.was, m.is_now as now, q.search,
        q.page_id as "pageId"
      from alert_match m, alert_search q where ${due} order by m.change_id
    `.execute(transaction)
    const listings = await listingsOf(transaction, sender, subscriber, matches)
    const mailId = listings.length ? await mailDigest(transaction, sender, subscriber, listings) : ''
    await sql`update alert_match m set mail_id = ${mailId} from alert_search q where ${due}`.execute(
      transaction,
    )
    return true
  })
}

async function mailDigest(
  db: Db,
  sender: Sender,
  { id, email, locale }: Subscriber,
  listings: MailListing[],
) {
  const siteId = sender.site.id
  const editToken = await issueToken(db, siteId, 'edit', { subscriberId: id })
  const unsubscribeToken = await issueToken(db, siteId, 'unsubscribe', { subscriberId: id })
  const shown = listings.slice(0, SHOWN)
  const more = listings.length - shown.length
  const message = alertDigestMessage(sender, {
    email,
    locale,
    listings: shown,
    more,
    editToken,
    unsubscribeToken,
  })
  return enqueue(db, siteId, 'alert', message)
}
