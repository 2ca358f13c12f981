import type { Locale } from '../contract/common'
import type { LocalMenu } from '../contract/navigation'
import type { Entity, EntityItem, Page } from '../contract/page'
import type { LocalAgreement, Site, Translations } from '../contract/site'
import { type ApiClient, type CallOptions, sitePath } from './http'

export const getSite = (client: ApiClient, call?: CallOptions) => client.get<Site>(sitePath(client), call)

/** Menus of a language, or of a type (`main`, `footer`) in every language. */
export const getNavigation = (client: ApiClient, localeOrType: string, call?: CallOptions) =>
  client.get<LocalMenu[]>(sitePath(client, 'navigation', localeOrType), call)

export const getPages = (client: ApiClient, call?: CallOptions) =>
  client.get<Page[]>(sitePath(client, 'pages'), call)

export const getPage = (client: ApiClient, id: number, call?: CallOptions) =>
  client.get<Page>(sitePath(client, 'pages', id), call)

export const getEntities = (client: ApiClient, call?: CallOptions) =>
  client.get<Entity[]>(sitePath(client, 'entities'), call)

export const getEntityItems = (client: ApiClient, name: string, call?: CallOptions) =>
  client.get<EntityItem[]>(sitePath(client, 'entities', name, 'items'), call)

export const getAgreements = (client: ApiClient, locale: Locale, call?: CallOptions) =>
  client.get<LocalAgreement[]>(`${sitePath(client, 'agreements')}?locale=${locale}`, call)

export const getTranslations = (client: ApiClient, locale: Locale, call?: CallOptions) =>
  client.get<Translations>(sitePath(client, 'translations', locale), call)
