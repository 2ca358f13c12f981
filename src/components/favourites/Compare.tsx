import { useState } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { COMPARED } from '../../domain/estate/compared'
import { href } from '../../routing/routes'
import { listHash } from '../../state/favourites/idsHash'
import { isFavourite } from '../../state/favourites/reducer'
import { useBriefCompare } from '../../state/favourites/useBriefCompare'
import { useEstates } from '../../state/favourites/useEstates'
import { useFavourites } from '../../state/favourites/useFavourites'
import { liveClient } from '../../state/liveSite'
import { quietButton } from '../estate/quietButton'
import { ShareButton } from '../estate/ShareButton'
import { PageHead } from '../page/PageHead'
import { AppLink } from '../ui/AppLink'
import { Unseen } from '../ui/blocks'
import { Browse } from './Browse'
import { CompareTable } from './CompareTable'
import { Failed } from './Failed'
import type { FavouritesFrame } from './favouritesFrame'
import { useFocusOnLess } from './useFocusOnLess'

interface Props {
  ids: readonly string[]
  frame: FavouritesFrame
}

/** Two to four listings side by side; what has gone from the offer stands there as it was last seen. */
export function Compare({ ids: asked, frame }: Props) {
  const { t } = useTexts('favourites')
  const { siteId, locale } = frame
  const ids = asked.slice(0, COMPARED.most)
  // Who takes one out has all the others already, and it stays in the list that was shared.
  const [loaded, setLoaded] = useState<readonly string[]>(ids)
  if (ids.some((id) => !loaded.includes(id))) setLoaded(ids)
  const { result, retry } = useEstates(liveClient(siteId, locale), loaded)
  const [isBrief, setBrief] = useBriefCompare()
  const table = useFocusOnLess(ids)
  const { listings, asOf = '' } = result.state === 'ready' ? result.value : { listings: [] }
  const known = ids.flatMap((id) => {
    const { last, isGone = false } = listings.find((one) => one.id === id) ?? {}
    return last ? [{ ...last, isGone }] : []
  })
  // Who was sent it and keeps none of them is led to where they can be kept.
  const isMine = useFavourites((state) => ids.some((id) => isFavourite(state, id)))
  const path = href('favourites', locale)
  const without = (id: number) =>
    path +
    listHash(
      'compare',
      ids.filter((one) => one !== String(id)),
    )
  return (
    <>
      <PageHead view={{ title: t('compare.title'), intro: '' }} />
      <Line>
        {isMine ? (
          <AppLink to={path}>{t('compare.back')}</AppLink>
        ) : (
          <AppLink to={path + listHash('ids', loaded)}>{t('shared.title')}</AppLink>
        )}
        {loaded.length > ids.length && (
          <AppLink to={path + listHash('compare', loaded)}>{t('compare.putBack')}</AppLink>
        )}
        {known.length > 1 && (
          <>
            <label>
              <input type="checkbox" checked={isBrief} onChange={(event) => setBrief(event.target.checked)} />
              {t('compare.onlyDifferences')}
            </label>
            <Print type="button" onClick={() => window.print()}>
              {t('estate:print')}
            </Print>
            <ShareButton title={t('compare.title')} path={path + listHash('compare', ids)} />
          </>
        )}
      </Line>
      {(result.state === 'failed' || asOf) && <Failed at={asOf} isKept={known.length > 0} onRetry={retry} />}
      <Unseen role="status">{result.state === 'loading' ? t('liveData:loading') : ''}</Unseen>
      {known.length > 0 && known.length < ids.length && (
        <p>{t('shared.gone', { count: ids.length - known.length })}</p>
      )}
      {result.state === 'ready' && !known.length && (
        <Browse frame={frame} title={t('shared.none')} text={t('favourites.goneAllText')} />
      )}
      {known.length === 1 && <p>{t('compare.oneMore')}</p>}
      {known.length > 0 && (
        <CompareTable table={table} listings={known} locale={locale} isBrief={isBrief} without={without} />
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
  label {
    display: inline-flex;
    align-items: center;
    gap: var(--s2);
    min-height: 44px;
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

const Print = styled.button`
  ${quietButton}
`
