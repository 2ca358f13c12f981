import { spawnSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startCommand } from '../support/command'
import { PROJECT } from '../support/ownProgram'

/** Where the processes listen that a proxy stands before. */
export interface Behind {
  web: readonly [number, number]
  siteApi: number
  publisher: number
}

interface Listening {
  http: number
  https: number
}

export const FRONTS = ['nginx', 'caddy'] as const
export type Front = (typeof FRONTS)[number]

export const isInstalled = (front: Front) =>
  spawnSync(front, [front === 'nginx' ? '-v' : 'version']).error === undefined

/** A certificate that nobody signed, for the names of the examples. */
async function certificate(dir: string) {
  const [key, cert] = [join(dir, 'key.pem'), join(dir, 'cert.pem')]
  const names = 'subjectAltName=DNS:www.example.com,DNS:api.example.com'
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=www.example.com'],
    ...['-addext', names, '-keyout', key, '-out', cert],
  ])
  if (made.status !== 0) throw new Error(`openssl: ${made.stderr}`)
  return { key, cert }
}

/** Text in which each of some words stands, and is replaced. */
function replaced(text: string, words: readonly (readonly [string, string])[]): string {
  return words.reduce((all, [word, by]) => {
    if (!all.includes(word)) throw new Error(`The example does not say ${word} any more`)
    return all.replaceAll(word, by)
  }, text)
}

const example = (name: string) => readFile(join(PROJECT, 'docs/deploy', name), 'utf8')

const portsOf = ({ web, siteApi, publisher }: Behind) =>
  [
    ['127.0.0.1:8000', `127.0.0.1:${web[0]}`],
    ['127.0.0.1:8001', `127.0.0.1:${web[1]}`],
    ['127.0.0.1:8010', `127.0.0.1:${siteApi}`],
    ['127.0.0.1:8011', `127.0.0.1:${publisher}`],
  ] as const

async function nginx(dir: string, behind: Behind, { http, https }: Listening): Promise<string[]> {
  const { key, cert } = await certificate(dir)
  const site = replaced(await example('nginx.conf'), [
    ...portsOf(behind),
    ['listen 80;', `listen 127.0.0.1:${http};`],
    ['listen 443 ssl', `listen 127.0.0.1:${https} ssl`],
    ['/etc/letsencrypt/live/www.example.com/fullchain.pem', cert],
    ['/etc/letsencrypt/live/www.example.com/privkey.pem', key],
  ])
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(dir, name)};`,
  )
  const all = `daemon off; pid ${dir}/pid; error_log ${dir}/error.log; worker_processes 1;
events { worker_connections 512; }
http { ${temporary.join(' ')}
${site} }`
  await writeFile(join(dir, 'nginx.conf'), all)
  return ['-p', dir, '-c', join(dir, 'nginx.conf')]
}

async function caddy(dir: string, behind: Behind, { http, https }: Listening): Promise<string[]> {
  const { key, cert } = await certificate(dir)
  const tls = `\ttls ${cert} ${key}\n`
  const site = replaced(await example('Caddyfile'), [
    ...portsOf(behind),
    ['\nwww.example.com {\n', `\nhttps://www.example.com {\n${tls}`],
    ['\napi.example.com {\n', `\nhttps://api.example.com {\n${tls}`],
  ])
  const own = `{\n\tadmin off\n\thttp_port ${http}\n\thttps_port ${https}\n\tdefault_bind 127.0.0.1\n}\n`
  await writeFile(join(dir, 'Caddyfile'), own + site)
  return ['run', '--config', join(dir, 'Caddyfile'), '--adapter', 'caddyfile']
}

/** The distribution's own proxy with the example of docs/deploy, in which ports and certificate are those of the test. */
export async function startFront(front: Front, dir: string, behind: Behind, listening: Listening) {
  await mkdir(dir, { recursive: true })
  const args = await { nginx, caddy }[front](dir, behind, listening)
  const said: string[] = []
  const env = { XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir }
  const command = startCommand(front, args, { cwd: dir, env, onLine: (line) => said.push(line) })
  return { stop: command.stop, ended: command.ended, said }
}
