import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startCommand } from '../support/command'

/** The distribution's nginx with nothing but an export and the configuration that came with it; where it listens is said as an operator says it. */
export async function startNginx(dir: string, exported: string, port: number) {
  await mkdir(dir, { recursive: true })
  const own = join(exported, '.aanbod/own')
  await mkdir(own, { recursive: true })
  await writeFile(join(own, 'listen.conf'), `listen 127.0.0.1:${port};\n`)
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const all = `daemon off; pid ${dir}/pid; error_log ${dir}/error.log; worker_processes 1;
events { worker_connections 512; }
http { access_log off; ${folders.map((name) => `${name}_temp_path ${join(dir, name)};`).join(' ')}
include ${join(exported, '.aanbod/nginx.conf')}; }`
  await writeFile(join(dir, 'nginx.conf'), all)
  const said: string[] = []
  const args = ['-p', dir, '-c', join(dir, 'nginx.conf')]
  // Another account than root's cannot read the folder of a test.
  if (process.getuid?.() === 0) args.push('-g', 'user root;')
  const { stop } = startCommand('nginx', args, { cwd: dir, onLine: (line) => said.push(line) })
  return { stop, said }
}
