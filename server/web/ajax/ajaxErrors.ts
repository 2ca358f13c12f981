import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Problem } from '../../../src/contract/problem'
import { isHttpError } from '../../../src/siteApi/http'
import { problemOf, sayWhenToRetry } from '../../http/problem'

const TITLES = { 502: 'Bad gateway', 504: 'Gateway timeout' } as const

const gateway = (status: keyof typeof TITLES, detail: string): Problem => ({
  type: 'about:blank',
  title: TITLES[status],
  status,
  detail,
})

/** What an error of an ajax route is to the visitor: a refusal of the site API is passed on, its failure is a 502. */
function ajaxProblem(error: unknown): Problem {
  const { name, cause } = error as Error
  if (name === 'TimeoutError') return gateway(504, 'The site API took too long to answer.')
  if (isHttpError(error)) {
    return error.status < 500 && error.problem
      ? error.problem
      : gateway(502, 'The site API could not answer.')
  }
  // What fetch throws when there is no answer at all.
  if (name === 'TypeError' && cause) return gateway(502, 'The site API cannot be reached.')
  return problemOf(error)
}

/** Answers an error as problem+json (RFC 9457); one that is ours is logged and not told. */
export function sendAjaxProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = ajaxProblem(error)
  if (problem.status >= 500) request.log.error(error)
  sayWhenToRetry(reply, problem)
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem))
}
