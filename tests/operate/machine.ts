import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PROJECT } from '../publish/program'
import { until } from '../publish/until'
import { startCommand } from '../support/command'

const TOOLS = ['unshare', 'nsenter', 'runuser', 'systemctl', 'nginx', 'openssl', 'git', 'curl']
/** Where `aanbod.service` has it. */
const NODE = '/usr/bin/node'
/** Of nginx, web, site API and publisher, as the page and its files name them. */
const PORTS = [80, 443, 8000, 8001, 8010, 8011, 8020, 8021]
/** What a command of the real machine knows that has to do with reaching others. */
const PASSED_ON = /^(npm_config_registry|.*_proxy|.*CA_CERTS|SSL_CERT_\w+|.*CA_BUNDLE|.*CAINFO|LANG)$/i
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, () => server.close(() => resolve(true)))
  })

/** @throws Error that names what is missing or taken, for a machine of its own to be made here */
async function assertPossible(): Promise<void> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) throw new Error('This wants Linux, and root')
  const missing = [...TOOLS, NODE].filter((tool) => spawnSync('which', [tool]).status !== 0)
  if (missing.length) throw new Error(`Not installed here: ${missing.join(', ')}`)
  const free = await Promise.all(PORTS.map(isFree))
  const taken = PORTS.filter((_, index) => !free[index])
  if (taken.length) throw new Error(`Ports that the page names are taken: ${taken.join(', ')}`)
}

interface Run {
  /** Milliseconds after which it is given up. */
  patience?: number
  /** Where it may end with another code than 0. */
  mayFail?: boolean
}

/** A machine with a systemd of its own, on which everything is as it is here until it is changed, and all of it goes with it. */
export async function startMachine() {
  await assertPossible()
  const dir = await mkdtemp(join(tmpdir(), 'aanbod-operate-'))
  const said: string[] = []
  const apart = ['--mount', '--pid', '--fork', '--kill-child', '--cgroup']
  const boot = startCommand('unshare', [...apart, 'bash', join(__dirname, 'boot.sh'), dir, PROJECT], {
    cwd: '/',
    onLine: (line) => said.push(line),
  })
  let isOver = false
  void boot.ended.finally(() => (isOver = true))
  const first = async () =>
    (await readFile(`/proc/${boot.pid}/task/${boot.pid}/children`, 'utf8').catch(() => ''))
      .trim()
      .split(' ')[0]
  const known = Object.entries(process.env).flatMap(([name, value]) =>
    PASSED_ON.test(name) ? [`${name}=${value}`] : [],
  )

  /** Runs a line of a shell as root; gives what it printed. @throws Error with that, where it fails */
  async function run(line: string, { patience = 600_000, mayFail = false }: Run = {}): Promise<string> {
    const printed: string[] = []
    const inside = ['-t', (await first()) ?? '', '--mount', '--pid', '--cgroup', '--wd=/root']
    const shell = ['env', '-i', `PATH=${PATH}`, 'HOME=/root', ...known, 'bash', '-c', line]
    const command = startCommand('nsenter', [...inside, '--', ...shell], {
      cwd: '/',
      onLine: (text) => printed.push(text),
    })
    const end = setTimeout(() => void command.stop(), patience)
    const code = await command.ended.finally(() => clearTimeout(end))
    if (code !== 0 && !mayFail)
      throw new Error(`${line}\nended with ${code}:\n${printed.slice(-30).join('\n')}`)
    return printed.join('\n')
  }

  async function stop(): Promise<void> {
    const pid = await first()
    // The first process of a machine takes everything with it.
    if (pid) process.kill(Number(pid), 'SIGKILL')
    await boot.stop()
    await rm(dir, { recursive: true, force: true })
  }

  try {
    await until(
      () => `a machine of its own: ${said.slice(-10).join('\n')}`,
      async () => {
        if (isOver) throw new Error(`The machine did not start: ${said.slice(-10).join('\n')}`)
        return (await run('systemctl is-active basic.target', { mayFail: true })) === 'active'
      },
      { patience: 60_000, every: 500 },
    )
  } catch (error) {
    await stop()
    throw error
  }
  return { run, stop }
}

export type Machine = Awaited<ReturnType<typeof startMachine>>
