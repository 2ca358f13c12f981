import { Agent, setGlobalDispatcher } from 'undici'
import { LONGEST_IMPORT } from '../site-api/serverOptions'

/** Has every `fetch` of this process wait as long as an import may take: while its photos are fetched nothing is heard of it. */
export function waitForLongAnswers(): void {
  setGlobalDispatcher(new Agent({ headersTimeout: LONGEST_IMPORT, bodyTimeout: LONGEST_IMPORT }))
}
