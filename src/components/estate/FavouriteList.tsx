import { useTranslation } from 'react-i18next'
import { useLocale } from '../../i18n/useLocale'
import { useFavourites } from '../../state/favourites/useFavourites'
import { liveCards } from '../../state/liveEstates'
import { liveClient } from '../../state/liveSite'
import { useLoad } from '../../state/useLoad'
import { Action, Stack } from '../ui/blocks'
import { Notice } from '../ui/Notice'
import { EstateGrid } from './EstateGrid'

/** The visitor's favourites, read from the browser and fetched by a terms query on children.general.id (spec §7). */
export function FavouriteList({ siteId }: { siteId: string }) {
  const { t } = useTranslation('common')
  const locale = useLocale()
  const { ids } = useFavourites()
  const numbers = ids.map(Number).filter(Number.isInteger)
  const key = numbers.length ? [...numbers].sort((a, b) => a - b).join(',') : undefined
  const { result, retry } = useLoad(key, (signal) =>
    liveCards(
      liveClient(siteId, locale),
      {
        query: { terms: { 'children.general.id': numbers } },
        pagination: { from: 0, size: Math.min(numbers.length, 500) },
      },
      locale,
      { signal },
    ),
  )

  if (key === undefined) return <Notice>{t('favourites:estates.favorites.none')}</Notice>
  if (result.state === 'loading') return <p role="status">{t('liveData:loading')}</p>
  if (result.state === 'failed')
    return (
      <Stack>
        <Notice role="alert">{t('liveData:error.load')}</Notice>
        <Action type="button" onClick={retry}>
          {t('liveData:error.retry')}
        </Action>
      </Stack>
    )
  return <EstateGrid cards={result.value.cards} eager={3} />
}
