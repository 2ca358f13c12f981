import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { COMPARED } from '../../domain/estate/compared'
import { href } from '../../routing/routes'
import { listHash } from '../../state/favourites/idsHash'
import { useForgottenNotes } from '../../state/favourites/keptNotes'
import { useFavouriteEstates } from '../../state/favourites/useFavouriteEstates'
import { favouriteStays, useListingsOf } from '../../state/remembered/keptListings'
import { liveClient } from '../../state/liveSite'
import { useIsBrowser } from '../../state/useIsBrowser'
import { ShareButton } from '../estate/ShareButton'
import { PageHead } from '../page/PageHead'
import { Unseen } from '../ui/blocks'
import { Browse, NoFavourites } from './Browse'
import { CompareBar } from './CompareBar'
import { FavouriteGrid } from './FavouriteGrid'
import type { FavouritesFrame } from './favouritesFrame'
import { Failed } from './Failed'
import { KeptStays } from './KeptStays'
import { Tray } from './Tray'
import { UndoBar } from './UndoBar'

interface Props {
  frame: FavouritesFrame
  /** Ids of those to compare. */
  chosen: readonly string[]
  onChosen: (ids: readonly string[]) => void
}

/** The favourites page (spec §2): cards while there are some or they load, else that there are none. */
export function MyFavourites({ frame, chosen, onChosen }: Props) {
  const { t } = useTexts('favourites')
  const { siteId, locale } = frame
  const isBrowser = useIsBrowser()
  useForgottenNotes()
  const stays = useListingsOf(favouriteStays)
  const { favourites, isLoading, error, keptAt, retry } = useFavouriteEstates(liveClient(siteId, locale))

  const shown = favourites.filter(({ item, isGone }) => item || isGone)
  const gone = favourites.filter(({ isGone }) => isGone)
  const present = favourites.filter(({ item }) => item)
  const comparable = chosen.filter((id) => favourites.some((one) => one.id === id && one.last))
  const choose = (id: string, isChosen: boolean) =>
    onChosen(isChosen ? [...comparable, id].slice(0, COMPARED.most) : comparable.filter((one) => one !== id))
  const path = href('favourites', locale)

  return (
    <>
      <PageHead view={{ title: t('estates.favorites.heading'), intro: '' }} />
      {isBrowser && !favourites.length && !stays.length && !isLoading && <NoFavourites frame={frame} />}
      {error !== null && <Failed at={keptAt} isKept={favourites.some(({ last }) => last)} onRetry={retry} />}
      <Unseen role="status">{isLoading ? t('liveData:loading') : ''}</Unseen>
      {favourites.length > 0 && (
        <Line>
          <p>{present.length > 0 && t('favourites.count', { count: present.length })}</p>
          {present.length > 0 && (
            <ShareButton
              title={t('estates.favorites.heading')}
              path={
                path +
                listHash(
                  'ids',
                  present.map(({ id }) => id),
                )
              }
            />
          )}
        </Line>
      )}
      {gone.length > 0 && gone.length < favourites.length && (
        <Quiet>{t('favourites.goneSome', { count: gone.length })}</Quiet>
      )}
      {gone.length > 0 && gone.length === favourites.length && (
        <Browse frame={frame} title={t('favourites.goneAll')} text={t('favourites.goneAllText')} />
      )}
      {favourites.length > 0 && (
        <FavouriteGrid
          favourites={favourites}
          locale={locale}
          isWaiting={isLoading || shown.length < favourites.length}
          hasFailed={error !== null}
          chosen={comparable}
          onChoose={choose}
        />
      )}
      {stays.length > 0 && <KeptStays ids={stays} frame={frame} />}
      <Tray $keepsRoom={favourites.length > 0}>
        <UndoBar />
        <CompareBar path={path} chosen={comparable} onClear={() => onChosen([])} />
      </Tray>
    </>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--s5);
  min-height: 44px;
  color: var(--quiet);
`

const Quiet = styled.p`
  color: var(--quiet);
`
