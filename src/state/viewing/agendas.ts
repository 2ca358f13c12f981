import type { LiveAgenda } from '../../contract/rental'
import type { ApiClient } from '../../siteApi/http'
import { getLiveAgenda } from '../../siteApi/rental'

/** For how long free times are good enough to be shown again, ms: when one of them is taken meanwhile, booking it says so and loses nothing. */
export const GOOD_FOR_MS = 120_000

interface Asked {
  at: number
  answer: Promise<LiveAgenda>
}

/** Of this tab, by site and listing. */
const agendas = new Map<string, Asked>()

const keyOf = ({ options }: ApiClient, estateId: number) => `${options.siteId} ${estateId}`

/**
 * The free viewing times of a listing, asked once for as long as they are good (spec §7 `live-agenda`): whoever closes the sheet and
 * opens it again waits for nothing. What failed is asked again. Throws HttpError.
 */
export function freeTimes(client: ApiClient, estateId: number): Promise<LiveAgenda> {
  const key = keyOf(client, estateId)
  const known = agendas.get(key)
  if (known && Date.now() - known.at < GOOD_FOR_MS) return known.answer
  const answer = getLiveAgenda(client, estateId)
  agendas.set(key, { at: Date.now(), answer })
  answer.catch(() => agendas.get(key)?.answer === answer && agendas.delete(key))
  return answer
}

/** Has them asked anew, as one of them is taken now. */
export const forgetFreeTimes = (client: ApiClient, estateId: number): void =>
  void agendas.delete(keyOf(client, estateId))
