import { useRef, useState } from 'react'
import styled from 'styled-components'
import { cardName } from '../../domain/estate/cardName'
import type { ListedCard } from '../../domain/search/listedCard'
import { useTexts } from '../../i18n/useTexts'
import { useLocale } from '../../i18n/useLocale'
import { href } from '../../routing/routes'
import { useIsFavourite } from '../../state/favourites/useFavourites'
import {
  forgetListing,
  hiddenListings,
  keepListings,
  useKeepsListing,
} from '../../state/remembered/keptListings'
import { useLastVisit } from '../../state/remembered/keptVisits'
import { useIsBrowser } from '../../state/useIsBrowser'
import { useSearch, useSearchStore } from '../../state/search/useSearch'
import { AppLink } from '../ui/AppLink'
import { SkipLink } from '../ui/SkipLink'
import { EstateCard } from '../estate/EstateCard'
import { HiddenLine } from './HiddenLine'
import { HideButton } from './HideButton'
import { PointedItem } from './PointedItem'
import type { Eager } from '../ui/eagerPictures'

interface Props {
  card: ListedCard
  eager: Eager
  size: 'grid' | 'pair'
}

/** A card of the list, in step with its pin on the map; a line in its place while the visitor hides it. */
export function ResultCard({ card, eager, size }: Props) {
  const { t } = useTexts('list')
  const { id } = card
  const { point } = useSearchStore()
  const isMarked = useSearch(({ pointed }) => pointed?.on === 'map' && pointed.id === id)
  const isHidden = useKeepsListing(hiddenListings, id)
  const lastVisit = useLastVisit()
  const isNewToThem = Boolean(lastVisit && card.published && card.published >= lastVisit)
  const locale = useLocale()
  const name = cardName(card, locale)
  const isSaved = useIsFavourite(id)
  const isBrowser = useIsBrowser()
  /** Known from where the browser says what it keeps. */
  const [wasSaved, setWasSaved] = useState<boolean>()
  if (isBrowser && wasSaved === undefined) setWasSaved(isSaved)
  /** Who saved it by a key need not go back past all cards above it to where what is saved stands. */
  const isSavedNow = isSaved && wasSaved === false
  /** Whether it was pressed here: then the way back has the focus. */
  const wasPressed = useRef(false)

  function press(change: () => void) {
    wasPressed.current = true
    change()
  }
  function takeFocus(button: HTMLButtonElement | null) {
    if (!button || !wasPressed.current) return
    wasPressed.current = false
    button.focus({ preventScroll: true })
  }

  return (
    <PointedItem id={id} isMarked={isMarked} onPoint={point}>
      {isHidden ? (
        <HiddenLine
          name={name}
          onShow={() => press(() => forgetListing(hiddenListings, id))}
          ref={takeFocus}
        />
      ) : (
        <EstateCard
          card={card}
          eager={eager}
          size={size}
          mark={isNewToThem && <Mark>{t('visit.mark')}</Mark>}
        >
          <HideButton
            name={name}
            onHide={() => press(() => keepListings(hiddenListings, [id]))}
            ref={takeFocus}
          />
          {isSavedNow && (
            <Favourites as={AppLink} to={href('favourites', locale)}>
              {t('list.toFavourites')}
            </Favourites>
          )}
        </EstateCard>
      )}
    </PointedItem>
  )
}

const Favourites = styled(SkipLink)`
  inset: calc(100% + var(--s2)) 0 auto auto;
  white-space: nowrap;
`

const Mark = styled.span`
  position: absolute;
  inset: auto auto var(--s2) var(--s2);
  max-width: calc(100% - 2 * var(--s2));
  padding: 1px var(--s2);
  border-radius: 2px;
  background: var(--moss);
  color: var(--paper);
  font-size: var(--t14);
  font-weight: 600;
`
