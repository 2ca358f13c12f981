import { type ApiClient, apiClient, type ClientOptions } from './http'
import { type Addresses, fetchInTurn, listOf } from './askInTurn'
import { type Patience, patientFetch } from './patientFetch'

interface Options extends Omit<ClientOptions, 'baseUrl' | 'fetch'> {
  siteApiUrl: Addresses
  /** Of who has time: asks again while the API has too much to do. */
  patience?: Patience
}

/** A client of a site API, which may be several processes on one database: the next one is asked when one is away. */
export function siteApiClient({ siteApiUrl, patience, ...options }: Options): ApiClient {
  const baseUrl = listOf(siteApiUrl)[0] ?? ''
  const inTurn = fetchInTurn(siteApiUrl)
  const send = patience ? patientFetch(inTurn, baseUrl, patience) : inTurn
  return apiClient({ ...options, baseUrl, fetch: send })
}
