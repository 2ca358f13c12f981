import type { FastifyInstance } from 'fastify'
import { DEFAULT_LOCALE } from '../../../src/contract/common'
import { route } from '../route'
import { findAgreements } from './agreementRepository'
import { localAgreement } from './localAgreement'

/** What a visitor is asked to agree to (spec §7; docs/decisions/022-agreements.md). */
export async function agreementRoutes(app: FastifyInstance): Promise<void> {
  route(app, 'agreements', {}, async ({ siteId, query: { locale = DEFAULT_LOCALE } }) => {
    const agreements = await findAgreements(app.db, siteId)
    return agreements.flatMap((agreement) => localAgreement(agreement, locale) ?? [])
  })
}
