import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { processFields } from '../../src/publish/processFields'
import { hasCode, unless } from '../errorCode'

/** That another process is at it. */
export class Locked extends Error {
  override readonly name = 'Locked'
}

interface Holder {
  pid: number
  /** When that process began, as its machine counts; a number is given to another one once it has ended. */
  began: string | undefined
  since: string
}

/** Field 22 of proc(5): when a process began. */
const beganAt = (pid: number): string | undefined => processFields(pid)[19]

/** One that has ended, and that nobody has asked how: its number is still taken. */
const ENDED = ['Z', 'X']

function isAlive({ pid, began }: Holder): boolean {
  if (pid === process.pid) return began === beganAt(pid)
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (hasCode(error, 'ESRCH')) return false
  }
  const { 0: state = '', 19: now } = processFields(pid)
  if (ENDED.includes(state)) return false
  return began === undefined || now === undefined || began === now
}

function holderOf(text: string): Holder | undefined {
  try {
    const { pid, began, since } = JSON.parse(text) as Holder
    return Number.isInteger(pid) && pid > 0 ? { pid, began, since } : undefined
  } catch {
    return undefined
  }
}

/** Takes a lock that nobody holds any more out of the way; what somebody else has put there meanwhile stays. */
async function clear(file: string, dead: string): Promise<void> {
  const aside = `${file}.${randomUUID()}`
  await rename(file, aside).catch(unless('ENOENT'))
  const taken = await readFile(aside, 'utf8').catch(unless('ENOENT'))
  if (taken !== undefined && taken !== dead) await link(aside, file).catch(unless('EEXIST'))
  await rm(aside, { force: true })
}

const TRIES = 10

/**
 * Works while no other process does so with the same file. One that was left by a process that is no more is taken over.
 * @param what it is that others are at, in a word
 * @param work is told whether that was so: what it was at may have been broken off
 * @throws Locked that says who is at it
 */
export async function withLock<T>(
  file: string,
  work: (wasLeft: boolean) => Promise<T>,
  what = 'sync',
): Promise<T> {
  const holder: Holder = {
    pid: process.pid,
    began: beganAt(process.pid),
    since: new Date().toISOString(),
  }
  const own = JSON.stringify(holder)
  await mkdir(dirname(file), { recursive: true })
  let wasLeft = false
  for (let tries = 1; !(await put(file, own)); tries++) {
    const found = await readFile(file, 'utf8').catch(unless('ENOENT'))
    if (found === undefined) continue
    const other = holderOf(found)
    if ((other && isAlive(other)) || tries > TRIES)
      throw new Locked(`another ${what} is at it (process ${other?.pid}, since ${other?.since}): ${file}`)
    wasLeft = true
    await clear(file, found)
  }
  try {
    return await work(wasLeft)
  } finally {
    if ((await readFile(file, 'utf8').catch(() => '')) === own) await rm(file, { force: true })
  }
}

/** Whole or not at all: nobody finds a lock that says nothing yet. */
async function put(file: string, text: string): Promise<boolean> {
  const fresh = `${file}.${randomUUID()}`
  await writeFile(fresh, text)
  try {
    await link(fresh, file)
    return true
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
    return false
  } finally {
    await rm(fresh, { force: true })
  }
}
