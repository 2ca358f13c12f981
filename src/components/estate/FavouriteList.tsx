import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { FrameView } from '../../domain/site/frameView'
import { useLocale } from '../../i18n/useLocale'
import { href } from '../../routing/routes'
import { useFavourites } from '../../state/favourites/useFavourites'
import { liveCards } from '../../state/liveEstates'
import { liveClient } from '../../state/liveSite'
import { useIsBrowser } from '../../state/useIsBrowser'
import { useLoad } from '../../state/useLoad'
import { AppLink } from '../ui/AppLink'
import { Action, CardGrid, Stack, Unseen } from '../ui/blocks'
import { Empty } from '../ui/Empty'
import { Notice } from '../ui/Notice'
import { CardSkeletons } from './CardSkeletons'
import { EstateGrid } from './EstateGrid'

interface Props {
  frame: Pick<FrameView, 'siteId' | 'menu'>
}

/** The visitor's favourites, read from the browser and fetched by a terms query on children.general.id (spec §7). */
export function FavouriteList({ frame }: Props) {
  return (
    <Room>
      <Favourites frame={frame} />
    </Room>
  )
}

function Favourites({ frame }: Props) {
  const { t } = useTranslation('common')
  const locale = useLocale()
  const isBrowser = useIsBrowser()
  const { ids } = useFavourites()
  const numbers = ids.map(Number).filter(Number.isInteger)
  const key = numbers.length ? [...numbers].sort((a, b) => a - b).join(',') : undefined
  const { result, retry } = useLoad(key, (signal) =>
    liveCards(
      liveClient(frame.siteId, locale),
      {
        query: { terms: { 'children.general.id': numbers } },
        pagination: { from: 0, size: Math.min(numbers.length, 500) },
      },
      locale,
      { signal },
    ),
  )

  if (isBrowser && key === undefined)
    return (
      <Empty title={t('favourites:estates.favorites.none')}>
        <p>{t('favourites:favourites.noneText')}</p>
        <Action as={AppLink} to={frame.menu.find(({ url }) => url)?.url ?? href('home', locale)}>
          {t('favourites:favourites.browse')}
        </Action>
      </Empty>
    )
  if (result.state === 'failed')
    return (
      <Stack>
        <Notice role="alert">{t('liveData:error.load')}</Notice>
        <div>
          <Action type="button" onClick={retry}>
            {t('liveData:error.retry')}
          </Action>
        </div>
      </Stack>
    )
  if (result.state === 'loading')
    return (
      <>
        <Unseen role="status">{t('liveData:loading')}</Unseen>
        {isBrowser && (
          <CardGrid aria-hidden="true">
            <CardSkeletons count={numbers.length} />
          </CardGrid>
        )}
      </>
    )
  return (
    <Stack $gap="var(--s5)">
      <Count>{t('favourites:favourites.count', { count: result.value.cards.length })}</Count>
      <EstateGrid cards={result.value.cards} eager={3} />
    </Stack>
  )
}

/** Only the browser knows how much stands here: the footer waits below the window, so that it does not jump. */
const Room = styled.div`
  min-height: 75vh;
`

const Count = styled.p`
  color: var(--quiet);
`
