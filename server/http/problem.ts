import { STATUS_CODES } from 'node:http'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { FieldError } from '../../src/contract/check'
import type { Problem } from '../../src/contract/problem'
import { isUnavailable } from '../db/unavailable'
import { hasLeft } from './closedSignal'

/** A failure that is the caller's to know: thrown anywhere, answered as RFC 9457 problem+json. */
export class HttpProblem extends Error {
  constructor(
    readonly statusCode: number,
    detail: string,
    readonly errors: FieldError[] = [],
    /** Members of its own (RFC 9457 §3.2): free slots, seconds to wait. */
    readonly members: Readonly<Record<string, unknown>> = {},
  ) {
    super(detail)
  }
}

export const notFound = (what: string) => new HttpProblem(404, `There is no ${what}`)
export const badField = (field: string, reason: string) => badFields([{ field, reason }])
export const badFields = (errors: FieldError[]) =>
  new HttpProblem(
    400,
    errors
      .slice(0, MOST_ERRORS)
      .map(({ field, reason }) => `${field || 'The body'} ${reason}`)
      .join('; '),
    errors,
  )

/** Seconds after which it is worth asking again. */
const SOON = 2
export const tooBusy = () =>
  new HttpProblem(503, 'There is too much to do right now', [], { retryAfter: SOON })

/** What an error is that is nobody's fault and passes: the database is away, or too many are before this one. */
function passing(error: unknown): HttpProblem | undefined {
  const isLate = (error as Partial<FastifyError>).code === 'FST_ERR_HANDLER_TIMEOUT'
  return isLate || isUnavailable(error) ? tooBusy() : undefined
}

/** Of what is wrong with a request, as much is told as somebody would mend at once. */
const MOST_ERRORS = 20
/** Bytes, with what is around them less than 8 kB. */
const MOST_OF_ERRORS = 6000
const LONGEST = { field: 200, reason: 1500, detail: 500 }

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)

function told(errors: readonly FieldError[]): FieldError[] {
  let bytes = 0
  return errors
    .slice(0, MOST_ERRORS)
    .map(({ field, reason }) => ({ field: cut(field, LONGEST.field), reason: cut(reason, LONGEST.reason) }))
    .filter((error) => (bytes += Buffer.byteLength(JSON.stringify(error))) <= MOST_OF_ERRORS)
}

/** What is answered for an error. Nothing of an error that is not the caller's gets out. */
export function problemOf(thrown: unknown): Problem {
  const error = passing(thrown) ?? thrown
  const { statusCode = 500, message = '' } = error as Partial<FastifyError>
  const errors = error instanceof HttpProblem ? told(error.errors) : []
  const status = statusCode >= 400 && statusCode < 600 ? statusCode : 500
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    ...(status < 500 || error instanceof HttpProblem ? { detail: cut(message, LONGEST.detail) } : {}),
    ...(errors.length ? { errors } : {}),
    ...(error instanceof HttpProblem ? error.members : {}),
  }
}

/** Says in a header what a problem says of waiting (RFC 9110 §10.2.3). */
export function sayWhenToRetry(reply: FastifyReply, problem: Problem): void {
  const { retryAfter } = problem as { retryAfter?: unknown }
  if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter)
}

/** Logs an error that is ours. One that passes is told in a line: whoever asks too much would write the log. */
function log(error: unknown, { status }: Problem, request: FastifyRequest): void {
  if (status === 503) request.log.warn((error as Error).message)
  else if (status >= 500) request.log.error(error)
}

/** Answers an error; one that is ours is logged and not told. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const problem = problemOf(error)
  // Who left before the answer was there made it fail, and hears of it no more.
  if (!hasLeft(reply)) log(error, problem, request)
  sayWhenToRetry(reply, problem)
  // What is left of a body that nobody reads would be taken for the next request.
  if (!request.raw.complete) reply.header('connection', 'close')
  void reply
    .code(problem.status)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem))
}

/** Answers an address that leads nowhere. */
export const sendNotFound = (request: FastifyRequest, reply: FastifyReply): void =>
  sendProblem(notFound(`${request.method} ${request.url.split('?')[0] ?? ''}`), request, reply)
