import type { FastifyInstance } from 'fastify'
import { DEFAULT_LOCALE, Id } from '../../../src/contract/common'
import type { Appointment, AppointmentBody } from '../../../src/contract/rental'
import { AGENCY_TIME_ZONE } from '../../agencyClock'
import { notFound } from '../../http/problem'
import { SecretId } from '../../http/secretId'
import { route } from '../route'
import { senderOf } from '../visitors/senderOf'
import { refuseProgram, takeForm } from '../visitors/takeForm'
import { findAppointment, findFreeSlots } from './agendaRepository'
import { appointmentCalendar } from './appointmentCalendar'
import { book, bookingProblem } from './book'
import { cancel } from './cancel'

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

  route(
    app,
    'appointmentCalendar',
    { id: SecretId },
    async ({ siteId, params: { id }, query: { locale = DEFAULT_LOCALE }, reply }) => {
      const sender = await senderOf(db, siteId, app.config)
      const content = await appointmentCalendar(db, sender, id, locale)
      reply.type('text/calendar; charset=utf-8').header('cache-control', 'no-store')
      return content
    },
  )

  route(app, 'bookAppointment', {}, ({ siteId, body, request }) =>
    takeForm<AppointmentBody, Appointment>(app, {
      siteId,
      request,
      body,
      limited: 'viewing',
      context: 'viewing',
      mailbox: body.email,
      pretend: refuseProgram,
      work: book,
    }).catch(async (error: unknown) => {
      throw await bookingProblem(db, siteId, body.slotId, error)
    }),
  )

  route(app, 'cancelAppointment', { id: SecretId }, async ({ siteId, params: { id } }) => {
    const sender = await senderOf(db, siteId, app.config)
    await db.transaction().execute((transaction) => cancel(transaction, sender, id))
    app.outbox.wake()
  })
}
