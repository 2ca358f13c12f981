/**
 * What docs/operate.md tells to run, as it stands there, on a machine of its own: folders of the system that go with it, and a systemd that
 * starts what docs/deploy says. Set up in three processes behind nginx, watched, backed up, upgraded, rolled back; as one process; restored;
 * as six processes over PostgreSQL. What it does not run itself is named in `whereRun.ts`. Wants Linux, root, systemd and nginx, the ports
 * that the page names, and takes some twenty minutes: `npm run test:operate`. It runs the last commit.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { benchPostgres } from '../bench/benchPostgres'
import { PROJECT } from '../publish/program'
import { runProcessTest } from '../support/runScript'
import { lintContainers } from './lintContainers'
import { startMachine } from './machine'
import { blocksOf } from './pageCommands'
import * as moved from './moved'
import * as oneMachine from './oneMachine'

async function main() {
  const began = Date.now()
  const log = (line: string) =>
    console.log(`${String(Math.round((Date.now() - began) / 1000)).padStart(4)} s  ${line}`)
  const blocks = blocksOf(await readFile(join(PROJECT, 'docs/operate.md'), 'utf8'))
  await lintContainers(log)
  const machine = await startMachine()
  const database = await benchPostgres(undefined)
  try {
    const operator = { machine, blocks, log }
    await oneMachine.setUp(operator)
    await oneMachine.proxy(operator)
    await oneMachine.watch(operator, false)
    await oneMachine.upgrade(operator)
    await oneMachine.rollback(operator)
    await oneMachine.goBack(operator)
    await oneMachine.oneProcess(operator)
    await oneMachine.watch(operator, true)
    await moved.backUp(operator)
    await moved.restore(operator)
    await moved.several(operator, database.url)
    log('all of it is as the page says')
  } finally {
    await machine.stop()
    await database.stop()
  }
}

runProcessTest(main)
