import type { ListedCard } from '../../domain/search/listedCard'
import type { SearchFilter } from '../../domain/search/searchFilter'
import type { LoadedPage, Pagination } from '../estateList/loads'
import type { SearchCalls } from './searchCalls'

/**
 * Calls whose next answer can be asked before anybody waits for it, as while a prebuilt document still becomes alive. It is given
 * once, to the search it was asked for; whoever asks for something else first gets that, asked anew.
 */
export function askedAhead(calls: SearchCalls) {
  let ahead: { text: string; page: Promise<LoadedPage<ListedCard>> } | undefined
  const textOf = (filter: SearchFilter, part: Pagination) => JSON.stringify([filter, part])

  return {
    ask(filter: SearchFilter, part: Pagination): void {
      const page = calls.page(filter, part, new AbortController().signal)
      // Whoever takes it hears of a failure.
      page.catch(() => undefined)
      ahead = { text: textOf(filter, part), page }
    },
    calls: {
      ...calls,
      page(filter, part, signal) {
        const asked = ahead
        ahead = undefined
        return asked?.text === textOf(filter, part) ? asked.page : calls.page(filter, part, signal)
      },
    } satisfies SearchCalls,
  }
}
