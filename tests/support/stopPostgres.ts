import { once } from 'node:events'
import { keeperOfRun } from './keeperOfRun'

/** Jest's global teardown: lets the keeper stop its server and waits until it has. */
export default async function stopPostgres(): Promise<void> {
  const keeper = keeperOfRun.process
  if (!keeper || keeper.exitCode !== null) return
  const gone = once(keeper, 'exit')
  keeper.stdin?.end()
  await gone
}
