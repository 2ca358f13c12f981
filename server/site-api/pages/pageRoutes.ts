import { Type } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import { Id } from '../../../src/contract/common'
import { notFound } from '../../http/problem'
import { route } from '../route'
import { findPage, findPageByPath, findPages } from './pageRepository'
import { splitPageUrl } from './pageUrl'

const Url = Type.String({ minLength: 1, maxLength: 500 })

/** Pages of the site's own (spec §7). */
export async function pageRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app

  route(app, 'pages', {}, ({ siteId }) => findPages(db, siteId))

  route(app, 'page', { id: Id }, async ({ siteId, params: { id } }) => {
    const page = await findPage(db, siteId, id)
    if (!page) throw notFound(`page ${id}`)
    return page
  })

  route(app, 'pageByUrl', { url: Url }, async ({ siteId, params: { url } }) => {
    const address = splitPageUrl(url)
    const page = address && (await findPageByPath(db, siteId, address.locale, address.path))
    if (!page) throw notFound(`page at ${url}`)
    return page
  })
}
