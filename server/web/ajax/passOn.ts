import type { FastifyRequest } from 'fastify'

/** The token of a mail, handed on as it came. */
export const tokenHeader = ({ headers }: Pick<FastifyRequest, 'headers'>): Record<string, string> =>
  headers.authorization ? { authorization: headers.authorization } : {}
