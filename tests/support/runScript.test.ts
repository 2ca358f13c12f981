import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const PROJECT = join(__dirname, '../..')

/** The exit code of a script whose work is some code. */
const codeOf = (runner: 'runScript' | 'runProcessTest', work: string) =>
  spawnSync(
    process.execPath,
    [
      ...['--import', 'tsx', '--input-type=module', '-e'],
      `import script from './tests/support/runScript.ts'; script.${runner}(async () => { ${work} })`,
    ],
    { cwd: PROJECT, encoding: 'utf8' },
  ).status

describe.each(['runScript', 'runProcessTest'] as const)('a script of %s', (runner) => {
  it('ends with 0 when all went well, whatever it leaves open', () => {
    expect(codeOf(runner, 'setInterval(() => undefined, 1000)')).toBe(0)
  })
  it('ends with 1 when something went wrong', () => {
    expect(codeOf(runner, "throw new Error('wrong')")).toBe(1)
  })
  it('ends with the code that it set', () => {
    expect(codeOf(runner, 'process.exitCode = 3')).toBe(3)
  })
})
