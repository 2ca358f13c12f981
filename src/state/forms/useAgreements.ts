import type { Locale } from '../../contract/common'
import { agreementsOf, type AgreementContext } from '../../domain/forms/agreementRules'
import { getAgreements } from '../../siteApi/content'
import { liveClient } from '../liveSite'
import { useKept } from '../useKept'
import { useLoad } from '../useLoad'

/**
 * The texts a form asks to agree to, as they read now: a page built before a text changed would ask for the old one
 * (docs/decisions/022-agreements.md). Undefined until they are there; `reload` asks again and keeps what is shown.
 */
export function useAgreements(siteId: string, locale: Locale, context: AgreementContext) {
  const { result, retry } = useLoad(`${siteId} ${locale}`, (signal) =>
    getAgreements(liveClient(siteId, locale), locale, { signal }),
  )
  const all = useKept(result)
  return {
    agreements: all && agreementsOf(all, context),
    hasFailed: result.state === 'failed',
    reload: retry,
  }
}
