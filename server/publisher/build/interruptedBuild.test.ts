import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Busy } from '../queue/withAdvisoryLock'
import { assertNobodyBuilds, endInterrupted, noteEnded, noteRunning } from './interruptedBuild'

const COMMAND = 'a-build-of-this-test'
let folder: string
const started: ChildProcess[] = []

function waiting(name: string) {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)', name], {
    stdio: 'ignore',
  })
  started.push(child)
  return child
}
const mark = async (text: string) => {
  await mkdir(join(folder, '.cache'), { recursive: true })
  await writeFile(join(folder, '.cache/aanbod-building'), text)
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aanbod-interrupted-'))
})
afterEach(async () => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

test('a folder where every build ended was not left in the middle', async () => {
  await noteRunning(folder, process.pid)
  await noteEnded(folder)
  expect(await endInterrupted(folder, COMMAND)).toBe(false)
})

test('a build that another start of the program is at goes on, and is named', async () => {
  const [build, program] = [waiting(COMMAND), waiting('another start')]
  await mark(`${build.pid} ${program.pid}`)
  const refused = endInterrupted(folder, COMMAND)
  await expect(refused).rejects.toBeInstanceOf(Busy)
  await expect(refused).rejects.toThrow(`process ${program.pid}`)
  expect(build.exitCode ?? build.signalCode).toBeNull()
})

test('whoever would build there waits for one of another start, and for none of its own', async () => {
  const [build, program] = [waiting(COMMAND), waiting('another start')]
  await assertNobodyBuilds(folder, COMMAND)
  await mark(`${build.pid} ${program.pid}`)
  await expect(assertNobodyBuilds(folder, COMMAND)).rejects.toBeInstanceOf(Busy)
  await mark(`${build.pid} ${process.pid}`)
  await assertNobodyBuilds(folder, COMMAND)
})

test('a build whose start is dead is ended', async () => {
  const [build, program] = [waiting(COMMAND), waiting('dead')]
  await mark(`${build.pid} ${program.pid}`)
  const ended = once(build, 'exit')
  program.kill('SIGKILL')
  await once(program, 'exit')
  expect(await endInterrupted(folder, COMMAND)).toBe(true)
  await ended
})
