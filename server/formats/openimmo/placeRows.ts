import { codes, count, email, figure, text, whole } from '../convert'
import { type Row, row } from '../rows'
import { COUNTRY_CODES } from './countries'

export const GEO: Row[] = [
  row('geo/plz', 'address.city.zip', text),
  row('geo/ort', 'address.city.name', text),
  row('geo/geokoordinaten@breitengrad', 'address.geoLocation.lat', figure),
  row('geo/geokoordinaten@laengengrad', 'address.geoLocation.lon', figure),
  row('geo/strasse', 'address.street.{locale}', text, {
    oursToo: ['address.street.nl', 'address.street.fr', 'address.street.de', 'address.street.en'],
  }),
  row('geo/hausnummer', 'address.number', text),
  row('geo/land@iso_land', 'address.country.id', codes(COUNTRY_CODES)),
  row('geo/flur', 'listing.construction.cadastral_section', text),
  row('geo/flurstueck', 'listing.construction.cadastral_number', text),
  row('geo/gemarkung', 'listing.construction.cadastral_division', text),
  row('geo/etage', 'general.floorId', whole, { oursToo: ['listing.construction.floor'] }),
  row('geo/anzahl_etagen', 'listing.construction.floors_count', count),
  row('geo/wohnungsnr', 'address.box', text),
  row(
    'geo/lage_gebiet@gebiete',
    'listing.other.environment',
    codes({
      WOHN: 'RESIDENTIAL',
      GEWERBE: 'CRAFT_INDUSTRY',
      INDUSTRIE: 'INDUSTRIAL',
      STADTZENTRUM: 'TOWN',
      STADTLAGE: 'TOWN',
      ORTSRAND: 'SUBURBAN_AREA',
      DORF: 'VILLAGE',
    }),
  ),
]

export const CONTACT: Row[] = [
  row('kontaktperson/email_direkt', 'salesRep.email', email, { also: ['kontaktperson/email_zentrale'] }),
  row('kontaktperson/tel_durchw', 'salesRep.phone', text, { also: ['kontaktperson/tel_zentrale'] }),
  row('kontaktperson/tel_handy', 'salesRep.mobile', text),
  row('kontaktperson/name', 'salesRep.lastname', text),
  row('kontaktperson/vorname', 'salesRep.firstname', text),
]
