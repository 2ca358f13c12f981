import type { Kysely } from 'kysely'
import type { Database } from '../../db/tables'
import type { Session } from './operatorSession'

type Db = Kysely<Database>

/** Ends a session for every process and for good, whoever kept its cookie; of those that are over by themselves no word is kept. */
export async function endSession(db: Db, session: Session): Promise<void> {
  await db.deleteFrom('operator_session_ended').where('until', '<', new Date()).execute()
  await db
    .insertInto('operator_session_ended')
    .values(session)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

export async function isEnded(db: Db, { id }: Session): Promise<boolean> {
  const ended = await db
    .selectFrom('operator_session_ended')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return ended !== undefined
}
