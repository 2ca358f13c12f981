import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { giveWay } from './giveWay'

const isLinux = process.platform === 'linux'

it('lets every thread of a process give way, those that read files for it, too', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'aanbod-way-'))
  const script = join(folder, 'reads.cjs')
  await writeFile(
    script,
    "require('node:fs').readFile(__filename, () => process.send('read')); setInterval(() => 0, 1000)",
  )
  const child = fork(script, { execArgv: [] })
  try {
    await once(child, 'message')
    const pid = child.pid ?? 0
    giveWay(pid)
    const threads = isLinux ? (await readdir(`/proc/${pid}/task`)).map(Number) : [pid]
    if (isLinux) expect(threads.length).toBeGreaterThan(1)
    expect([...new Set(threads.map((thread) => getPriority(thread)))]).toEqual([10])
  } finally {
    child.kill()
    await rm(folder, { recursive: true })
  }
})

it('does nothing to a process that has ended', () => expect(() => giveWay(2 ** 22 - 1)).not.toThrow())
