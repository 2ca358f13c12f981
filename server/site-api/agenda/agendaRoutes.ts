import type { FastifyInstance } from 'fastify'
import { Id } from '../../../src/contract/common'
import { AGENCY_TIME_ZONE } from '../agencyClock'
import { notFound } from '../problem'
import { route } from '../route'
import { SecretId } from '../secretId'
import { cancelAppointment, findAppointment, findFreeSlots } from './agendaRepository'
import { book } from './book'

/** Viewings: free slots, booking, reading and cancelling (spec §7 live-agenda). */
export async function agendaRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app

  route(app, 'liveAgenda', { id: Id }, async ({ siteId, params: { id } }) => {
    const slots = await findFreeSlots(db, siteId, id)
    if (!slots) throw notFound(`estate ${id}`)
    return `{"estateId":${id},"timeZone":"${AGENCY_TIME_ZONE}","slots":${slots}}`
  })

  route(app, 'appointment', { id: SecretId }, async ({ siteId, params: { id }, reply }) => {
    const appointment = await findAppointment(db, siteId, id)
    if (!appointment) throw notFound('such appointment')
    reply.header('cache-control', 'no-store')
    return appointment
  })

  route(app, 'bookAppointment', {}, ({ siteId, body }) => book(db, siteId, body))

  route(app, 'cancelAppointment', { id: SecretId }, async ({ siteId, params: { id } }) => {
    if (!(await cancelAppointment(db, siteId, id))) throw notFound('such appointment')
  })
}
