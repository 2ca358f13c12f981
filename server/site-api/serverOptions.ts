import { type FastifyServerOptions, LogController } from 'fastify'
import { sendProblem } from './problem'

/** What the Fastify instance that carries the site API is made with: errors before any route are problems too. */
export const serverOptions = (logLevel: string): FastifyServerOptions => ({
  logger: logLevel === 'silent' ? false : { level: logLevel },
  logController: new LogController({ disableRequestLogging: true }),
  bodyLimit: 1024 * 1024,
  routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
  frameworkErrors: (error, request, reply) => sendProblem(error, request, reply),
})
