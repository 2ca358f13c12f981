import { Counter, Histogram } from 'prom-client'
import type { RequestEnd } from '../http/requestEnds'
import type { Figures } from './figures'

/** Seconds: a page from memory takes one or two thousandths, a search some hundredths, an import minutes. */
const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])

/** What a request is counted as, one of few, by the pattern of what answered and by its address. */
export type RouteOf = (pattern: string | undefined, url: string) => string

/** The pattern itself, such as `/sites/:siteId/estates`: never an address, of which there is no end. */
const patternOf: RouteOf = (pattern = 'none') => pattern

/** Counts requests and how long they took. */
export function requestFigures(
  { registry }: Pick<Figures, 'registry'>,
  role: string,
  routeOf: RouteOf = patternOf,
) {
  const registers = [registry]
  const requests = new Counter({
    name: 'aanbod_http_requests_total',
    help: 'Requests that were answered, by what answered; status 499: whoever asked left before.',
    labelNames: ['role', 'method', 'route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'aanbod_http_request_duration_seconds',
    help: 'From the first line of a request until the last byte of its answer was given away.',
    labelNames: ['role', 'method', 'route'],
    buckets: SECONDS,
    registers,
  })
  return ({ request, status, ms }: RequestEnd): void => {
    const method = METHODS.has(request.method) ? request.method : 'other'
    const { url: pattern, config } = request.routeOptions
    const route = routeOf(pattern, request.url)
    requests.inc({ role, method, route, status })
    if (!config.endless) durations.observe({ role, method, route }, ms / 1000)
  }
}
