import { until } from '../publish/until'
import type { Machine } from './machine'
import { type Block, commandsOf } from './pageCommands'
import { runElsewhere } from './whereRun'

export const WEB_PORTS = [8000, 8001]
/** As the commands of an office are run: in the folder of the program, by its user, with its settings. */
const AS_THE_PROGRAM =
  'cd /srv/aanbod && set -a && . /etc/aanbod/aanbod.env && set +a && runuser -u aanbod -- env DATA_DIR=/var/lib/aanbod'

/** @throws Error with what is not as the page says */
export function assert(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(what)
}

export interface Operator {
  machine: Machine
  blocks: readonly Block[]
  log: (line: string) => void
}

/** The commands below a heading of the page that are run here. */
export const told = ({ blocks }: Operator, heading: string) => {
  const commands = commandsOf(blocks).flatMap(({ heading: own, command }) =>
    own === heading && !runElsewhere(command) ? [command] : [],
  )
  assert(commands.length > 0, `The page tells no command below “${heading}” any more`)
  return commands
}

/** Runs what the page tells below a heading, as it stands. */
export async function run(operator: Operator, heading: string, commands = told(operator, heading)) {
  for (const command of commands) {
    operator.log(`${heading}: ${command}`)
    // Follows the log until somebody has seen enough.
    const isFollowed = / -f$/.test(command)
    await operator.machine.run(isFollowed ? `timeout 10 ${command}` : command, { mayFail: isFollowed })
  }
}

/** Runs a command of the office's. */
export const asProgram = ({ machine }: Operator, command: string) =>
  machine.run(`${AS_THE_PROGRAM} ${command}`)

/** The lines of a block of the page that is no command: settings, a line of cron. */
export const blockBelow = ({ blocks }: Operator, heading: string, begins: string) => {
  const block = blocks.find(({ heading: own, lines }) => own === heading && lines[0]?.startsWith(begins))
  if (!block) throw new Error(`The page has no block ${begins}… below “${heading}” any more`)
  return block.lines
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
  blockBelow(operator, 'Set up', 'SITE_ID=').map((line) => line.replace(/^SITE_ID=.*/, 'SITE_ID=demo'))
