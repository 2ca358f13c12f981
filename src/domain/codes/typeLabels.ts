import type { Code, EstateType, ListingStatus } from '../../contract/codes'
import type { Locale } from '../../contract/common'
import { labelIn, type Label } from './label'

export const TYPE_LABELS: Record<Code<'Type'>, Label> = {
  APARTMENT: ['Appartement', 'Appartement', 'Apartment', 'Wohnung'],
  GARAGE: ['Garage', 'Garage', 'Garage', 'Garage'],
  PLOT: ['Grond', 'Terrain', 'Land', 'Grundstück'],
  COMMERCIAL: ['Handelspand', 'Bien commercial', 'Commercial property', 'Gewerbeimmobilie'],
  HOUSE: ['Huis', 'Maison', 'House', 'Haus'],
  PROJECT: ['Project', 'Projet', 'Development', 'Neubauprojekt'],
}

/** As headings of lists: a group of listings of one type. */
const TYPE_PLURALS: Record<EstateType, Label> = {
  APARTMENT: ['Appartementen', 'Appartements', 'Apartments', 'Wohnungen'],
  GARAGE: ['Garages', 'Garages', 'Garages', 'Garagen'],
  PLOT: ['Gronden', 'Terrains', 'Land', 'Grundstücke'],
  COMMERCIAL: ['Handelspanden', 'Biens commerciaux', 'Commercial properties', 'Gewerbeimmobilien'],
  HOUSE: ['Huizen', 'Maisons', 'Houses', 'Häuser'],
  PROJECT: ['Projecten', 'Projets', 'Developments', 'Neubauprojekte'],
}

export const STATUS_LABELS: Record<Code<'Status'>, Label> = {
  FOR_SALE: ['Te koop', 'À vendre', 'For sale', 'Zu verkaufen'],
  TO_RENT: ['Te huur', 'À louer', 'To let', 'Zu vermieten'],
  TAKE_OVER: ['Over te nemen', 'À remettre', 'For take-over', 'Zu übernehmen'],
  SOLD: ['Verkocht', 'Vendu', 'Sold', 'Verkauft'],
  RENTED: ['Verhuurd', 'Loué', 'Let', 'Vermietet'],
  TAKEN_OVER: ['Overgenomen', 'Remis', 'Taken over', 'Übernommen'],
}

/** A property type as it is named for one listing. */
export const typeLabel = (type: EstateType, locale: Locale): string => labelIn(TYPE_LABELS[type], locale)

/** @example typePlural('HOUSE', 'nl') // 'Huizen' */
export const typePlural = (type: EstateType, locale: Locale): string => labelIn(TYPE_PLURALS[type], locale)

export const statusLabel = (status: ListingStatus, locale: Locale): string =>
  labelIn(STATUS_LABELS[status], locale)
