import type { Estate } from '../../src/contract/estate'
import type { RentalUnit } from '../../src/contract/rental'
import type { SiteSettings } from '../../src/contract/site'
import { HEAD_TYPE_ID, SUB_TYPE_ID } from '../../src/contract/ids'

/** A plain villa for sale in Ghent; tests say what differs. */
export function estate(overrides: Partial<Estate> = {}): Estate {
  return {
    general: {
      id: 7,
      headType: {
        id: HEAD_TYPE_ID.HOUSE,
        code: 'HOUSE',
        name: { nl: 'Huis', fr: 'Maison', en: 'House', de: 'Haus' },
      },
      subType: {
        id: SUB_TYPE_ID['VILLA'] ?? 0,
        code: 'VILLA',
        name: { nl: 'Villa', fr: 'Villa', en: 'Villa', de: 'Villa' },
      },
      transaction: { id: 1, name: { nl: 'Te koop', fr: 'À vendre', en: 'For sale', de: 'Zu verkaufen' } },
      price: { value: 385000 },
      bedroomCount: 3,
      bathroomCount: 1,
      publicationDate: '2026-05-31T10:00:00Z',
    },
    status: { id: 1, name: { nl: 'Actief' } },
    address: {
      visible: true,
      street: { nl: 'Kouter' },
      number: '12',
      box: '3',
      city: { id: 44021, zip: '9000', name: 'Gent', alias: { fr: 'Gand', en: 'Ghent' } },
      country: { id: 'BE' },
      geoLocation: { lat: 51.0498, lon: 3.7263 },
      region: 'FLANDERS',
    },
    dimensions: { areaBuild: 112 },
    energy: { epcValue: 145, energyLabel: 'B' },
    pictures: [
      { file: '/sites/demo/assets/e7-1', thumbnail: '/sites/demo/assets/e7-1?version=320', index: 0 },
    ],
    ...overrides,
  }
}

/** A holiday flat in Ostend for six; tests say what differs. */
export function rentalUnit(overrides: Partial<RentalUnit> = {}): RentalUnit {
  return {
    id: 3,
    photos: [
      {
        original: '/sites/demo/assets/r3-1',
        medium: '/sites/demo/assets/r3-1?version=960',
        thumbnail: '/sites/demo/assets/r3-1?version=320',
      },
    ],
    general: {
      description: { nl: 'Ruim appartement op de zeedijk.' },
      location: { id: 1, name: { nl: 'Zeedijk', fr: 'Digue', en: 'Seafront', de: 'Promenade' } },
      city: { id: 35013, name: { nl: 'Oostende', fr: 'Ostende', en: 'Ostend', de: 'Ostende' } },
      maxOccupation: 6,
      subKind: { id: 1, name: { nl: 'Appartement', fr: 'Appartement', en: 'Apartment', de: 'Wohnung' } },
      garage: true,
      floor: 4,
      building: { name: 'Albatros', rentalName: 'ALB-0402' },
    },
    rooms: { bedrooms: 2, bathrooms: 1 },
    address: {
      visible: true,
      street: { nl: 'Zeedijk', fr: 'Digue de Mer' },
      number: '40',
      box: '0402',
      city: {
        id: 35013,
        zip: '8400',
        name: 'Oostende',
        alias: { fr: 'Ostende', en: 'Ostend', de: 'Ostende' },
      },
    },
    ...overrides,
  }
}

/** Settings of a site that hides nothing. */
export const site: SiteSettings = {
  languages: ['nl', 'fr', 'en', 'de'],
  defaultLanguage: 'nl',
  hiddenStatus: [],
  hiddenTabs: [],
  theme: {},
  agency: {
    name: 'Immo Kouter',
    street: 'Kouter 1',
    zip: '9000',
    city: 'Gent',
    phone: '+32 9 000 00 00',
    email: 'info@kouter.example',
  },
  map: { thirdParty: false },
  social: [],
}
