import type { Writable } from 'node:stream'
import type { LogFormat } from './logFormat'
import { logOutput } from './logOutput'
import { redactUrl } from './redactUrl'

/** With `code`, `table`, `constraint` and `cause` where they are known. */
interface LoggedError {
  type: string
  message: string
  stack: string
  [more: string]: unknown
}

const text = (value: unknown) => (typeof value === 'string' && value ? value : undefined)

/**
 * What the log says of an error: what went wrong and where in the code. Databases add the row and the values of the statement
 * (`detail`, `where`, `params`), which may be a visitor's name and mailbox: those are not for a log.
 */
function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const { code, table, constraint } = error as { code?: unknown; table?: unknown; constraint?: unknown }
  const known = {
    code: text(code),
    table: text(table),
    constraint: text(constraint),
  }
  return {
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    ...Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)),
    ...(error.cause instanceof Error && { cause: loggedError(error.cause) }),
  }
}

interface LogSettings {
  logLevel: string
  logFormat: LogFormat
}

/** What other lines say of a request: as its own line does, never its body, its headers or a token. */
const loggedRequest = ({ method, url }: { method: string; url: string }) => ({
  method,
  url: redactUrl(url),
})

/**
 * For a Fastify instance: the log of a role, on standard output unless told.
 * @param name of the role
 */
export const loggerAt = ({ logLevel, logFormat }: LogSettings, name: string, stream?: Writable) =>
  logLevel === 'silent'
    ? false
    : {
        level: logLevel,
        name,
        serializers: { err: loggedError, req: loggedRequest },
        stream: stream ?? logOutput(logFormat),
      }
