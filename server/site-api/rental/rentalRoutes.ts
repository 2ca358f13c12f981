import { Type } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import { DEFAULT_LOCALE, Id } from '../../../src/contract/common'
import type { RentalReservation, RentalReservationBody } from '../../../src/contract/rental'
import { rentalTitle } from '../../../src/domain/rental/rentalTitle'
import { agencyDay } from '../../agencyClock'
import { unitCalendar } from '../../mail/calendar'
import { mailWords } from '../../mail/mailWords'
import { mayRedirectTo, ownAsset } from '../../http/ownAsset'
import { notFound } from '../../http/problem'
import { SecretId } from '../../http/secretId'
import { unlessGone } from '../answerTurns'
import { sendAsset } from '../assets/sendAsset'
import { estateMap } from '../map/estateMap'
import { pickFields } from '../pickFields'
import { route } from '../route'
import { findMailWords } from '../translations/translationRepository'
import { senderOf } from '../visitors/senderOf'
import { refuseProgram, takeForm } from '../visitors/takeForm'
import { cancelReservation } from './cancelReservation'
import { freeOf } from './findUnits'
import { rentalFilters } from './rentalFilters'
import { rentalMapRows } from './rentalMap'
import { findRentalPeriods, findRentalUnit } from './rentalRepository'
import { findRentalPlaces, findRentalValues, searchRentalUnits } from './rentalSearch'
import { findTakenStays } from './reservationRepository'
import { reserve } from './reserve'
import { findReserved, reservedStay } from './reservedStays'

/** Holiday units of an answer that is made before larger ones. */
const MOST_OF_SMALL = 50
const PhotoIndex = Type.Integer({ minimum: 0, maximum: 10_000 })

/** Holiday units: search, stays, reservation, photos (spec §3, §7). */
export async function rentalRoutes(app: FastifyInstance): Promise<void> {
  const { db, config, renditions, stays, turns } = app

  route(app, 'searchRentalUnits', {}, ({ siteId, version, body, request, reply }) => {
    const find = async () => {
      const { total, units, cheapest } = await searchRentalUnits(db, siteId, body, () =>
        stays.read(siteId, version),
      )
      return { total: { value: total }, results: units.map(pickFields(body.fields)), cheapest }
    }
    const isLarge = (body.pagination?.size ?? 0) > MOST_OF_SMALL
    return unlessGone(reply, () => (isLarge ? turns.large({ request, reply }, find) : turns.small(find)))
  })

  route(app, 'rentalFilters', {}, async ({ siteId, version, body, query: { locale = DEFAULT_LOCALE } }) =>
    rentalFilters(await findRentalValues(body.query, () => stays.read(siteId, version)), locale),
  )

  route(app, 'rentalMap', {}, async ({ siteId, version, body: { query } }) =>
    estateMap(rentalMapRows(await findRentalPlaces(query, () => stays.read(siteId, version)))),
  )

  route(app, 'rentalUnit', { id: Id }, async ({ siteId, params: { id } }) => {
    const unit = await findRentalUnit(db, siteId, id)
    if (!unit) throw notFound(`holiday unit ${id}`)
    return unit
  })

  route(app, 'rentalPeriods', { id: Id }, async ({ siteId, version, params: { id } }) => {
    const free = freeOf(await stays.read(siteId, version), id, agencyDay())
    const periods = await findRentalPeriods(db, siteId, id, free)
    if (!periods) throw notFound(`holiday unit ${id}`)
    return periods
  })

  route(app, 'reserveRentalUnit', {}, ({ siteId, body, request }) =>
    takeForm<RentalReservationBody, RentalReservation>(app, {
      siteId,
      request,
      body,
      limited: 'reservation',
      context: 'rental',
      mailbox: body.email,
      pretend: refuseProgram,
      work: reserve,
    }),
  )

  route(app, 'reservation', { id: SecretId }, async ({ siteId, params: { id }, reply }) => {
    const { site } = await senderOf(db, siteId, config)
    const reserved = await findReserved(db, siteId, id)
    if (!reserved) throw notFound('such reservation')
    reply.header('cache-control', 'no-store')
    return reservedStay(reserved, site.settings)
  })

  route(app, 'cancelReservation', { id: SecretId }, async ({ siteId, params: { id } }) => {
    const sender = await senderOf(db, siteId, config)
    await db.transaction().execute((transaction) => cancelReservation(transaction, sender, id))
    app.outbox.wake()
  })

  route(
    app,
    'rentalCalendar',
    { id: Id },
    async ({ siteId, params: { id }, query: { locale = DEFAULT_LOCALE }, reply }) => {
      const unit = await findRentalUnit(db, siteId, id)
      if (!unit) throw notFound(`holiday unit ${id}`)
      const own = config.publicUrls[config.siteIds.indexOf(siteId)] ?? config.publicUrl
      const host = new URL(own).hostname
      const stays = await findTakenStays(db, siteId, id)
      reply.type('text/calendar; charset=utf-8').header('cache-control', 'public, max-age=300')
      const t = mailWords(locale, await findMailWords(db, siteId))
      return unitCalendar(host, rentalTitle(unit, locale), t('calendar.taken'), stays)
    },
  )

  route(
    app,
    'rentalPhoto',
    { id: Id, index: PhotoIndex },
    async ({ siteId, params, query, request, reply }) => {
      const unit = await findRentalUnit(db, siteId, params.id)
      const link = unit?.photos[params.index]?.original
      if (!link) throw notFound(`photo ${params.index} of holiday unit ${params.id}`)
      const name = ownAsset(link, siteId, [...config.publicUrls, ...config.siteApiUrls])
      if (name) return sendAsset({ db, renditions, siteId, name, query, request, reply })
      if (!mayRedirectTo(link)) throw notFound(`picture at ${link}`)
      return reply.header('cache-control', 'public, max-age=300').redirect(link, 302)
    },
  )
}
