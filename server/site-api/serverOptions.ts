import type { Writable } from 'node:stream'
import type { Server } from 'node:http'
import type { FastifyHttpOptions } from 'fastify'
import type { Config } from '../config'
import { httpLimits } from '../http/httpServer'
import { loggerAt } from '../http/logger'
import { sendProblem } from '../http/problem'
import { OneLineLog } from '../http/requestLog'

/** Milliseconds that an operator's import may take, however many lines it has. */
export const LONGEST_IMPORT = 60 * 60 * 1000
/** Milliseconds that a call may take; the web role waits for it one second more. */
const LONGEST_CALL = 14_000

/** What the Fastify instance that carries the site API is made with: errors before any route are problems too. */
export const serverOptions = (
  config: Pick<Config, 'logLevel' | 'logFormat'>,
  stream?: Writable,
): FastifyHttpOptions<Server> => ({
  ...httpLimits({ requestTimeout: LONGEST_IMPORT }),
  handlerTimeout: LONGEST_CALL,
  logger: loggerAt(config, 'site-api', stream),
  logController: new OneLineLog(),
  routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
  frameworkErrors: (error, request, reply) => sendProblem(error, request, reply),
})
