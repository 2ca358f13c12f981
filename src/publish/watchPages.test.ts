import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { watchPages } from './watchPages'

const MOST = 300

/** What a process does, and how it was ended over the page that it is said to be at. */
async function endOf(code: string) {
  const child = spawn(process.execPath, ['-e', `console.log();${code}`], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await once(child.stdout, 'data')
  const watch = watchPages(child, MOST)
  const began = performance.now()
  watch.begun(1, '/nl/aanbod/7')
  const [, signal] = (await once(child, 'exit')) as [number, string]
  const { message, path, isStuck } = watch.ended(1, signal)
  return { message, path, isStuck, ms: performance.now() - began }
}

describe('a process that renders pages', () => {
  it('is ended when a page takes more of the processor than any does', async () => {
    const { ms, ...end } = await endOf('for (;;);')
    expect(end).toEqual({ message: 'It took more than 0.3 s', path: '/nl/aanbod/7', isStuck: true })
    expect(ms).toBeGreaterThanOrEqual(MOST)
  })

  it('has ten times as long while it does not get the processor', async () => {
    const { ms, ...end } = await endOf('setInterval(() => undefined, 1e6)')
    expect(end).toEqual({ message: 'It was not done in 3 s', path: '/nl/aanbod/7', isStuck: true })
    expect(ms).toBeGreaterThanOrEqual(MOST * 10)
  })

  it('that ends by itself is not said to be stuck', async () => {
    const end = await endOf('setTimeout(() => process.exit(3), 50)')
    expect(end).toMatchObject({ path: '/nl/aanbod/7', isStuck: false })
  })

  it('is left alone once the page is done', async () => {
    const child = spawn(process.execPath, ['-e', 'console.log();setTimeout(() => process.exit(4), 900)'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    await once(child.stdout, 'data')
    const watch = watchPages(child, MOST)
    watch.begun(1, '/nl/aanbod/7')
    watch.done()
    expect(await once(child, 'exit')).toEqual([4, null])
    expect(watch.ended(1, '4')).toMatchObject({ path: undefined, isStuck: false })
  })
})
