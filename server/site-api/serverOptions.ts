import type { Writable } from 'node:stream'
import { type FastifyServerOptions, LogController } from 'fastify'
import { loggerAt } from '../logger'
import { sendProblem } from './problem'

/** What the Fastify instance that carries the site API is made with: errors before any route are problems too. */
export const serverOptions = (logLevel: string, stream?: Writable): FastifyServerOptions => ({
  logger: loggerAt(logLevel, stream),
  logController: new LogController({ disableRequestLogging: true }),
  bodyLimit: 1024 * 1024,
  routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
  frameworkErrors: (error, request, reply) => sendProblem(error, request, reply),
})
