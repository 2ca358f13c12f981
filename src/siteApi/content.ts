import type { Locale } from '../contract/common'
import type { LocalMenu } from '../contract/navigation'
import type { Entity, EntityItem, Page } from '../contract/page'
import type { LocalAgreement, Site, Translations } from '../contract/site'
import { type ApiClient, type CallOptions, sitePath } from './http'

export const getSite = (client: ApiClient, call?: CallOptions) => client.get<Site>(sitePath(client), call)

/** The site that answers on a hostname; HttpError 404 when there is none. */
export const getSiteByHostname = (client: ApiClient, hostname: string, call?: CallOptions) =>
  client.get<Site>(`/sites/by-hostname/${encodeURIComponent(hostname)}`, call)

/** Menus of a language, or of a type (`main`, `footer`) in every language. */
export const getNavigation = (client: ApiClient, localeOrType: string, call?: CallOptions) =>
  client.get<LocalMenu[]>(sitePath(client, 'navigation', localeOrType), call)

export const getMenu = (client: ApiClient, locale: Locale, menuId: number, call?: CallOptions) =>
  client.get<LocalMenu>(sitePath(client, 'navigation', locale, menuId), call)

export const getPages = (client: ApiClient, call?: CallOptions) =>
  client.get<Page[]>(sitePath(client, 'pages'), call)

export const getPage = (client: ApiClient, id: number, call?: CallOptions) =>
  client.get<Page>(sitePath(client, 'pages', id), call)

/** The page at an address of the site, language included: `/nl/te-koop`. */
export const getPageByUrl = (client: ApiClient, url: string, call?: CallOptions) =>
  client.get<Page>(sitePath(client, 'pages', 'by-url', url), call)

export const getEntities = (client: ApiClient, call?: CallOptions) =>
  client.get<Entity[]>(sitePath(client, 'entities'), call)

export const getEntityItems = (client: ApiClient, name: string, call?: CallOptions) =>
  client.get<EntityItem[]>(sitePath(client, 'entities', name, 'items'), call)

export const getAgreements = (client: ApiClient, locale: Locale, call?: CallOptions) =>
  client.get<LocalAgreement[]>(`${sitePath(client, 'agreements')}?locale=${locale}`, call)

export const getTranslations = (client: ApiClient, locale: Locale, call?: CallOptions) =>
  client.get<Translations>(sitePath(client, 'translations', locale), call)
