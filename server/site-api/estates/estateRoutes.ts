import { Type } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import { Id, Locale } from '../../../src/contract/common'
import type { ContactInfo } from '../../../src/contract/estate'
import { notFound } from '../../http/problem'
import { unlessGone } from '../answerTurns'
import { route } from '../route'
import { findAgency } from '../sites/siteRepository'
import { estatePage } from './estatePage'
import { findCollection, findEstate, findFamily, findGroup, findSecondSource } from './estateRepository'
import { searchEstates } from './searchEstates'

function missing(what: string): never {
  throw notFound(what)
}

/** Estates (spec §7): search, one, group, contact, second source, the address of a page, collections. */
export async function estateRoutes(app: FastifyInstance): Promise<void> {
  const { db, listings, turns } = app

  route(app, 'searchEstates', {}, ({ siteId, version, body, request, reply }) =>
    unlessGone(reply, () =>
      searchEstates({ db, listings, turns }, { siteId, version }, body, { request, reply }),
    ),
  )

  route(
    app,
    'estate',
    { id: Id },
    async ({ siteId, params: { id } }) => (await findEstate(db, siteId, id)) ?? missing(`estate ${id}`),
  )

  route(
    app,
    'estateGroup',
    { id: Id },
    async ({ siteId, params: { id } }) => (await findGroup(db, siteId, id)) ?? missing(`estate ${id}`),
  )

  const guid = Type.String({ minLength: 1, maxLength: 64 })
  route(
    app,
    'secondSourceEstate',
    { id: guid },
    async ({ siteId, params: { id } }) =>
      (await findSecondSource(db, siteId, id)) ?? missing(`estate ${id} of the second source`),
  )

  route(app, 'contactInfo', { id: Id }, async ({ siteId, params: { id } }): Promise<ContactInfo> => {
    const { estate, project } = (await findFamily(db, siteId, id)) ?? missing(`estate ${id}`)
    const { name, phone, email } = await findAgency(db, siteId)
    const salesRep = estate.salesRep ?? project?.salesRep ?? null
    return { estateId: id, salesRep, agency: { name, phone, email } }
  })

  route(app, 'estatePage', { estateId: Id, locale: Locale }, async ({ siteId, params }) => {
    const family = (await findFamily(db, siteId, params.estateId)) ?? missing(`estate ${params.estateId}`)
    return estatePage(family, params.locale)
  })

  route(
    app,
    'collection',
    { id: Id },
    async ({ siteId, params: { id } }) =>
      (await findCollection(db, siteId, id)) ?? missing(`collection ${id}`),
  )
}
