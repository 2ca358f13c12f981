import { type FastifyRequest, LogController } from 'fastify'
import { redactUrl } from './redactUrl'
import type { RequestEnd } from './requestEnds'
import { shortened } from './visitorAddress'

/** What a line of the log says of a request: nothing that tells who it was, or what they wrote (docs/decisions/406-logs.md). */
export interface RequestLine {
  method: string
  url: string
  status: number
  ms: number
  bytes?: number
  /** The network that it came from: /24 of IPv4, /48 of IPv6. */
  from: string
}

/** Levels at which it is said; at others nothing of it is put together. */
const HEARD_AT: ReadonlySet<string> = new Set(['info', 'debug', 'trace'])

/** Without Fastify's own lines, which are two a request, with its address in full. */
export class OneLineLog extends LogController {
  override incomingRequest(): void {}
  override requestCompleted(): void {}
  override routeNotFound(): void {}
  /** That whoever asked has left stands in the line of the request. */
  override streamError(...told: Parameters<LogController['streamError']>): void {
    if ((told[0] as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') super.streamError(...told)
  }
}

/**
 * Writes a line a request.
 * @param visitorOf who asks, in full, where that is not who is connected
 */
export const requestLog =
  (visitorOf: (request: FastifyRequest) => string = ({ ip }) => ip) =>
  ({ request, status, ms, bytes }: RequestEnd): void => {
    const { log, method, raw } = request
    if (!HEARD_AT.has(log.level)) return
    const line: RequestLine = {
      method,
      url: redactUrl(raw.url ?? ''),
      status,
      ms: Math.round(ms * 10) / 10,
      ...(bytes !== undefined && { bytes }),
      from: shortened(visitorOf(request)),
    }
    log.info(line, 'request')
  }
