import type { Code } from '../../../src/contract/codes'
import type { Place } from '../places'
import type { Rng } from '../rng'

export type NearbyThing = 'station' | 'school' | 'shops' | 'beach' | 'motorway' | 'bus' | 'park' | 'forest'

/** What a text may tell of a property; a fact that is absent is not mentioned. Areas in m², distances in m. */
export interface Facts {
  subType: string
  deal: 'sale' | 'rent' | 'takeOver'
  /** Sold, let or taken over: nothing is offered any more. */
  gone: boolean
  place: Place
  condition: Code<'Condition'>
  /** A house, a home in a building, a room of one's own, or none of these. */
  home?: 'house' | 'apartment' | 'room'
  use?: CommercialUse
  bedrooms: number
  bathrooms: number
  area?: number
  ground?: number
  width?: number
  year?: number
  renovated?: number
  label?: string
  epc?: number
  garden?: { area: number; orientation: Code<'Orientation'> }
  terrace?: { area: number; orientation: Code<'Orientation'> }
  view?: 'sea' | 'park' | 'fields' | 'river' | 'city' | 'forest'
  floor?: number
  lift?: boolean
  garages: number
  parkings: number
  heating?: Code<'Heating'>
  heatPump?: boolean
  solar?: boolean
  glazing?: Code<'WindowGlazing'>
  kitchen?: 'full' | 'partly' | 'none'
  openKitchen?: boolean
  fireplace?: boolean
  office?: boolean
  storage?: 'cellar' | 'attic' | 'storeroom'
  furnished?: boolean
  pets?: boolean
  buildable?: boolean
  available: Code<'FreeOn'>
  near: { what: NearbyThing; metres: number }[]
}

/** Whether one sleeps above what one lives in: small houses and bungalows have one storey. */
export const hasUpstairs = ({ home, subType, bedrooms, area = 0 }: Facts): boolean =>
  home === 'house' && subType !== 'BUNGALOW' && area > 70 && bedrooms > 1

export type CommercialUse = 'office' | 'shop' | 'food' | 'stay' | 'industry' | 'care' | 'land' | 'investment'

export interface ProjectFacts {
  name: string
  place: Place
  units: number
  houses: boolean
  minBedrooms: number
  maxBedrooms: number
  minArea: number
  maxArea: number
  delivery: string
  delivered: boolean
  soldOut: boolean
  architect?: string
  heatPump: boolean
  near: Facts['near']
}

export interface RentalFacts {
  place: Place
  house: boolean
  building: string
  persons: number
  bedrooms: number
  bathrooms: number
  floor?: number
  garage: boolean
  view: 'sea' | 'dunes' | 'forest' | 'valley' | 'village'
  terrace: boolean
  pets: boolean
  /** Bed linen is there, at a price by person. */
  linen: boolean
  beach?: number
}

export interface Listing {
  short: string
  description: string
}

export interface TextWriter {
  property(facts: Facts, rng: Rng): Listing
  project(facts: ProjectFacts, rng: Rng): Listing & { title: string }
  rental(facts: RentalFacts, rng: Rng): Listing
}
