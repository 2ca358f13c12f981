import type { ReactNode } from 'react'
import type { Page } from '../../contract/page'
import type { FrameView } from '../../domain/site/frameView'
import { useWishStore } from '../../state/alerts/useWishStore'
import { SearchContext } from '../../state/search/useSearch'

interface Props {
  frame: FrameView
  page: Page | undefined
  children: ReactNode
}

/** What parts of a filter need around them where one wishes; to be made anew for another page. */
export const WishStore = ({ frame, page, children }: Props) => (
  <SearchContext.Provider value={useWishStore(frame, page)}>{children}</SearchContext.Provider>
)
