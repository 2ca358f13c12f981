import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { takeFromCommand } from './fromCommand'

describe('a command whose output is the feed', () => {
  let folder: string
  let to: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'command-'))
    to = join(folder, 'feed')
  })
  afterAll(() => rm(folder, { recursive: true }))

  const take = (
    command: string | string[],
    over: { megabytes?: number; minutes?: number; signal?: AbortSignal } = {},
  ) =>
    takeFromCommand(command, folder, to, {
      ...{ megabytes: 1, minutes: 1, signal: new AbortController().signal },
      ...over,
    })
  const script = (code: string) => [process.execPath, '-e', code]

  it('is run word by word as a list, and by the shell as a line', async () => {
    const taken = await take(script('process.stdout.write("$HOME;" + process.cwd())'))
    expect(await readFile(taken.file, 'utf8')).toBe(`$HOME;${folder}`)
    expect(taken).toMatchObject({ name: '', bytes: folder.length + 6 })
    await take('printf abc | tr a-z A-Z')
    expect(await readFile(to, 'utf8')).toBe('ABC')
  })

  it('is refused when it ends with another code than 0, with the last of what it says', async () => {
    const loud =
      'console.log("<half"); for (let n = 1; n < 9; n++) console.error("line " + n); process.exitCode = 3'
    await expect(take(script(loud))).rejects.toMatchObject({
      name: 'Refused',
      message: 'the command ended with 3: line 4\nline 5\nline 6\nline 7\nline 8',
    })
    await expect(take(['/nowhere/fetch'])).rejects.toThrow(/^the command cannot be run: .*ENOENT/)
    await expect(take('nowhere-fetch')).rejects.toThrow(/^the command ended with 127: .*not found/)
  })

  it('is ended with all it started when it gives too much or takes too long', async () => {
    await expect(take('yes | cat')).rejects.toThrow('the feed is longer than 1 MB (limits.megabytes)')
    const mark = join(folder, 'alive')
    const slow = `(while true; do echo . >> ${mark}; sleep 0.1; done) & sleep 30`
    await expect(take(slow, { minutes: 0.01 })).rejects.toThrow('it took longer than 0.01 minutes')
    const then = await readFile(mark, 'utf8')
    await sleep(400)
    expect(await readFile(mark, 'utf8')).toBe(then)
  })

  it('is ended when the sync is', async () => {
    const stop = new AbortController()
    const taking = take(['sleep', '30'], { signal: stop.signal })
    setTimeout(() => stop.abort(), 100)
    await expect(taking).rejects.toMatchObject({ name: 'Error', message: 'was stopped' })
  })
})
