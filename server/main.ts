import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig, settingRows } from './config'
import { withSecrets } from './secrets'
import { type Role, ROLES, start } from './start'

const HELP = `Usage: npm start            all roles in one process
       npm run server -- --role web [--role …]

Roles: ${ROLES.join(', ')}. Without --role: all of them, or all but site-api when SITE_API_URL names one elsewhere.

Environment:
${settingRows()
  .map(({ name, fallback, meaning }) => `  ${name.padEnd(16)} ${meaning} [${fallback || 'empty'}]`)
  .join('\n')}
`

const say = (line: string) => process.stdout.write(`${line}\n`)

function rolesOf(asked: readonly string[], env: NodeJS.ProcessEnv): Role[] {
  const unknown = asked.filter((role) => !ROLES.includes(role as Role))
  if (unknown.length) throw new Error(`Unknown role ${unknown.join(', ')}; there are ${ROLES.join(', ')}`)
  if (asked.length) return asked as Role[]
  return env['SITE_API_URL'] ? ['web', 'publisher'] : [...ROLES]
}

async function main() {
  const { values } = parseArgs({
    options: {
      role: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return say(HELP)
  const roles = rolesOf(values.role, process.env)
  // One process for everything is somebody trying it out: what matters is said, not every request.
  const config = await withSecrets(
    readConfig({ LOG_LEVEL: values.role.length ? '' : 'warn', ...process.env }),
  )
  const running = await start(roles, { config, projectDir: resolve(__dirname, '..'), say })

  let closing = false
  const close = async () => {
    if (closing) process.exit(1)
    closing = true
    await running.close()
    process.exit(0)
  }
  process.on('SIGINT', close)
  process.on('SIGTERM', close)
  say(roles.includes('web') ? `Ready: ${config.publicUrl}` : `Ready: ${roles.join(', ')}`)
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
