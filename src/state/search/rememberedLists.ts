import type { ListedCard } from '../../domain/search/listedCard'
import type { LoadedPage } from '../estateList/loads'

/** As many lists as a visitor is likely to go back to. */
const MOST = 12

const lists = new Map<string, LoadedPage<ListedCard>>()

/** Keeps what an address showed, for the way back; lives as long as the document. */
export function rememberList(address: string, list: LoadedPage<ListedCard>): void {
  lists.delete(address)
  lists.set(address, list)
  const [oldest] = lists.keys()
  if (lists.size > MOST && oldest !== undefined) lists.delete(oldest)
}

export const rememberedList = (address: string): LoadedPage<ListedCard> | undefined => lists.get(address)
