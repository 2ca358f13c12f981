import type { Locale } from '../../contract/common'
import { inTown } from './inTown'
import type { EstateCard } from './types'

/**
 * What a listing is called by who does not see its card: the same three things that tell it from its neighbours.
 * @example cardName(card, 'nl') // 'Villa in Couvin, € 570.000'
 */
export const cardName = (
  { type, city, price }: Pick<EstateCard, 'type' | 'city' | 'price'>,
  locale: Locale,
) => [[type, city && inTown(city, locale)].filter(Boolean).join(' '), price].filter(Boolean).join(', ')
