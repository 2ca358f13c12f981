import { until } from '../publish/until'
import type { Machine } from './machine'
import { type Block, commandsIn } from './pageCommands'
import { runElsewhere } from './whereRun'

export const WEB_PORTS = [8000, 8001]

export interface Operator {
  machine: Machine
  blocks: readonly Block[]
  log: (line: string) => void
}

/** The block below a heading that begins so. @throws Error where the page has none any more */
export function blockBelow({ blocks }: Operator, heading: string, begins: string): Block {
  const block = blocks.find(({ heading: own, lines }) => own === heading && lines[0]?.startsWith(begins))
  if (!block) throw new Error(`The page has no block ${begins}… below “${heading}” any more`)
  return block
}

/** The commands of that block that are run here. */
export const told = (operator: Operator, heading: string, begins: string) =>
  commandsIn(blockBelow(operator, heading, begins)).filter((command) => !runElsewhere(command))

/** Runs commands of the page as they stand; gives what they printed. */
export async function run({ machine, log }: Operator, commands: readonly string[]): Promise<string> {
  const printed: string[] = []
  for (const command of commands) {
    log(command)
    // Follows the log until somebody has seen enough.
    const isFollowed = / -f$/.test(command)
    printed.push(await machine.run(isFollowed ? `timeout 10 ${command}` : command, { mayFail: isFollowed }))
  }
  return printed.join('\n')
}

/** Writes a file as its reader may have it. */
export const write = ({ machine }: Operator, path: string, lines: readonly string[], mode = '0600') =>
  machine.run(`install -m ${mode} /dev/stdin ${path} <<'END'\n${lines.join('\n')}\nEND`)

const isReadyAt = async (port: number, probe: string) =>
  (await fetch(`http://127.0.0.1:${port}${probe}`).catch(() => undefined))?.status === 200

/** Waits until each of some processes can do its work; what the machine said meanwhile is told when one cannot. */
export async function ready(operator: Operator, ports: readonly number[], probe = '/readyz'): Promise<void> {
  const since = Date.now()
  for (const port of ports)
    try {
      await until(`${probe} at port ${port}`, () => isReadyAt(port, probe), { patience: 600_000, every: 500 })
    } catch (error) {
      const log = await operator.machine.run('journalctl -n 60 --no-pager', { mayFail: true })
      throw new Error(`${(error as Error).message}\n${log}`)
    }
  operator.log(`${probe} at ${ports.join(', ')} after ${Math.round((Date.now() - since) / 1000)} s`)
}

/** The settings that “Set up” shows, for the demo site. */
export const settings = (operator: Operator) =>
  blockBelow(operator, 'Set up', 'SITE_ID=').lines.map((line) => line.replace(/^SITE_ID=.*/, 'SITE_ID=demo'))
