import { useTexts } from '../../i18n/useTexts'
import type { PlaceFeed } from '../../state/map/usePlaces'
import { QuietAction, Unseen } from '../ui/blocks'
import { Hint } from './MapFrame.styles'

interface Props {
  feed: PlaceFeed
  failure: string
  /** How many were found. */
  found: string
}

/** What is said over a map of what it shows: that it could not be had, and to who does not see it how much it is. */
export function FeedWords({ feed, failure, found }: Props) {
  const { t } = useTexts('map')
  return (
    <>
      {feed.hasFailed && (
        <Hint role="alert">
          {failure}{' '}
          <QuietAction type="button" onClick={feed.retry}>
            {t('map.retry')}
          </QuietAction>
        </Hint>
      )}
      <Unseen role="status">{feed.isReady && found}</Unseen>
    </>
  )
}
