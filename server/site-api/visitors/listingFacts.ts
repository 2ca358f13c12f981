import type { Kysely } from 'kysely'
import type { Locale } from '../../../src/contract/common'
import type { SalesRep } from '../../../src/contract/estateParts'
import { addressLine, cityName } from '../../../src/domain/address'
import { fromApi } from '../../../src/domain/estate/fromApi'
import { picturesOf } from '../../../src/domain/estate/pictures'
import { isSoldOf } from '../../../src/domain/estate/status'
import { statusName } from '../../../src/domain/estate/statusName'
import { estateSubject } from '../../../src/domain/estate/subject'
import { summary } from '../../../src/domain/estate/summary'
import { estateTitle } from '../../../src/domain/estate/title'
import { cardTypeName } from '../../../src/domain/estate/typeName'
import { estatePath } from '../../../src/domain/estatePath'
import type { Database } from '../../db/tables'
import type { Sender } from '../../mail/compose'
import { webAddress } from '../../mail/webAddress'
import { findFamily } from '../estates/estateRepository'
import { mailPrice } from './mailPrice'

/** What mails say of a listing, in one language; its place as far as visitors may know it. */
interface ListingFacts {
  title: string
  /** What it is called where somebody asks about it, or visits it. */
  subject: string
  place: string
  /** Whether its address is told to nobody but who comes to see it. */
  hidesAddress: boolean
  url: string
  price: string
  about: string
  /** What its status is called. */
  status: string
  picture?: string
}

export interface KnownListing {
  salesRep: SalesRep | undefined
  isSold: boolean
  facts: (locale: Locale) => ListingFacts
}

/** A listing that the site shows; undefined when there is none by that number, or its status is hidden. */
export async function findListingFacts(
  db: Kysely<Database>,
  { site, origin }: Sender,
  id: number,
): Promise<KnownListing | undefined> {
  const family = await findFamily(db, site.id, id)
  const estate = family && fromApi(family.estate, site.settings)
  if (!family || !estate) return undefined
  const project = family.project && fromApi(family.project, site.settings)
  return {
    salesRep: estate.salesRep ?? undefined,
    isSold: isSoldOf(estate),
    facts: (locale) => {
      const title = estateTitle(estate, locale)
      const [picture] = picturesOf(estate, 'photo', locale, title)
      const thumbnail = picture && webAddress(picture.thumbnail, origin)
      const city = cityName(estate.address.city, locale)
      return {
        title,
        subject: estateSubject(estate, locale, project),
        place: addressLine(estate.address, locale),
        hidesAddress: !estate.address.visible,
        url: origin + estatePath(family.estate, locale, family.project),
        price: mailPrice(estate, locale),
        status: statusName(estate, locale),
        about: [cardTypeName(estate, locale), city, summary(estate, locale)].filter(Boolean).join(' · '),
        ...(thumbnail && { picture: thumbnail }),
      }
    },
  }
}
