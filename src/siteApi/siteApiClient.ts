import { type ApiClient, apiClient, type ClientOptions } from './http'
import { type Addresses, fetchInTurn, listOf } from './askInTurn'

interface Options extends Omit<ClientOptions, 'baseUrl' | 'fetch'> {
  siteApiUrl: Addresses
}

/** A client of a site API, which may be several processes on one database: the next one is asked when one is away. */
export const siteApiClient = ({ siteApiUrl, ...options }: Options): ApiClient =>
  apiClient({ ...options, baseUrl: listOf(siteApiUrl)[0] ?? '', fetch: fetchInTurn(siteApiUrl) })
