import type { FastifyRequest } from 'fastify'
import type { Config } from '../config'
import { bearerOf, isSameSecret } from '../http/sameSecret'

/** Whether a request carries the operator's token. */
export const isOperator = (
  { headers }: FastifyRequest,
  { adminToken }: Pick<Config, 'adminToken'>,
): boolean => isSameSecret(bearerOf(headers) ?? '', adminToken)
