import type { Server } from 'node:http'
import type { FastifyHttpOptions, FastifyReply, FastifyRequest } from 'fastify'
import { httpLimits } from '../http/httpServer'
import { refuse } from './errorPages'
import { redactUrl } from './redactUrl'
import { securityHeaders } from './securityHeaders'

/** What the log says of a request: never its body, its headers or a token. */
export const logSerializers = {
  req: (request: FastifyRequest) => `${request.method} ${redactUrl(request.url)} ${request.ip}`,
}

/** For the Fastify instance that the web role stands on: what a plugin cannot set for itself. */
export const webServerOptions = {
  ...httpLimits(),
  frameworkErrors: (_error: Error, request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(securityHeaders(''))
    refuse(request, reply, 400, 'This address is not well-formed.')
  },
} satisfies FastifyHttpOptions<Server>
