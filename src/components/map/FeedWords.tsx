import type { PlaceFeed } from '../../state/map/usePlaces'
import { Retry } from '../ui/Retry'
import { Hint } from './MapFrame.styles'

interface Props {
  feed: PlaceFeed
  failure: string
}

/** What is said over a map that shows nothing, as it could not be had. */
export function FeedWords({ feed, failure }: Props) {
  if (!feed.hasFailed) return null
  return (
    <Hint role="alert">
      {failure} <Retry onRetry={feed.retry} />
    </Hint>
  )
}
