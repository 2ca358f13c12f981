import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The state of the program as git calls it: a tag or a commit; `unknown` where there is none of git. */
export const programState = (projectDir: string): Promise<string> =>
  run('git', ['describe', '--always', '--tags', '--dirty'], { cwd: projectDir }).then(
    ({ stdout }) => stdout.trim() || 'unknown',
    () => 'unknown',
  )
