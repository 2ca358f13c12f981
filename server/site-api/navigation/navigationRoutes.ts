import { Type } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import { isLocale } from '../../../src/routing/words'
import { notFound } from '../../http/problem'
import { route } from '../route'
import { localMenu } from './localMenu'
import { findLanguages, findMenus, findPageUrls } from './menuRepository'

const word = Type.String({ minLength: 1, maxLength: 32 })

/** Menus (spec §7; docs/decisions/024-navigation.md). */
export async function navigationRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app

  route(app, 'navigation', { localeOrType: word }, async ({ siteId, params: { localeOrType } }) => {
    const inLanguage = isLocale(localeOrType)
    const [menus, languages, pages] = await Promise.all([
      findMenus(db, siteId, inLanguage ? undefined : localeOrType),
      inLanguage ? [localeOrType] : findLanguages(db, siteId),
      findPageUrls(db, siteId),
    ])
    return menus.flatMap((menu) => languages.map((locale) => localMenu(menu, locale, pages)))
  })

  route(app, 'menu', { localeOrType: word, menuId: word }, async ({ siteId, params }) => {
    const { localeOrType, menuId } = params
    const inLanguage = isLocale(localeOrType)
    const [menus, [first], pages] = await Promise.all([
      findMenus(db, siteId, inLanguage ? undefined : localeOrType),
      inLanguage ? [localeOrType] : findLanguages(db, siteId),
      findPageUrls(db, siteId),
    ])
    const menu = menus.find(({ id, type }) => String(id) === menuId || type === menuId)
    if (!menu || !first) throw notFound(`menu ${menuId} in ${localeOrType}`)
    return localMenu(menu, first, pages)
  })
}
