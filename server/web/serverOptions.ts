import type { Server } from 'node:http'
import type { FastifyHttpOptions, FastifyReply, FastifyRequest } from 'fastify'
import { httpLimits } from '../http/httpServer'
import { OneLineLog } from '../http/requestLog'
import { refuse } from './errorPages'
import { securityHeaders } from './securityHeaders'

/** For the Fastify instance that the web role stands on: what a plugin cannot set for itself. */
export const webServerOptions = {
  ...httpLimits(),
  logController: new OneLineLog(),
  frameworkErrors: (_error: Error, request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(securityHeaders(''))
    refuse(request, reply, 400, 'This address is not well-formed.')
  },
} satisfies FastifyHttpOptions<Server>
