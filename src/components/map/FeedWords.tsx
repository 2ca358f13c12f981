import { useTexts } from '../../i18n/useTexts'
import type { PlaceFeed } from '../../state/map/usePlaces'
import { QuietAction } from '../ui/blocks'
import { Hint } from './MapFrame.styles'

interface Props {
  feed: PlaceFeed
  failure: string
}

/** What is said over a map that shows nothing, as it could not be had. */
export function FeedWords({ feed, failure }: Props) {
  const { t } = useTexts('map')
  if (!feed.hasFailed) return null
  return (
    <Hint role="alert">
      {failure}{' '}
      <QuietAction type="button" onClick={feed.retry}>
        {t('map.retry')}
      </QuietAction>
    </Hint>
  )
}
