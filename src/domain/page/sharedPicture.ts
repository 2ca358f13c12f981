import type { BlockView, PageView } from './types'

interface Shared {
  picture?: string
  pictureAlt?: string
}
interface Pictured {
  picture?: { file: string; alt: string }
}

function ofCards(cards: readonly Pictured[]): Shared[] {
  const first = cards.find(({ picture }) => picture)?.picture
  return first ? [{ picture: first.file, pictureAlt: first.alt }] : []
}

function ofBlock<Card extends Pictured>(block: BlockView<Card & { id: number }>): Shared[] {
  if (block.kind === 'picture') return [{ picture: block.file, pictureAlt: block.alt }]
  if (block.kind === 'search') return block.picture ? [{ picture: block.picture }] : []
  return block.kind === 'estates' || block.kind === 'rentalUnits' ? ofCards(block.cards) : []
}

/** The picture that who shares a page shows: its own, else the first that stands on it, in its list or among its parts. */
export function sharedPicture<Card extends Pictured & { id: number }>(
  view: Pick<PageView<Card>, 'picture' | 'list' | 'blocks'>,
): Shared {
  const { picture, list, blocks } = view
  if (picture) return { picture }
  return [...ofCards(list?.cards ?? []), ...blocks.flatMap((block) => ofBlock<Card>(block))][0] ?? {}
}
