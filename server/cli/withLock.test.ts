import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { withLock } from './withLock'

describe('the lock of a sync or backup', () => {
  let folder: string
  let file: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lock-'))
    file = join(folder, 'sync', 'mysite.lock')
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('lets one in at a time, and is gone afterwards, also after a failure', async () => {
    await withLock(file, async (wasLeft) => {
      expect(wasLeft).toBe(false)
      await expect(withLock(file, async () => 1)).rejects.toThrow(
        /^another sync is at it \(process \d+, since 20/,
      )
      expect(existsSync(file)).toBe(true)
    })
    await expect(withLock(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await readdir(join(folder, 'sync'))).toEqual([])
  })

  it('lets one in of many that come at once', async () => {
    const all = Array.from({ length: 8 }, () =>
      withLock(file, () => new Promise((done) => setTimeout(done, 200))).then(
        () => 'in',
        () => 'out',
      ),
    )
    expect((await Promise.all(all)).filter((each) => each === 'in')).toHaveLength(1)
  })

  it('is taken over from a process that is no more, and one that only has its number', async () => {
    const child = spawn(process.execPath, ['-e', ''])
    await once(child, 'exit')
    await withLock(file, async () => undefined)
    for (const left of [
      JSON.stringify({ pid: child.pid, since: 'then' }),
      JSON.stringify({ pid: process.pid, began: '1', since: 'then' }),
      'nothing that is a lock',
    ]) {
      await writeFile(file, left)
      expect(await withLock(file, async (wasLeft) => wasLeft)).toBe(true)
    }
    expect(await readdir(join(folder, 'sync'))).toEqual([])
  })

  it('is held by another process as long as that lives', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)'])
    try {
      await withLock(file, async () => undefined)
      await writeFile(file, JSON.stringify({ pid: child.pid, since: 'then' }))
      await expect(withLock(file, async () => 1)).rejects.toThrow(`(process ${child.pid}, since then)`)
    } finally {
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
    expect(await withLock(file, async (wasLeft) => wasLeft)).toBe(true)
  })

  it('is not held by one that has ended and that nobody has asked how, as in a container without init', async () => {
    // It ends once the shell that would ask has become another program.
    const child = '(until grep -q sleep /proc/$$/comm; do :; done)'
    const parent = spawn('sh', ['-c', `${child} & echo $!; exec sleep 60`], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    try {
      const [line] = (await once(parent.stdout, 'data')) as [Buffer]
      const pid = Number(line.toString())
      while (!(await readFile(`/proc/${pid}/stat`, 'utf8')).includes(') Z ')) await setImmediate()
      await withLock(file, async () => undefined)
      await writeFile(file, JSON.stringify({ pid, since: 'then' }))
      expect(await withLock(file, async (wasLeft) => wasLeft)).toBe(true)
    } finally {
      parent.kill('SIGKILL')
      await once(parent, 'exit')
    }
  })
})
