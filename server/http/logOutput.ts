import { prettyFactory } from 'pino-pretty'
import type { LogFormat } from './logFormat'
import type { RequestLine } from './requestLog'
import { type Output, screen, type Screen } from './screen'

const isRequest = (line: object): line is RequestLine & { msg: string } =>
  'msg' in line && line.msg === 'request' && 'from' in line

/** A request in one line; of anything else what was said. */
function messageOf(line: object): string {
  if (!isRequest(line)) return String((line as { msg?: unknown }).msg ?? '')
  const { method, url, status, ms, bytes, from } = line
  return `${method} ${url} ${status} ${ms} ms${bytes === undefined ? '' : ` ${bytes} B`} ${from}`
}

const forPerson = (colorize: boolean) =>
  prettyFactory({
    colorize,
    singleLine: true,
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'pid,hostname,reqId,method,url,status,ms,bytes,from',
    messageFormat: (line) => messageOf(line),
  })

/**
 * Where a log writes. By way of the stream, as it is the one that says when nobody reads any more; and by no worker, which would lose
 * the last lines of a program that ends.
 */
export function logOutput(format: LogFormat, output: Output = screen): { write(line: string): void } {
  const isTerminal = output.isTTY === true
  if (format === 'json' || (format === '' && !isTerminal)) return { write: (line) => void output.write(line) }
  const pretty = forPerson(isTerminal && !process.env['NO_COLOR'])
  return { write: (line) => void output.write(pretty(line)) }
}

/** Numbers of the levels in lines of the log. */
const LEVELS = { info: 30, warn: 40, error: 50 } as const

/** Says what a program does, or what went wrong. */
export type Say = (line: string, level?: keyof typeof LEVELS) => void

/**
 * How the program tells what it does: in words, or as lines of the log where everything has to be JSON. What went wrong is a line of the
 * log in any case, as whoever looks for its level reads those (record 434).
 */
export function announcer(format: LogFormat, output: Output = screen): Say {
  const lines = logOutput(format, output)
  return (msg, level = 'info') => {
    if (level === 'info' && format !== 'json') output.write(`${msg}\n`)
    else lines.write(`${JSON.stringify({ level: LEVELS[level], time: Date.now(), msg })}\n`)
  }
}

/** How a program shows how far it is; nothing where nobody looks on, as every state of it would be a line. */
export const progressFor = (format: LogFormat, output: Screen = screen): Screen['progress'] | undefined =>
  output.isTTY && format !== 'json' ? output.progress : undefined
