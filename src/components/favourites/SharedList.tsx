import { useState } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { estateCard } from '../../domain/estate/estateCard'
import { href } from '../../routing/routes'
import { change } from '../../state/favourites/store'
import { useEstates } from '../../state/favourites/useEstates'
import { useFavourites } from '../../state/favourites/useFavourites'
import { liveClient } from '../../state/liveSite'
import { CardSkeletons } from '../estate/CardSkeletons'
import { EstateGrid } from '../estate/EstateGrid'
import { PageHead } from '../page/PageHead'
import { AppLink } from '../ui/AppLink'
import { Action, CardGrid, Unseen } from '../ui/blocks'
import { Browse } from './Browse'
import { Failed } from './Failed'
import type { FavouritesFrame } from './favouritesFrame'
import { EAGER_PICTURES } from '../ui/eagerPictures'

interface Props {
  ids: readonly string[]
  frame: FavouritesFrame
}

/** A list that someone shared by its ids: to look at, and to keep whole or one by one. */
export function SharedList({ ids, frame }: Props) {
  const { t } = useTexts('favourites')
  const { siteId, locale } = frame
  const { result, retry } = useEstates(liveClient(siteId, locale), ids)
  const favorites = useFavourites((state) => state.favorites)
  const [said, setSaid] = useState('')
  const { listings, asOf = '' } = result.state === 'ready' ? result.value : { listings: [] }
  const present = listings.flatMap(({ item }) => (item ? [item] : []))
  const fresh = present.filter(({ id }) => !favorites.includes(String(id)))
  const gone = listings.length - present.length

  function keepAll() {
    change({ type: 'favouritesKept', ids: present.map(({ id }) => id) })
    setSaid(t('shared.kept', { count: fresh.length }))
  }
  return (
    <>
      <PageHead view={{ title: t('shared.title'), intro: t('shared.intro') }} />
      {(result.state === 'failed' || asOf) && (
        <Failed at={asOf} isKept={present.length > 0} onRetry={retry} />
      )}
      <Unseen role="status">{result.state === 'loading' ? t('liveData:loading') : ''}</Unseen>
      <Line>
        {present.length > 0 && (
          <>
            <p>{t('shared.count', { count: present.length })}</p>
            {fresh.length > 0 && (
              <Action type="button" onClick={keepAll}>
                {t('shared.keepAll')}
              </Action>
            )}
          </>
        )}
        <AppLink to={href('favourites', locale)}>{t('shared.toMine')}</AppLink>
      </Line>
      <p role="status">{said || (present.length > 0 && !fresh.length ? t('shared.allKept') : '')}</p>
      {gone > 0 && present.length > 0 && <p>{t('shared.gone', { count: gone })}</p>}
      {result.state === 'ready' && !present.length && (
        <Browse frame={frame} title={t('shared.none')} text={t('favourites.goneAllText')} />
      )}
      {result.state === 'loading' && (
        <CardGrid aria-hidden="true">
          <CardSkeletons count={ids.length} />
        </CardGrid>
      )}
      {present.length > 0 && (
        <EstateGrid
          cards={present.map(({ estate, project }) => estateCard(estate, locale, project))}
          eager={EAGER_PICTURES}
        />
      )}
    </>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s5);
  min-height: 44px;
`
