import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../config'
import { announcer } from '../http/logOutput'
import { withSecrets } from '../secrets'
import { developCommand } from './developCommand'
import { runCommand } from './runCommand'
import { untilStopped } from './untilStopped'

const HELP = `Usage: npm run develop [-- --port 8001]

Pages as they are written: a change of src or locales is in the browser at once, and GraphiQL is at /___graphql. Data, pictures and forms are
those of the site API that runs (npm start in another terminal, or SITE_API_URL); where none does, one is started, with the demo site in an
empty DATA_DIR. The port after the one that is told is taken too.
`

runCommand(async () => {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '8001' }, help: { type: 'boolean', default: false } },
  })
  const config = await withSecrets(readConfig({ LOG_LEVEL: 'warn', ...process.env }))
  const log = announcer(config.logFormat)
  if (values.help) return log(HELP)
  const { port } = readConfig({ PORT: values.port })
  await developCommand({ config, port, projectDir: resolve(__dirname, '../..'), log, signal: untilStopped() })
})
