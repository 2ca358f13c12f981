import type { FastifyRequest } from 'fastify'
import { badField, badFields } from './problem'
import { unstorable } from './storable'

/** The path and the header name the same site (spec §7), and no text holds what the database cannot. */
export async function checkRequest(request: FastifyRequest, body = request.body): Promise<void> {
  const { siteId } = request.params as { siteId?: string }
  const header = request.headers['x-site']
  if (siteId !== undefined && header !== undefined && header !== siteId) {
    throw badField('x-site', `must be the site of the address, ${siteId}`)
  }
  const found = unstorable(request.params) ?? unstorable(request.query) ?? unstorable(body)
  if (found) throw badFields([found])
}
