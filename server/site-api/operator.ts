import type { FastifyRequest } from 'fastify'
import type { Config } from '../config'
import { HttpProblem } from '../http/problem'
import { bearerOf, isSameSecret } from '../http/sameSecret'
import { visitorAddress } from '../http/visitorAddress'
import { wrongTokens } from '../http/wrongTokens'

/** Tells the operator's requests from everybody else's. */
export interface Operator {
  /**
   * Whether a request carries the operator's token, which is let in whatever came before it from the same address.
   * @throws HttpProblem 429 with `retryAfter` to whom has tried too many others (docs/decisions/225-wrong-tokens.md)
   */
  asks(request: FastifyRequest): boolean
}

export function openOperator({ adminToken, webToken }: Pick<Config, 'adminToken' | 'webToken'>): Operator {
  const wrong = wrongTokens()
  return {
    asks(request) {
      if (request.headers.authorization === undefined) return false
      if (isSameSecret(bearerOf(request.headers) ?? '', adminToken)) return true
      const address = visitorAddress(request, webToken)
      const retryAfter = wrong.secondsToWait(address)
      if (retryAfter)
        throw new HttpProblem(429, `Too many wrong tokens; again in ${retryAfter} seconds`, [], {
          retryAfter,
        })
      wrong.note(address)
      if (wrong.secondsToWait(address)) request.log.warn({ address }, 'Too many wrong tokens of the operator')
      return false
    },
  }
}
