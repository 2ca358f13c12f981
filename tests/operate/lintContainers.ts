import { PROJECT } from '../publish/program'
import { runCommand } from '../support/command'

const LINTERS = [
  ['dclint@3.1.0', ['--quiet', 'docs/deploy/compose.yaml']],
  ['dockerfile-utils@0.16.3', ['lint', 'docs/deploy/Dockerfile']],
] as const

/** Where no container runs, its files are read by linters, which come from the registry. @throws Error when one finds a mistake */
export async function lintContainers(log: (line: string) => void): Promise<void> {
  for (const [linter, args] of LINTERS) {
    const lines: string[] = []
    const code = await runCommand('npx', ['--yes', linter, ...args], {
      cwd: PROJECT,
      onLine: (line) => lines.push(line),
    })
    if (code !== 0) throw new Error(`${linter} ${args.join(' ')}:\n${lines.join('\n')}`)
    log(`${args.at(-1)} passes ${linter}`)
  }
}
