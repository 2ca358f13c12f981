import type { Locale, Localized } from '../../contract/common'
import { HEAD_TYPE_ID } from '../../contract/ids'
import type { Block, EntityItem } from '../../contract/page'
import { nameIn, textIn } from '../localized'
import { isWebLink } from '../webLink'
import { pagePath } from './pagePlace'
import type {
  BlockView,
  EntityView,
  PageLists,
  RentalCardLike,
  SearchChoice,
  SearchTarget,
  SearchType,
} from './types'

const paragraphs = (text: Localized, locale: Locale) =>
  nameIn(text, locale)
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)

function entityView(item: EntityItem, locale: Locale): EntityView {
  return {
    id: item.id,
    title: nameIn(item.title, locale),
    subtitle: textIn(item.subtitle, locale) ?? '',
    text: textIn(item.text, locale) ?? '',
    ...(item.picture ? { picture: item.picture } : {}),
    ...(item.link && isWebLink(item.link) ? { link: item.link } : {}),
  }
}

/** Property types in the order the search offers them. */
const SEARCH_TYPES: SearchType[] = (['HOUSE', 'APARTMENT', 'PLOT', 'COMMERCIAL', 'GARAGE'] as const).map(
  (code) => ({
    id: HEAD_TYPE_ID[code],
    code,
  }),
)

/** German says otherwise what somebody looks for than what somebody offers. */
const LOOKED_FOR: Readonly<Record<string, string>> = {
  'Zu verkaufen': 'zum Kauf',
  'Zu vermieten': 'zur Miete',
  'Zu übernehmen': 'zur Übernahme',
}

const inSentence = (name: string, locale: Locale) =>
  (locale === 'de' && LOOKED_FOR[name]) || name.charAt(0).toLowerCase() + name.slice(1)

const searchChoices = (targets: readonly SearchTarget[], locale: Locale): SearchChoice[] =>
  targets.flatMap(({ status, name, url, node }) => {
    const label = inSentence(nameIn(name, locale), locale)
    const path = url[locale] ? pagePath({ type: 'estateList', url }, locale) : undefined
    return label && path !== undefined ? [{ status, label, path, node }] : []
  })

/** Path of the list of holiday units, where there is one in this language. */
export const staysPath = ({ stays: url }: Pick<PageLists<RentalCardLike>, 'stays'>, locale: Locale) =>
  url?.[locale] ? { stays: pagePath({ type: 'rentalList', url }, locale) } : {}

const NOTHING = { total: 0, cards: [] }

/** What a block of a page shows in one language. */
export function blockView<RentalCard extends RentalCardLike>(
  block: Block,
  index: number,
  locale: Locale,
  lists: PageLists<RentalCard>,
): BlockView<RentalCard> {
  const heading = 'heading' in block ? (textIn(block.heading, locale) ?? '') : ''
  const moreOf = (pageId: number | null | undefined) => {
    const target = pageId ? lists.links[pageId] : undefined
    const more = target && pagePath(target, locale)
    return more === undefined ? {} : { more }
  }
  switch (block.kind) {
    case 'text':
      return { kind: 'text', heading, paragraphs: paragraphs(block.text, locale) }
    case 'picture':
      return { kind: 'picture', file: block.file, alt: nameIn(block.alt, locale) }
    case 'estates':
      return { kind: 'estates', heading, ...(lists.estates[index] ?? NOTHING), ...moreOf(block.morePageId) }
    case 'rentalUnits':
      return {
        kind: 'rentalUnits',
        heading,
        ...(lists.rentalUnits[index] ?? NOTHING),
        ...moreOf(block.morePageId),
      }
    case 'entities': {
      const items = (lists.entities[index] ?? []).map((item) => entityView(item, locale))
      return { kind: 'entities', heading, items }
    }
    case 'search':
      return {
        kind: 'search',
        heading,
        ...(block.picture ? { picture: block.picture } : {}),
        choices: searchChoices(lists.targets ?? [], locale),
        types: SEARCH_TYPES,
        ...staysPath(lists, locale),
      }
    case 'contact':
      return { kind: 'contact', heading, ...(block.form && { form: block.form }) }
  }
}

/** Whether a block has anything to show: a heading over nothing is left out, until there is something. */
export function isFilled<RentalCard extends RentalCardLike>(block: BlockView<RentalCard>): boolean {
  switch (block.kind) {
    case 'estates':
    case 'rentalUnits':
      return block.cards.length > 0
    case 'entities':
      return block.items.length > 0
    default:
      return true
  }
}
