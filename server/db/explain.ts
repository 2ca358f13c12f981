type Explain = (url: URL) => string

const nobody: Explain = ({ hostname, port }) => `nobody answers at ${hostname}:${port || 5432}`
const stranger: Explain = ({ username }) =>
  `the server does not let ${decodeURIComponent(username) || 'this user'} in: name or password are wrong`

/** Why a database cannot be used, by the code of the system or of PostgreSQL. */
const REASONS: Readonly<Record<string, Explain>> = {
  ENOTFOUND: ({ hostname }) => `there is no host called ${hostname}`,
  EAI_AGAIN: ({ hostname }) => `nobody knows a host called ${hostname} right now`,
  ECONNREFUSED: nobody,
  EHOSTUNREACH: nobody,
  ETIMEDOUT: nobody,
  '28P01': stranger,
  '28000': stranger,
  '3D000': ({ pathname }) => `the server has no database called ${decodeURIComponent(pathname.slice(1))}`,
  '42501': ({ username }) => `${decodeURIComponent(username)} may not do what the program needs`,
  '53300': () => 'the server has as many connections as it takes',
}

/** What an operator is told when DATABASE_URL leads to no database: a sentence with the cause, without the password. */
export function unusableDatabase(error: Error & { code?: string }, databaseUrl: string): Error {
  const explain = REASONS[error.code ?? ''] ?? (/timeout/i.test(error.message) ? nobody : undefined)
  const reason = explain && URL.canParse(databaseUrl) ? explain(new URL(databaseUrl)) : error.message
  return new Error(`DATABASE_URL leads to no database that can be used: ${reason}`, { cause: error })
}
