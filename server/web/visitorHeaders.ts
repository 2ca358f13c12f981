import type { FastifyRequest } from 'fastify'
import { VISITOR_HEADER, WEB_TOKEN_HEADER } from '../http/visitorAddress'

/** What the web role tells the site API of a visitor, and by which the site API believes it (record 082). */
export const visitorHeaders = (
  { ip }: Pick<FastifyRequest, 'ip'>,
  webToken: string,
): Record<string, string> => (webToken ? { [VISITOR_HEADER]: ip, [WEB_TOKEN_HEADER]: webToken } : {})
