import type { Draft } from '../../../src/contract/draft'
import type { Estate } from '../../../src/contract/estate'
import type { Locale } from '../../../src/contract/locales'
import type { SiteSettings } from '../../../src/contract/site'
import { estatePath } from '../../../src/domain/estatePath'
import { pagePath } from '../../../src/domain/page/pagePlace'
import { href } from '../../../src/routing/routes'
import { HttpProblem } from '../../http/problem'

function pathOfEstate(head: Estate, id: number, locale: Locale, { hiddenStatus }: SiteSettings): string {
  const unit = head.children?.find(({ general }) => general.id === id)
  const hidden = [head, unit].find((each) => each?.status && hiddenStatus.includes(each.status.id))
  if (hidden) {
    throw new HttpProblem(
      409,
      `The site shows nothing of status ${hidden.status?.id}, so this draft has no page`,
    )
  }
  return unit ? estatePath(unit, locale, head) : estatePath(head, locale)
}

/** Address at which a draft will stand once it is public. @throws HttpProblem 409 when it will have none. */
export function draftPath(draft: Draft, locale: Locale, settings: SiteSettings): string {
  if (draft.kind === 'estate') return pathOfEstate(draft.data, draft.id, locale, settings)
  if (draft.kind === 'rentalUnit') return href('rentalUnit', locale, { rentalUnitId: draft.id })
  const path = pagePath(draft.data, locale)
  if (path === undefined) throw new HttpProblem(409, `This page has no address in ${locale}`)
  return path
}
