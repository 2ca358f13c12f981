import type { FidelityCase } from '../fidelityCase'

const upstairs = { id: 2, level: 1, name: { nl: 'Boven', fr: 'Haut', en: 'Up', de: 'Oben' } }

/** What a page says once, or not at all, because it is said elsewhere or says nothing. */
export const ONCE_CASES: readonly FidelityCase[] = [
  {
    about: 'a room of the list of rooms has no second row, a part of the house without a room has one',
    holds: {
      layout: {
        rooms: [
          {
            typeId: 2,
            label: { nl: 'Woonkamer', fr: 'Séjour', en: 'Living room', de: 'Wohnzimmer' },
            surface: 31.5,
            floor: upstairs,
            sort: 1,
          },
        ],
      },
      listing: { layout: { living: 31.5, dining: 14, custom1: 9 } },
    },
    place: 'dimensions',
    nl: ['Eetkamer: 14 m²', 'Extra ruimte 1: 9 m²'],
    fr: ['Salle à manger: 14 m²', 'Pièce supplémentaire 1: 9 m²'],
    en: ['Dining room: 14 m²', 'Additional room 1: 9 m²'],
    de: ['Esszimmer: 14 m²', 'Weiterer Raum 1: 9 m²'],
  },
  {
    about: 'a terrace and a first floor that are measured twice are told once',
    holds: {
      listing: {
        other: { terrace_surface: 12 },
        construction: { first_floor_surface: 61 },
        layout: { terrace: 12, upper_floor1: 61, upper_floor2: 40 },
      },
    },
    place: 'dimensions',
    nl: ['Oppervlakte eerste verdieping: 61 m²', 'Bovenverdieping 2: 40 m²', 'Oppervlakte terras: 12 m²'],
    fr: ['Surface du premier étage: 61 m²', 'Étage supérieur 2: 40 m²', 'Surface de la terrasse: 12 m²'],
    en: ['First floor area: 61 m²', 'Upper floor 2: 40 m²', 'Terrace area: 12 m²'],
    de: ['Fläche 1. Obergeschoss: 61 m²', 'Obergeschoss 2: 40 m²', 'Terrassenfläche: 12 m²'],
  },
  {
    about: 'a duty in one band is the whole duty, and is told once',
    holds: {
      general: { registrationCost: 46200 },
      listing: { notary_cost: { registration_fee_12: 46200, registration_fee_21: 900 } },
    },
    place: 'financial',
    nl: ['Registratiebelasting: € 46.200', 'Registratiebelasting (21 %): € 900'],
    fr: ['Droits d’enregistrement: € 46.200', 'Droits d’enregistrement (21 %): € 900'],
    en: ['Registration duty: € 46.200', 'Registration duty (21%): € 900'],
    de: ['Registrierungsgebühren: € 46.200', 'Registrierungsgebühren (21 %): € 900'],
  },
  {
    about: 'a price of the catalogue stands where the price stands: first',
    holds: { general: { notarySalery: 2900 }, listing: { financial: { price: 274000 } } },
    place: 'financial',
    nl: ['Prijs: € 274.000', 'Ereloon notaris: € 2.900'],
    fr: ['Prix: € 274.000', 'Honoraires du notaire: € 2.900'],
    en: ['Price: € 274.000', 'Notary’s fee: € 2.900'],
    de: ['Preis: € 274.000', 'Notarhonorar: € 2.900'],
  },
  {
    about: 'a purchase price that is the price is not told again',
    holds: { general: { price: { value: 193000 } }, listing: { financial: { purchase_price: 193000 } } },
    place: 'financial',
    nl: ['Prijs: € 193.000'],
    fr: ['Prix: € 193.000'],
    en: ['Price: € 193.000'],
    de: ['Preis: € 193.000'],
  },
  {
    about:
      'neither the parts of what was asked for a sold listing nor shares of it are told; fixed costs stay',
    holds: {
      general: {
        groundValue: 90000,
        constructionValue: 260000,
        infrastructureValue: 8000,
        registrationCost: 42000,
        notarySalery: 2900,
      },
      listing: {
        financial: {
          purchase_price: 350000,
          land_price: 90000,
          infrastructure_price: 8000,
          net_revenue: 11900,
        },
        notary_cost: {
          fixed_fee: 1350,
          registration_fee_12: 42000,
          total: 46250,
          total_including_costs: 391000,
        },
      },
    },
    status: 'SOLD',
    place: 'financial',
    nl: ['Vaste aktekosten: € 1.350'],
    fr: ['Frais d’acte fixes: € 1.350'],
    en: ['Fixed deed costs: € 1.350'],
    de: ['Feste Urkundenkosten: € 1.350'],
  },
  {
    about: 'what was paid for a let listing cannot be worked out from a year’s rent or a deposit',
    holds: {
      general: { deposit: 2400 },
      listing: { financial: { rent_per_year: 14400, warranty: 2400 } },
      technical: { monthlyCost: 65 },
    },
    status: 'RENTED',
    place: 'financial',
    nl: ['Maandelijkse kosten: € 65'],
    fr: ['Charges mensuelles: € 65'],
    en: ['Monthly charges: € 65'],
    de: ['Monatliche Nebenkosten: € 65'],
  },
  {
    about: 'none of a thing is not counted',
    holds: {
      general: { bedroomCount: 0, bathroomCount: 1 },
      listing: {
        construction: { toilets_count: 0 },
        other: { garages_count: 0, carports_count: 0, parking_spaces_count: 2 },
      },
    },
    place: 'comfort',
    nl: ['Badkamers: 1', 'Parkeerplaatsen: 2'],
    fr: ['Salles de bains: 1', 'Places de parking: 2'],
    en: ['Bathrooms: 1', 'Parking spaces: 2'],
    de: ['Badezimmer: 1', 'Stellplätze: 2'],
  },
  {
    about: 'floor 0 is the ground floor, whichever field says so',
    holds: { general: { floor: '0' }, listing: { construction: { floor: 0 } } },
    place: 'technical',
    nl: ['Verdieping: Gelijkvloers'],
    fr: ['Étage: Rez-de-chaussée'],
    en: ['Floor: Ground floor'],
    de: ['Etage: Erdgeschoss'],
  },
  {
    about: 'how easily a parcel floods, in the language of the page or as the source wrote it',
    holds: {
      technical: {
        oLevelZone: 'Zone B',
        oLevelSensitivity: { nl: 'Matig', fr: 'Moyenne', en: 'Moderate', de: 'Mäßig' },
      },
    },
    place: 'planning',
    nl: ['Overstromingszone: Zone B', 'Overstromingsgevoeligheid: Matig'],
    fr: ['Zone d’inondation: Zone B', 'Sensibilité aux inondations: Moyenne'],
    en: ['Flood zone: Zone B', 'Susceptibility to flooding: Moderate'],
    de: ['Überschwemmungszone: Zone B', 'Überschwemmungsgefährdung: Mäßig'],
  },
]
