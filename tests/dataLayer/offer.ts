import type { ImportLine } from '../../src/contract/importLine'
import { rentalUnit } from '../support/builders'
import { estateLine } from '../support/importLines'

const kind = (id: number, code: string) => ({ id, code, name: { en: code } })
const APARTMENT = { headType: kind(3, 'APARTMENT'), subType: kind(301, 'APARTMENT') }
const price = (value: number) => ({ price: { value } })
const OSTEND = { id: 35013, zip: '8400', name: 'Oostende' }
const NAMUR = { id: 92094, zip: '5000', name: 'Namur' }
const changed = (updatedAt: string) => ({ updatedAt })

/** What an agency may have: houses and flats, a project with two units, holiday flats, pages and a menu. */
export const offer: ImportLine[] = [
  estateLine(1, {
    general: { ...price(285000), ...changed('2026-05-01T08:00:00Z') },
    energy: { energyLabel: 'A' },
  }),
  estateLine(2, { general: { ...price(410000), ...changed('2026-05-20T08:00:00Z') } }),
  estateLine(3, { general: { ...price(-1), ...changed('2026-05-21T09:30:00Z') } }),
  estateLine(4, {
    general: { ...APARTMENT, ...price(199000), bedroomCount: 2, floor: '3' },
    address: { city: OSTEND },
    listing: { comfort: { heating: 'GAS', lift: true } },
  }),
  estateLine(5, {
    general: { ...APARTMENT, ...price(245000), bedroomCount: 1, floor: { nl: 'derde', fr: 'troisième' } },
    address: { city: OSTEND },
    listing: { comfort: { heating: 'ELECTRICITY', lift: true } },
  }),
  estateLine(6, {
    general: { ...price(260000), bedroomCount: 4 },
    address: { city: NAMUR, region: 'WALLONIA' },
    energy: { energyLabel: 'A_PLUS', epcValue: -4 },
  }),
  estateLine(20, { general: { project: true, ...price(150000), title: { en: 'Kouterhof' } } }),
  estateLine(21, { general: { parentId: 20, ...price(150000), bedroomCount: 1 } }),
  estateLine(22, { general: { parentId: 20, ...price(290000), bedroomCount: 3 } }),
  { kind: 'rentalUnit', data: rentalUnit({ id: 3, photos: [] }) },
  {
    kind: 'rentalUnit',
    data: rentalUnit({ id: 4, photos: [], rooms: { bedrooms: 4 }, general: { maxOccupation: 10 } }),
  },
  {
    kind: 'page',
    data: {
      id: 2,
      type: 'estateList',
      url: { nl: 'te-koop', fr: 'a-vendre' },
      title: { nl: 'Te koop', fr: 'À vendre' },
      blocks: [],
      node: {
        query: { terms: { 'listing.status': ['FOR_SALE'] } },
        sort: [{ field: 'general.price', direction: 'ASC' }],
      },
    },
  },
  {
    kind: 'page',
    data: {
      id: 3,
      type: 'content',
      url: { nl: 'over-ons' },
      title: { nl: 'Over ons' },
      blocks: [
        { kind: 'text', text: { nl: 'Sinds 1987.' } },
        { kind: 'rentalUnits', heading: { nl: 'Aan zee' }, size: 3 },
      ],
    },
  },
  {
    kind: 'menu',
    data: {
      id: 1,
      type: 'main',
      items: [
        {
          id: 'buy',
          label: { nl: 'Kopen', fr: 'Acheter' },
          children: [{ id: 'sale', pageId: 2, label: { nl: 'Te koop', fr: 'À vendre' } }],
        },
      ],
    },
  },
]
