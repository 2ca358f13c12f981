import type { Locale } from '../../contract/common'
import { getRentalPeriods } from '../../siteApi/rental'
import { liveClient } from '../liveSite'
import { useKept } from '../useKept'
import { useLoad } from '../useLoad'

/**
 * Stays of a holiday unit as they are now, asked when the page opens. `reload` asks again and keeps what is shown until the
 * answer is there, so that nobody loses a form over it.
 */
export function usePeriods(siteId: string, locale: Locale, unitId: number) {
  const { result, retry } = useLoad(`${siteId} ${unitId}`, (signal) =>
    getRentalPeriods(liveClient(siteId, locale), unitId, { signal }),
  )
  return { periods: useKept(result), hasFailed: result.state === 'failed', reload: retry }
}
