import type { Estate } from '../../../src/contract/estate'
import { amount, codes, count, extent } from '../convert'
import { kindOf } from '../kinds'
import { type Row, row } from '../rows'

const isLived = (estate: Estate) => ['HOUSE', 'APARTMENT', 'PROJECT'].includes(kindOf(estate).type)
const isSold = (estate: Estate) =>
  ['FOR_SALE', 'SOLD', 'TAKE_OVER', 'TAKEN_OVER'].includes(kindOf(estate).status)

export const PRICES: Row[] = [
  row('preise/kaufpreis', 'general.price.value', amount, {
    oursToo: ['listing.financial.price'],
    when: isSold,
    also: ['preise/kaufpreisbrutto', 'preise/kaufpreisnetto'],
  }),
  row('preise/kaltmiete', 'general.price.value', amount, {
    oursToo: ['listing.financial.price'],
    when: (estate) => !isSold(estate),
    also: ['preise/nettokaltmiete', 'preise/warmmiete', 'preise/pauschalmiete', 'preise/pacht'],
  }),
  row('preise/nebenkosten', 'technical.monthlyCost', amount, {
    oursToo: ['listing.financial.monthly_costs'],
  }),
  row('preise/hausgeld', 'listing.financial.common_costs', amount),
  row(
    'preise/preis_zeiteinheit@zeiteinheit',
    'general.period',
    codes({ WOCHE: 'WEEK', MONAT: 'MONTH', JAHR: 'YEAR' }),
  ),
  row('preise/kaufpreis_pro_qm', 'listing.financial.price_per_square_meter', extent),
  row('preise/nettorendite', 'listing.financial.return_percentage', amount),
  row('preise/erschliessungskosten', 'general.infrastructureValue', amount, {
    oursToo: ['listing.financial.infrastructure_price'],
  }),
  row('preise/kaution', 'general.deposit', amount, { oursToo: ['listing.financial.warranty'] }),
]

export const AREAS: Row[] = [
  row('flaechen/wohnflaeche', 'dimensions.areaBuild', extent, {
    oursToo: ['listing.construction.living_area_surface'],
    when: isLived,
  }),
  row('flaechen/nutzflaeche', 'dimensions.areaBuild', extent, {
    oursToo: ['listing.construction.living_area_surface'],
    when: (estate) => !isLived(estate),
    also: [
      'wohnflaeche',
      'bueroflaeche',
      'ladenflaeche',
      'verkaufsflaeche',
      'lagerflaeche',
      'gastroflaeche',
    ].map((name) => `flaechen/${name}`),
  }),
  row('flaechen/gesamtflaeche', 'listing.construction.built_surface', extent),
  row('flaechen/grundstuecksflaeche', 'dimensions.areaGround', extent, {
    oursToo: ['listing.construction.land_surface'],
  }),
  row('flaechen/anzahl_schlafzimmer', 'general.bedroomCount', count, {
    oursToo: ['listing.construction.bedrooms_count'],
  }),
  row('flaechen/anzahl_badezimmer', 'general.bathroomCount', count, {
    oursToo: ['listing.construction.bathrooms_count'],
  }),
  row('flaechen/anzahl_sep_wc', 'listing.construction.toilets_count', count),
  row('flaechen/balkon_terrasse_flaeche', 'listing.other.terrace_surface', extent),
  row('flaechen/gartenflaeche', 'listing.other.garden_surface', extent),
  row('flaechen/kellerflaeche', 'listing.layout.cellar', extent),
  row('flaechen/grundstuecksfront', 'dimensions.widthGround', extent, {
    oursToo: ['listing.construction.lot_width'],
  }),
  row('flaechen/dachbodenflaeche', 'listing.layout.attic1', extent),
  row('flaechen/anzahl_stellplaetze', 'listing.other.parking_spaces_count', count),
]
