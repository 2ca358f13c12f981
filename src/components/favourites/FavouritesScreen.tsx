import { lazy, Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { COMPARED } from '../../domain/estate/compared'
import { choose, useChosen } from '../../state/favourites/chosen'
import { askedList } from '../../state/favourites/idsHash'
import { useIsBrowser } from '../../state/useIsBrowser'
import { Unseen } from '../ui/blocks'
import type { FavouritesFrame } from './favouritesFrame'
import { MyFavourites } from './MyFavourites'
import { SharedList } from './SharedList'

// Only who compares needs every field's name and rule.
const Compare = lazy(() => import('./Compare').then((module) => ({ default: module.Compare })))

interface Props {
  frame: FavouritesFrame
  /** Of the address: whether a shared list or listings side by side are asked for. */
  hash: string
}

/** The visitor's favourites, a list that someone shared, or listings side by side; all of it only the browser knows. */
export function FavouritesScreen({ frame, hash }: Props) {
  const { t } = useTexts('favourites')
  const isBrowser = useIsBrowser()
  const asked = isBrowser ? askedList(hash) : undefined
  const heading = useFocusOnChange(asked?.kind)
  const ids = asked?.ids ?? []
  /** Ticked to be compared; what stands side by side stays so when the comparison is left. */
  const chosen = useChosen()
  const compared = asked?.kind === 'compare' ? ids.slice(0, COMPARED.most).join() : ''
  useEffect(() => {
    if (compared) choose(compared.split(','))
  }, [compared])
  return (
    <Room ref={heading} tabIndex={-1}>
      <NoScript data-no-script="">{t('favourites.noScript')}</NoScript>
      {asked?.kind === 'compare' ? (
        <Suspense fallback={<Unseen role="status">{t('liveData:loading')}</Unseen>}>
          <Compare ids={ids} frame={frame} />
        </Suspense>
      ) : asked ? (
        <SharedList key={ids.join()} ids={ids} frame={frame} />
      ) : (
        <MyFavourites frame={frame} chosen={chosen} onChosen={choose} />
      )}
    </Room>
  )
}

/** Who moves to another view of the page begins at its top, with the keyboard too. */
function useFocusOnChange(view: string | undefined) {
  const top = useRef<HTMLDivElement>(null)
  const shown = useRef<{ view: string | undefined }>(undefined)
  // Gatsby looks for what the # of a link names, finds nothing and leaves the window; on the way back it moves it after this.
  useLayoutEffect(() => {
    if (!shown.current && view) window.scrollTo(0, 0)
  }, [view])
  useEffect(() => {
    const before = shown.current
    shown.current = { view }
    if (!before || before.view === view) return
    window.scrollTo(0, 0)
    top.current?.focus({ preventScroll: true })
  }, [view])
  return top
}

/** Only the browser knows how much stands here: the footer waits below the window, so that it does not jump. */
const Room = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--s5);
  min-height: 75vh;
  &:focus {
    outline: none;
  }
  /* By keyboard nothing is reached below the bar. A pressed box stays where it is. */
  :is(a, button, input):focus-visible {
    scroll-margin-bottom: 140px;
  }
  @media print {
    min-height: 0;
  }
`

const NoScript = styled.p`
  display: none;
`
