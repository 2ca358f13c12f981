import type { Locale } from '../../contract/common'
import { addressCase, cityName } from '../address'
import { estatePath } from '../estatePath'
import { energyLabelOf } from './energy'
import type { DomainEstate } from './fromApi'
import { publishedOn } from './newness'
import { picturesOf } from './pictures'
import { priceBeforeText } from './priceCut'
import { priceLine } from './price'
import { isSold, listingStatus } from './status'
import { stickerBeside, stickerView } from './sticker'
import { summary } from './summary'
import { estateTitle } from './title'
import { cardTypeName } from './typeName'
import type { EstateCard } from './types'

/** All that a list shows of a listing (spec §2 Property card). A unit needs its project to know its address. */
export function estateCard(estate: DomainEstate, locale: Locale, project?: DomainEstate): EstateCard {
  const energyLabel = energyLabelOf(estate)
  const price = priceLine(estate, locale)
  const priceBefore = priceBeforeText(estate)
  const sticker = stickerBeside(price, stickerView(estate, locale), locale)
  const published = publishedOn(estate)
  const picture = picturesOf(estate, 'photo', locale, estateTitle(estate, locale))[0]
  return {
    id: estate.general.id,
    kind: addressCase(estate),
    path: estatePath(estate, locale, project),
    price,
    ...(priceBefore && { priceBefore }),
    sold: isSold(estate),
    status: listingStatus(estate),
    city: cityName(estate.address.city, locale),
    type: cardTypeName(estate, locale),
    summary: summary(estate, locale),
    ...(energyLabel && { energyLabel }),
    ...(sticker && { sticker }),
    ...(published && { published }),
    ...(picture && { picture }),
  }
}
