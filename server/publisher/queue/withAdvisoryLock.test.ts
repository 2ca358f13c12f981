import { connect } from '../../db/connect'
import { emptyDatabase } from '../../../tests/support/databases'
import { Busy, withAdvisoryLock } from './withAdvisoryLock'

test('two processes on one PostgreSQL never publish the same site at once, other sites they do', async () => {
  const one = await emptyDatabase('PostgreSQL')
  const other = await connect({ databaseUrl: one.url ?? '' })
  const done: string[] = []
  await withAdvisoryLock(one, 'a', async () => {
    await expect(withAdvisoryLock(other, 'a', async () => void done.push('a'))).rejects.toThrow(Busy)
    await withAdvisoryLock(other, 'b', async () => void done.push('b'))
  })
  await withAdvisoryLock(other, 'a', async () => void done.push('a'))
  expect(done).toEqual(['b', 'a'])
  await other.close()
  await one.close()
})
