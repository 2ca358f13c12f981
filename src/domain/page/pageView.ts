import type { Locale } from '../../contract/common'
import type { Page } from '../../contract/page'
import { metaDescription } from '../estate/metaDescription'
import { nameIn, textIn } from '../localized'
import { blockView, isFilled, staysPath } from './blockView'
import { pageAlternates, pagePath } from './pagePlace'
import type { OtherWays, PageLists, PageView, RentalCardLike } from './types'

/** Where else a line leads that is typed on a list. */
const otherWays = (
  lists: Pick<PageLists<RentalCardLike>, 'others' | 'stays'>,
  locale: Locale,
): OtherWays => ({
  lists: (lists.others ?? []).flatMap(({ status, url }) => {
    const path = url[locale] ? pagePath({ type: 'estateList', url }, locale) : undefined
    return path === undefined ? [] : [{ status, path }]
  }),
  ...staysPath(lists, locale),
})

/** All that a page of the site's own shows in one language; undefined where the page has no address in it. */
export function pageView<RentalCard extends RentalCardLike>(
  page: Page,
  locale: Locale,
  languages: readonly Locale[],
  lists: PageLists<RentalCard>,
): PageView<RentalCard> | undefined {
  const path = pagePath(page, locale)
  if (path === undefined) return undefined
  const intro = textIn(page.intro, locale) ?? ''
  return {
    id: page.id,
    type: page.type,
    locale,
    path,
    alternates: pageAlternates(page, languages),
    title: nameIn(page.title, locale),
    metaDescription: metaDescription(
      textIn(page.metaDescription, locale) ?? '',
      intro,
      ...page.blocks.map((block) => (block.kind === 'text' ? (textIn(block.text, locale) ?? '') : '')),
    ),
    intro,
    ...(page.picture ? { picture: page.picture } : {}),
    blocks: page.blocks.map((block, index) => blockView(block, index, locale, lists)).filter(isFilled),
    ...(lists.own ? { list: lists.own } : {}),
    ...(page.node ? { node: page.node } : {}),
    ...(lists.others ? { other: otherWays(lists, locale) } : {}),
    ...(page.version ? { version: page.version } : {}),
    ...(page.updatedAt && !lists.own ? { updatedAt: page.updatedAt } : {}),
  }
}
