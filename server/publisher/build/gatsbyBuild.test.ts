import { existsSync } from 'node:fs'
import { until } from '../../../tests/publish/until'
import { writeTree } from '../../releases/testing/buildTree'
import { FAILING_BUILD, GOOD_BUILD, projectWith } from './testing/gatsbyStandIn'
import { gatsbyBuild } from './gatsbyBuild'

let project: Awaited<ReturnType<typeof projectWith>>
const isGone = (pid: number) => {
  try {
    return !process.kill(pid, 0)
  } catch {
    return true
  }
}
const there = (path: string) => existsSync(`${project.dir}/${path}`)

/** Runs a build; gives what it said. */
async function run(codeFingerprint = 'today', more: Record<string, string> = {}) {
  const lines: string[] = []
  const built = await gatsbyBuild({
    projectDir: project.dir,
    codeFingerprint,
    env: { SITE_ID: 'demo', PUBLIC_URL: 'https://huis.example', ...more },
    onLine: (line) => lines.push(line),
  })
  return { ...built, lines }
}

afterEach(() => project.remove())

test('a build is told its site, is heard line by line, and says which pages it rendered', async () => {
  project = await projectWith(GOOD_BUILD)
  expect(await run()).toEqual({ rendered: ['/nl'], lines: ['building demo for https://huis.example'] })
})

test('the build folder stays warm for the same program and is emptied for another', async () => {
  project = await projectWith(GOOD_BUILD)
  await run()
  await writeTree(project.dir, { '.cache/warm': '', 'public/of-before.html': '' })
  await run()
  expect([there('.cache/warm'), there('public/of-before.html')]).toEqual([true, true])
  await run('tomorrow')
  expect([there('.cache/warm'), there('public/of-before.html')]).toEqual([false, false])
})

test('a folder of unknown origin is not built upon', async () => {
  project = await projectWith(GOOD_BUILD)
  await writeTree(project.dir, { 'public/of-before.html': '', '.cache/warm': '' })
  await run()
  expect([there('.cache/warm'), there('public/of-before.html')]).toEqual([false, false])
})

test('a build that fails throws with its last lines, and the next one starts clean', async () => {
  project = await projectWith(FAILING_BUILD)
  const error = await run().catch((reason: Error) => reason)
  expect((error as Error).message).toMatch(/^gatsby build ended with 3:\n/)
  expect((error as Error).message).toContain('line 50')
  expect((error as Error).message).toContain('the query is wrong')
  expect((error as Error).message).not.toContain('line 1\n')
  expect(there('.cache/aanbod-code')).toBe(false)
})

test('a build that needs more memory than it has says how it gets more', async () => {
  project = await projectWith('const all = []; for (;;) all.push(new Array(1000).fill(Math.random()))')
  await expect(run('today', { NODE_OPTIONS: '--max-old-space-size=24' })).rejects.toThrow(
    /^gatsby build ended with \w+ as it ran out of memory; NODE_OPTIONS=--max-old-space-size=4096/,
  )
})

test('what a build left that was killed is not built upon, and it writes no more', async () => {
  project = await projectWith(GOOD_BUILD)
  await run()
  const endless = 'setInterval(() => undefined, 1000); console.log("at it")'
  await writeTree(project.dir, { 'node_modules/gatsby/cli.js': endless, 'public/of-before.html': '' })
  let pid = 0
  let killed: Promise<unknown> = Promise.resolve()
  await new Promise<void>((begun) => {
    killed = gatsbyBuild({
      projectDir: project.dir,
      codeFingerprint: 'today',
      env: {},
      onLine: () => begun(),
      onStart: (number) => (pid = number),
    }).catch((error: Error) => error.message)
  })
  // Another process finds the first one's still at it.
  await writeTree(project.dir, { 'node_modules/gatsby/cli.js': GOOD_BUILD })
  expect((await run()).rendered).toEqual(['/nl'])
  expect(await killed).toMatch(/^gatsby build ended with SIGKILL/)
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  expect(there('public/of-before.html')).toBe(false)
})

test('a build that is stopped ends, and does not count as done', async () => {
  project = await projectWith('setInterval(() => undefined, 1000); console.log("pid " + process.pid)')
  const controller = new AbortController()
  let pid = 0
  const building = gatsbyBuild({
    projectDir: project.dir,
    codeFingerprint: 'today',
    env: {},
    onLine: (line) => {
      pid = Number(line.slice(4))
      controller.abort()
    },
    signal: controller.signal,
  })
  await expect(building).rejects.toMatchObject({ name: 'AbortError' })
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  expect(there('.cache/aanbod-code')).toBe(false)
})

test('a build that gave up and does not end is ended, and what it started with it', async () => {
  project = await projectWith(`
const { spawn } = require('node:child_process')
const worker = spawn(process.execPath, ['-e', 'for (;;);'])
console.log('error Commit failed')
console.log('pids ' + process.pid + ' ' + worker.pid)
console.log('not finished run queries in workers - 0.211s')
setInterval(() => undefined, 1000)`)
  let pids: number[] = []
  const building = gatsbyBuild({
    projectDir: project.dir,
    codeFingerprint: 'today',
    env: {},
    onLine: (line) => {
      if (line.startsWith('pids ')) pids = line.slice(5).split(' ').map(Number)
    },
    toEnd: 50,
  })
  await expect(building).rejects.toThrow(/^gatsby build ended with SIGKILL:\nerror Commit failed/)
  expect(pids).toHaveLength(2)
  for (const pid of pids) await until('both are gone', () => isGone(pid), { patience: 5000, every: 5 })
})
