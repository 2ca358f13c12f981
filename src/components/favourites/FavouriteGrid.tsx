import { useId } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { Locale } from '../../contract/common'
import { cardName } from '../../domain/estate/cardName'
import { COMPARED } from '../../domain/estate/compared'
import { estateCard } from '../../domain/estate/estateCard'
import type { FavouriteEstate } from '../../state/favourites/favouriteEstate'
import type { ShownFavourite } from '../../state/favourites/shownFavourites'
import { CardSkeletons } from '../estate/CardSkeletons'
import { EstateCard } from '../estate/EstateCard'
import { CardGrid } from '../ui/blocks'
import { GoneCard } from './GoneCard'
import { NoteField } from './NoteField'
import { eagerAt } from '../ui/eagerPictures'

interface Props {
  favourites: readonly ShownFavourite[]
  locale: Locale
  /** Some are on their way: their places are kept. */
  isWaiting: boolean
  /** What cannot be fetched is shown as it was. */
  hasFailed: boolean
  /** Ids of those to compare. */
  chosen: readonly string[]
  onChoose: (id: string, isChosen: boolean) => void
}

const cardOf = ({ estate, project }: FavouriteEstate, locale: Locale) => estateCard(estate, locale, project)

/** Favourites in their order, each to be chosen for comparing; those that have gone stand among them. */
export function FavouriteGrid({ favourites, locale, isWaiting, hasFailed, chosen, onChoose }: Props) {
  const { t } = useTexts('favourites')
  const hint = useId()
  const isFull = chosen.length >= COMPARED.most
  const shown = favourites.flatMap(({ id, item, last, isGone }, index) => {
    const seen = item ?? (hasFailed || isGone ? last : undefined)
    if (isGone) return <GoneCard key={id} id={id} card={last && cardOf(last, locale)} />
    if (!seen) return []
    const card = cardOf(seen, locale)
    const isChosen = chosen.includes(id)
    const name = cardName(card, locale)
    return (
      <Place key={id}>
        <EstateCard card={card} eager={eagerAt(index)} />
        <Choose>
          <input
            type="checkbox"
            checked={isChosen}
            disabled={isFull && !isChosen}
            aria-label={t('compare.chooseName', { name })}
            aria-describedby={isFull ? hint : undefined}
            onChange={(event) => onChoose(id, event.target.checked)}
          />
          {t('compare.choose')}
        </Choose>
        <NoteField id={id} name={name} />
      </Place>
    )
  })
  return (
    <>
      <CardGrid>
        {shown}
        {isWaiting && !hasFailed && <CardSkeletons count={favourites.length - shown.length} />}
      </CardGrid>
      <p id={hint} hidden>
        {t('compare.full')}
      </p>
    </>
  )
}

const Place = styled.li`
  display: grid;
  /* What a note takes in one row must not make pictures of its neighbours higher. */
  grid-template-rows: auto auto 1fr;
`

const Choose = styled.label`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: var(--s2);
  min-height: 44px;
  padding-inline-end: var(--s4);
  font-size: var(--t14);
  cursor: pointer;
  &:has(:disabled) {
    color: var(--quiet);
    cursor: not-allowed;
  }
  input {
    width: 24px;
    height: 24px;
    margin: 0;
    accent-color: var(--brick);
  }
  @media print {
    display: none;
  }
`
