import { useTexts } from '../../i18n/useTexts'
import { rentalCardsOf } from '../../state/rental/rentalCalls'
import { useKept } from '../../state/useKept'
import { useLoad } from '../../state/useLoad'
import { StayRow } from '../rental/StayRow'
import { Stack } from '../ui/blocks'
import { Failed } from './Failed'
import type { FavouritesFrame } from './favouritesFrame'

interface Props {
  ids: readonly number[]
  frame: FavouritesFrame
}

/** Holiday units among the favourites, each with its cheapest free stay of this moment. One that is on offer no more is simply not there. */
export function KeptStays({ ids, frame: { siteId, locale } }: Props) {
  const { t } = useTexts('favourites')
  const { result, retry } = useLoad(ids.join(), (signal) => rentalCardsOf(siteId, locale, [...ids], signal))
  const known = useKept(result)
  const cards = known?.filter(({ id }) => ids.includes(id)) ?? []
  return (
    <Stack as="section" aria-labelledby="stays-title">
      <h2 id="stays-title">{t('favourites.stays')}</h2>
      {result.state === 'failed' && <Failed at="" isKept={cards.length > 0} onRetry={retry} />}
      <StayRow cards={cards} />
    </Stack>
  )
}
