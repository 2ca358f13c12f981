import type { RentalCard } from '../../domain/rental/rentalCard'
import { RentalRow } from './RentalRow'
import { StayPrice } from './StayPrice'

interface Props {
  cards: readonly RentalCard[]
  /** Whether the stays of the cards, where they have any, are of the days that are asked. */
  isOneStay?: boolean
  asked?: string
}

/** A few holiday units, each with the stay that it is shown with. */
export function StayRow({ cards, isOneStay = false, asked }: Props) {
  return (
    <RentalRow
      cards={cards}
      asked={asked}
      priceOf={({ offer }) => offer && <StayPrice offer={offer} isOneStay={isOneStay} />}
    />
  )
}
