import type { Kysely } from 'kysely'
import type { Accepted, AlertBody } from '../../../src/contract/ajax'
import type { Database } from '../../db/tables'
import type { Sender } from '../../mail/compose'
import { alertConfirmMessage } from '../../mail/messages/alertConfirm'
import { enqueue } from '../../mail/outbox'
import { askSearch, searchText } from './alertSearches'
import { describeSearch } from './describeSearch'
import { issueToken } from './tokens'

/**
 * Keeps what is asked for and mails the link that confirms it, in the transaction it is given. The answer is the same for a
 * mailbox that is known and one that is not. @throws HttpProblem 400
 */
export async function subscribe(db: Kysely<Database>, sender: Sender, body: AlertBody): Promise<Accepted> {
  const siteId = sender.site.id
  const { email, locale, pageId } = body
  const asked = await askSearch(db, siteId, body)
  if (asked) {
    const token = await issueToken(db, siteId, 'confirm', asked)
    const search = await describeSearch(db, siteId, { search: searchText(body.search), pageId }, locale)
    await enqueue(db, siteId, 'alert-confirm', alertConfirmMessage(sender, { email, locale, token, search }))
  }
  return { status: 'accepted' }
}
