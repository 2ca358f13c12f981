import type { Locale } from '../../../src/contract/common'
import type { Estate } from '../../../src/contract/estate'
import type { EstatePage } from '../../../src/contract/page'
import { inEveryLanguage } from '../../../src/contract/inEveryLanguage'
import { fromApi } from '../../../src/domain/estate/fromApi'
import { numberedTitle } from '../../../src/domain/estate/title'
import { estatePath } from '../../../src/domain/estatePath'
import { estateSlug } from '../../../src/domain/slug'

/** Where a listing's page stands in one language and in the others; a unit stands under its project (spec §2). */
export function estatePage(
  { estate, project }: { estate: Estate; project: Estate | undefined },
  locale: Locale,
): EstatePage {
  // Nothing is hidden here: whether a site shows a listing is the site's to say.
  const shown = fromApi(estate, { hiddenStatus: [] })
  return {
    estateId: estate.general.id,
    locale,
    path: estatePath(estate, locale, project),
    slug: estateSlug(project ?? estate, locale),
    title: shown ? numberedTitle(shown, locale) : '',
    alternates: inEveryLanguage((each) => estatePath(estate, each, project)),
  }
}
