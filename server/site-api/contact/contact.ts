import { type Kysely, sql } from 'kysely'
import type { Accepted, ContactBody } from '../../../src/contract/ajax'
import { rentalTitle } from '../../../src/domain/rental/rentalTitle'
import { href } from '../../../src/routing/routes'
import type { Database } from '../../db/tables'
import type { Sender } from '../../mail/compose'
import { contactMessage } from '../../mail/messages/contact'
import { enqueue } from '../../mail/outbox'
import { badField } from '../../http/problem'
import { secretId } from '../../http/secretId'
import { findRentalUnit } from '../rental/rentalRepository'
import { findListingFacts } from '../visitors/listingFacts'

type Db = Kysely<Database>

/** What a question is about, and who answers it: the agency unless a listing has somebody of its own. */
async function subjectOf(db: Db, sender: Sender, { estateId, rentalUnitId }: ContactBody) {
  const { agency, defaultLanguage: locale } = sender.site.settings
  const to = { name: agency.name, address: agency.email }
  if (estateId) {
    const listing = await findListingFacts(db, sender, estateId)
    if (!listing) throw badField('estateId', 'is not a listing of this site')
    const { subject: label, url } = listing.facts(locale)
    const { salesRep } = listing
    const name = salesRep ? `${salesRep.firstname} ${salesRep.lastname}` : agency.name
    return { about: { label, url }, to: salesRep?.email ? { name, address: salesRep.email } : to }
  }
  if (rentalUnitId) {
    const unit = await findRentalUnit(db, sender.site.id, rentalUnitId)
    if (!unit) throw badField('rentalUnitId', 'is not a holiday unit of this site')
    const url = sender.origin + href('rentalUnit', locale, { rentalUnitId })
    return { about: { label: rentalTitle(unit, locale), url }, to }
  }
  return { to }
}

/** Keeps a question and puts its mail in the outbox. @throws HttpProblem 400 */
export async function contact(db: Db, sender: Sender, body: ContactBody): Promise<Accepted> {
  const { to, about } = await subjectOf(db, sender, body)
  const {
    estateId = null,
    rentalUnitId = null,
    name,
    email,
    phone = null,
    message,
    locale,
    agreements,
  } = body
  await db
    .insertInto('contact_message')
    .values({
      site_id: sender.site.id,
      id: secretId(),
      estate_id: estateId,
      rental_unit_id: rentalUnitId,
      name,
      email,
      phone,
      message,
      locale,
      agreements: sql<string>`${JSON.stringify(agreements)}::text::jsonb`,
    })
    .execute()
  await enqueue(db, sender.site.id, 'contact', contactMessage(sender, body, to, about))
  return { status: 'accepted' }
}
