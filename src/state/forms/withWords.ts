import type { Locale } from '../../contract/common'
import type { WordsName } from '../../i18n/loadWords'

/** A part of a page that is fetched when it is wanted, with its words; what asks for those is fetched with it. */
export async function withWords<T extends object>(
  { siteId, locale }: { siteId: string; locale: Locale },
  names: readonly WordsName[],
  load: () => Promise<T>,
) {
  const [part, { loadWords }, { liveClient }] = await Promise.all([
    load(),
    import('../../i18n/loadWords'),
    import('../liveSite'),
  ])
  return { ...part, words: await loadWords(liveClient(siteId, locale), locale, names) }
}
