import type { BlockView } from '../../domain/page/types'
import type { RentalCard } from '../../domain/rental/rentalCard'

/** A part of a page of the site's own, its holiday units as cards. */
export type Block = BlockView<RentalCard>
