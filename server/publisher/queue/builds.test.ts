import { openBuilds } from './builds'
import { Busy } from './withAdvisoryLock'

const quiet = () => undefined

test('what is asked for while a build runs gets another build, all of it one', async () => {
  const brought: (readonly string[])[] = []
  let finish: () => void = quiet
  let begun = 0
  const builds = openBuilds({
    build: () => new Promise((resolve) => ((begun += 1), (finish = resolve))),
    onBuilt: async (rows) => void brought.push(rows),
    onFree: quiet,
    log: quiet,
  })
  builds.request(['1'])
  builds.request(['2'])
  builds.request(['3'])
  expect([...builds.waiting()]).toEqual(['1', '2', '3'])
  finish()
  await new Promise((resolve) => setImmediate(resolve))
  finish()
  await builds.idle()
  expect(begun).toBe(2)
  expect(brought).toEqual([['1'], ['2', '3']])
  expect(builds.waiting().size).toBe(0)
})

test('a build that fails is said and tried again, and what it was for waits on', async () => {
  const said: string[] = []
  const brought: string[] = []
  let attempts = 0
  const builds = openBuilds({
    build: async () => {
      if (++attempts < 3) throw new Error('disk full')
    },
    onBuilt: async (rows) => void brought.push(...rows),
    onFree: quiet,
    log: (line) => said.push(line),
    againAfter: 1,
  })
  builds.request(['7'])
  await builds.idle()
  expect(attempts).toBe(3)
  expect(brought).toEqual(['7'])
  expect(said).toEqual(Array(2).fill('The build failed and is tried again: disk full'))
})

test('a build that another publisher is at is waited for, which is said once, is no failure and is not looked for later and later', async () => {
  const said: string[] = []
  let attempts = 0
  const builds = openBuilds({
    build: async () => {
      // Waiting twice as long each time, the last would come in years.
      if (++attempts < 40) throw new Busy('another process is publishing it')
    },
    onBuilt: async () => undefined,
    onFree: quiet,
    log: (line) => said.push(line),
    againAfter: 1,
    mostAfter: Infinity,
  })
  builds.request()
  await builds.idle()
  expect(attempts).toBe(40)
  expect(said).toEqual(['Waiting to build: another process is publishing it.'])
})

test('closing ends the waiting for another attempt', async () => {
  const builds = openBuilds({
    build: () => Promise.reject(new Error('no')),
    onBuilt: async () => undefined,
    onFree: quiet,
    log: quiet,
    againAfter: 600_000,
  })
  builds.request()
  await new Promise((resolve) => setImmediate(resolve))
  await builds.close()
  await builds.idle()
})

test('what is parked waits for the build that runs and is free after it', async () => {
  let finish: () => void = quiet
  let freed = 0
  let begun = 0
  const builds = openBuilds({
    build: () => new Promise((resolve) => ((begun += 1), (finish = resolve))),
    onBuilt: async () => undefined,
    onFree: () => void (freed += 1),
    log: quiet,
  })
  builds.request()
  builds.park(['9'])
  expect([...builds.waiting()]).toEqual(['9'])
  finish()
  await builds.idle()
  expect(begun).toBe(1)
  expect(freed).toBe(1)
  expect(builds.waiting().size).toBe(0)
  builds.park(['10'])
  finish()
  await builds.idle()
  expect(begun).toBe(2)
})

test('what is parked while a failed build waits for its time has it begun at once', async () => {
  let isMended = false
  const brought: string[] = []
  const builds = openBuilds({
    build: async () => {
      if (!isMended) throw new Error('There is no home page')
    },
    onBuilt: async (rows) => void brought.push(...rows),
    onFree: quiet,
    log: quiet,
    againAfter: 600_000,
  })
  builds.request(['1'])
  await new Promise((resolve) => setImmediate(resolve))
  isMended = true
  builds.park(['2'])
  await builds.idle()
  expect(brought).toEqual(['1', '2'])
})

test('what was parked during a build that failed is brought by the next one', async () => {
  let fail: (error: Error) => void = quiet
  let attempts = 0
  const brought: string[] = []
  const builds = openBuilds({
    build: () =>
      new Promise((resolve, reject) => {
        if (++attempts > 1) resolve()
        else fail = reject
      }),
    onBuilt: async (rows) => void brought.push(...rows),
    onFree: quiet,
    log: quiet,
    againAfter: 1,
  })
  builds.request()
  builds.park(['3'])
  fail(new Error('disk full'))
  await builds.idle()
  expect(brought).toEqual(['3'])
})
