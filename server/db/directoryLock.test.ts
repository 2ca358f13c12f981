import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockDirectory } from './directoryLock'

describe('the lock of an embedded database', () => {
  let folder: string
  let file: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lock-'))
    file = join(folder, 'pglite.pid')
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('is had by one at a time and can be given back', async () => {
    const unlock = await lockDirectory(file)
    await expect(lockDirectory(file)).rejects.toThrow(`is in use by process ${process.pid}`)
    await unlock()
    await (
      await lockDirectory(file)
    )()
    expect(await readdir(folder)).toEqual([])
  })

  it('is refused while another process has it, and says what to do', async () => {
    const other = spawn(process.execPath, ['-e', 'setTimeout(() => undefined, 60000)'])
    await writeFile(file, String(other.pid))
    await expect(lockDirectory(file)).rejects.toThrow(/set DATA_DIR to another folder, or DATABASE_URL/)
    other.kill()
    await once(other, 'exit')
    await (
      await lockDirectory(file)
    )()
  })

  it('is taken from a process of an earlier container that had our own number, and from nonsense', async () => {
    await writeFile(file, String(process.pid))
    await (
      await lockDirectory(file)
    )()
    await writeFile(file, 'not a number')
    await (
      await lockDirectory(file)
    )()
  })
})
