import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startCommand } from '../support/command'

/** The distribution's nginx with nothing but an export and the configuration that came with it, in which the port is the test's. */
export async function startNginx(dir: string, exported: string, port: number) {
  await mkdir(dir, { recursive: true })
  const conf = await readFile(join(exported, '.aanbod/nginx.conf'), 'utf8')
  if (!conf.includes('listen 80;')) throw new Error('The configuration listens elsewhere now')
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const all = `daemon off; pid ${dir}/pid; error_log ${dir}/error.log; worker_processes 1;
events { worker_connections 512; }
http { access_log off; ${folders.map((name) => `${name}_temp_path ${join(dir, name)};`).join(' ')}
${conf.replace('listen 80;', `listen 127.0.0.1:${port};`)} }`
  await writeFile(join(dir, 'nginx.conf'), all)
  const said: string[] = []
  const args = ['-p', dir, '-c', join(dir, 'nginx.conf')]
  // Another account than root's cannot read the folder of a test.
  if (process.getuid?.() === 0) args.push('-g', 'user root;')
  const { stop } = startCommand('nginx', args, { cwd: dir, onLine: (line) => said.push(line) })
  return { stop, said }
}
