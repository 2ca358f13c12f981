import { Type } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import { isLocale } from '../../../src/routing/words'
import { notFound } from '../../http/problem'
import { route } from '../route'
import { findTranslations } from './translationRepository'

/** Texts that a site says differently (spec §7). */
export async function translationRoutes(app: FastifyInstance): Promise<void> {
  route(app, 'translations', { locale: Type.String({ maxLength: 35 }) }, async ({ siteId, params }) => {
    if (!isLocale(params.locale)) throw notFound(`language ${params.locale}`)
    return findTranslations(app.db, siteId, params.locale)
  })
}
