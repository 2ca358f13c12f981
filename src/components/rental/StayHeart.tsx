import {
  favouriteStays,
  forgetListing,
  keepListings,
  useKeepsListing,
} from '../../state/remembered/keptListings'
import { HeartToggle } from '../estate/HeartButton'

interface Props {
  id: number
  name: string
  words?: { keep: string; kept: string }
}

/** Adds a holiday unit to the favourites or takes it off. */
export function StayHeart({ id, ...shown }: Props) {
  const isKept = useKeepsListing(favouriteStays, id)
  return (
    <HeartToggle
      isKept={isKept}
      onToggle={() => (isKept ? forgetListing(favouriteStays, id) : keepListings(favouriteStays, [id]))}
      {...shown}
    />
  )
}
