import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '../../../releases/testing/buildTree'
import { failureOf } from './failure'
import { hearBuild } from './hearBuild'
import { keepReport, reportFile } from './reportFile'
import { stepsTo } from './steps'

/** A log and a clock; what Gatsby 5.16 sends, in the order in which it does. */
function building(progress?: (text: string) => void) {
  const said: string[] = []
  let now = 0
  const steps = stepsTo({ log: (line) => said.push(line), progress, now: () => now })
  const { onMessage, errors } = hearBuild((line) => said.push(line), steps)
  const send = (type: string, payload: object) => onMessage({ type: 'LOG_ACTION', action: { type, payload } })
  return {
    said,
    steps,
    errors,
    onMessage,
    starts: (text: string, total?: number) =>
      send('ACTIVITY_START', { id: text, text, ...(total && { total }) }),
    ends: (id: string) => send('ACTIVITY_END', { id, status: 'SUCCESS' }),
    counts: (id: string, current: number) => send('ACTIVITY_UPDATE', { id, current }),
    warns: (text: string) => send('LOG', { level: 'WARNING', text }),
    fails: (text: string) => send('LOG', { level: 'ERROR', text }),
    after: (seconds: number) => (now += seconds * 1000),
  }
}

const RENDERING = 'Building static HTML for pages'

describe('a build tells', () => {
  it('each of its steps in a line once it is over, with what it counted', () => {
    const build = building()
    build.starts('compile gatsby files')
    build.starts('load plugins')
    build.after(12)
    build.starts('Pull site demo')
    build.starts('Pull estates', 107)
    build.counts('Pull estates', 107)
    build.after(5)
    build.starts('building schema')
    build.after(0.2)
    build.starts(RENDERING, 1509)
    build.counts(RENDERING, 1509)
    build.after(80)
    build.ends(RENDERING)
    build.starts('onPostBuild')
    build.after(2)
    build.steps.end()
    expect(build.said).toEqual([
      '  Starting Gatsby: 12.0 s',
      '  Reading the site: 107 listings and projects, 5.0 s',
      '  Rendering: 1509 pages, 1 min 20 s',
      '  Sitemaps: 2.0 s',
    ])
  })

  it('a log of a long step which quarter is done, and a terminal all of it', () => {
    const shown: string[] = []
    for (const [progress, lines] of [
      [undefined, ['  Rendering: 600 of 1000', '  Rendering: 1000 pages, 40.0 s']],
      [(text: string) => shown.push(text), ['  Rendering: 1000 pages, 40.0 s']],
    ] as const) {
      const build = building(progress)
      build.starts(RENDERING, 1000)
      build.after(1)
      build.counts(RENDERING, 300)
      build.after(19)
      build.counts(RENDERING, 600)
      build.after(20)
      build.counts(RENDERING, 1000)
      build.steps.end()
      build.steps.stop()
      expect(build.said).toEqual(lines)
    }
    expect(shown).toContain('  Rendering ██████████████░░░░░░░░░░ 60 % · 600 of 1000 · 20 s')
    expect(shown.at(-1)).toBe('')
  })

  it('what it leaves out, of much of it the first, and nothing that libraries warn of', () => {
    const build = building()
    build.warns('The plugin has generated no Gatsby nodes')
    for (let id = 1; id <= 8; id++) build.warns(`Left out estate ${id}: price is a text`)
    expect(build.said).toHaveLength(6)
    expect(build.said[0]).toBe('Left out estate 1: price is a text')
    expect(build.said[5]).toBe('More is left out: the status page names it')
  })

  it('that the site API is waited for', () => {
    const build = building()
    build.warns('The site API has too much to do (503): it is asked again for 3 minutes at most')
    expect(build.said).toHaveLength(1)
  })

  it('nothing where what it hears is no report', () => {
    const build = building()
    for (const odd of [undefined, null, 'text', { type: 'other' }, { type: 'LOG_ACTION' }])
      build.onMessage(odd)
    build.steps.end()
    expect(build.said).toEqual([])
  })
})

describe('a build that fails', () => {
  const failure = (errors: string[], last: string[] = [], code: number | string = 1) =>
    failureOf({ code, errors, last })

  it('says the first error in a sentence, without the code around it', () => {
    expect(
      failure(['The site API at http://127.0.0.1:8010 could not be read: it answered 503.', 'more']),
    ).toBe(
      'gatsby build ended with 1: The site API at http://127.0.0.1:8010 could not be read: it answered 503.',
    )
    expect(
      failure(["Generating bundles failed\n\nCan't resolve './gone'\n\n  1 | import x\n> 2 | y\n  at z"]),
    ).toBe("gatsby build ended with 1: Generating bundles failed Can't resolve './gone'")
    expect(failure([], [], 'SIGKILL')).toBe('gatsby build ended with SIGKILL')
  })

  it('says what to do where that is known', () => {
    expect(failure(['write failed'], ['Error: ENOSPC: no space left on device'])).toMatch(
      /the disk is full: make room on it$/,
    )
    expect(failure([], ['FATAL ERROR: JavaScript heap out of memory'], 'SIGABRT')).toMatch(/gives it more$/)
    expect(failure([], ['error Building static HTML failed for path "/nl/huis"', 'Error: no price'])).toBe(
      'gatsby build ended with 1 as /nl/huis cannot be rendered: Error: no price',
    )
  })
})

test('the whole report is kept, readable by its owner, and a folder that takes none does not matter', async () => {
  const { dir, remove } = await temporaryFolder()
  const path = reportFile(dir, 'demo')
  const report = await keepReport(path)
  report.write('\x1b[33mwarn\x1b[0m old browsers')
  await report.close()
  expect(await readFile(path, 'utf8')).toBe('warn old browsers\n')

  const nowhere = await keepReport(join(path, 'below-a-file'))
  nowhere.write('lost')
  await nowhere.close()
  await remove()
})
