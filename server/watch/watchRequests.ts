import type { FastifyRequest } from 'fastify'
import type { RequestEnd } from '../http/requestEnds'
import { requestLog } from '../http/requestLog'
import type { Figures } from './figures'
import { requestFigures, type RouteOf } from './requestFigures'

interface Options {
  role: string
  figures: Figures
  /** Who asks, in full, where that is not who is connected. */
  visitorOf?: (request: FastifyRequest) => string
  /** What a request is counted as, where its pattern says too little. */
  routeOf?: RouteOf
}

/** Counts a request when it is over, and writes its line. */
export function watchRequests({ role, figures, visitorOf, routeOf }: Options): (end: RequestEnd) => void {
  const count = requestFigures(figures, role, routeOf)
  const write = requestLog(visitorOf)
  return (end) => {
    count(end)
    write(end)
  }
}
