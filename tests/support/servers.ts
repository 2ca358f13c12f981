import { join } from 'node:path'
import { startCommand } from './command'

interface Settings {
  projectDir: string
  dataDir: string
  port: number
  siteApiPort: number
  publicUrl: string
  adminToken: string
  /** Of a mail server; without one the outbox keeps its mails. */
  mailUrl?: string
  log: (line: string) => void
}

/** A way to wait for a line that was said, or will be. */
function listener(log: (line: string) => void) {
  const heard: string[] = []
  const waiting: { pattern: RegExp; resolve: (line: string) => void }[] = []
  return {
    heard,
    hear(line: string) {
      heard.push(line)
      log(line)
      for (const { pattern, resolve } of waiting) if (pattern.test(line)) resolve(line)
    },
    said: (pattern: RegExp) => {
      const before = heard.find((line) => pattern.test(line))
      return before
        ? Promise.resolve(before)
        : new Promise<string>((resolve) => waiting.push({ pattern, resolve }))
    },
  }
}

/** The program as `npm start` runs it: every role in one process, on the ports and folder given. */
export function startServers(settings: Settings) {
  const { projectDir, dataDir, port, siteApiPort, publicUrl, adminToken, mailUrl = '', log } = settings
  const { heard, hear, said } = listener(log)
  const server = startCommand(join(projectDir, 'node_modules/.bin/tsx'), ['server/main.ts'], {
    cwd: projectDir,
    env: {
      PORT: String(port),
      SITE_API_PORT: String(siteApiPort),
      DATA_DIR: dataDir,
      PUBLIC_URL: publicUrl,
      ADMIN_TOKEN: adminToken,
      SITE_ID: 'demo',
      SITE_API_URL: '',
      DATABASE_URL: '',
      MAIL_URL: mailUrl,
      HOST: '127.0.0.1',
      // A journey says whose it is, as a proxy does.
      TRUSTED_PROXIES: '127.0.0.1,::1',
      LOG_LEVEL: 'warn',
    },
    onLine: hear,
  })
  const died = server.ended.then((code) => {
    throw new Error(`The servers ended with ${code}:\n${heard.slice(-30).join('\n')}`)
  })
  died.catch(() => undefined)
  return {
    /** Resolves with the first line that fits; rejects when the servers end before they say it. */
    until: (pattern: RegExp) => Promise.race([said(pattern), died]),
    stop: server.stop,
  }
}
