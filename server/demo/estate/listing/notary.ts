import type { ListingFields } from '../../../../src/contract/listingFields'
import { atTime, daysAfter, isoMoment } from '../../dates'
import { texts } from '../../labels'
import { asked } from '../price'
import type { Profile } from '../profile'
import { annuityOf, askedPrice, saleOf } from '../sale'

const online = texts(
  'De verkoop verloopt online. Biedingen gelden onder de opschortende voorwaarde van een krediet.',
  'La vente se déroule en ligne. Les offres valent sous la condition suspensive d’un crédit.',
  'The sale takes place online. Bids are subject to obtaining a loan.',
  'Der Verkauf findet online statt. Gebote gelten unter dem Vorbehalt einer Finanzierung.',
)

const inTheHall = texts(
  'Biedingen gebeuren mondeling tijdens de zitdag. De verkoopsvoorwaarden liggen ter inzage op het kantoor.',
  'Les enchères se font verbalement pendant la séance. Le cahier des charges est consultable à l’étude.',
  'Bids are made in person at the session. The conditions of sale can be read at the office.',
  'Geboten wird mündlich während des Termins. Die Verkaufsbedingungen liegen in der Kanzlei aus.',
)

/** A public or interactive sale at the notary's, or one for a rent for life: one sale in twelve. */
export const notaryOf = (profile: Profile, now: Date): ListingFields['notary'] => {
  const { facts, price, id, status } = profile
  const sale = saleOf(profile)
  if (!sale) return undefined
  const rng = profile.rng.fork('notary sale')
  const notary = rng.pick(['Notaris Van den Bossche', 'Notaire Lejeune', 'Notariskantoor De Mey & Claes'])
  const sold_by = rng.chance(0.8) ? notary : undefined
  if (sale === 'annuity') return { annuity: annuityOf(profile), sold_by }
  const interactive = profile.rng.fork('interactive').chance(0.6)
  const sold = status === 'SOLD'
  const start = rng.int(5, 40) * (sold ? -1 : 1)
  const day = (days: number, hour: number): string => isoMoment(atTime(daysAfter(now, days), hour, 0))
  const hall = texts(
    `Zaal De Linde, ${facts.place.name.nl}`,
    `Salle Le Tilleul, ${facts.place.name.fr}`,
    `Linden Hall, ${facts.place.name.en}`,
    `Saal Zur Linde, ${facts.place.name.de}`,
  )
  return {
    session_date: interactive ? undefined : day(start, 13),
    setting_price: askedPrice(profile),
    price_reached: sold ? asked(price * 0.97) : undefined,
    higher_bid_date: rng.chance(0.3) && !sold && !interactive ? day(start + 15, 10) : undefined,
    interactive_sale_bid_start: interactive ? day(start, 8) : undefined,
    interactive_sale_bid_end: interactive ? day(start + 8, 12) : undefined,
    interactive_sale_bid_url: interactive ? `https://bieden.aanbod.example/${id}` : undefined,
    interactive_sale_increment: interactive ? rng.pick([1000, 2000, 5000]) : undefined,
    comments: rng.chance(0.6) ? (interactive ? online : inTheHall) : undefined,
    sold_by,
    visit_date: rng.chance(0.7) ? day(sold ? start - 4 : Math.max(2, start - 4), 14) : undefined,
    location_public_auction: interactive ? undefined : hall,
  }
}
