import { frontDoor } from '../support/frontDoor'
import { gatsbyDataLayer } from '../support/gatsbyDataLayer'
import { startSiteApi, type TestApi } from '../support/siteApi'
import { offer } from './offer'

let api: TestApi
let door: Awaited<ReturnType<typeof frontDoor>>
let layer: Awaited<ReturnType<typeof gatsbyDataLayer>>

beforeAll(async () => {
  api = await startSiteApi('PGlite')
  const { errors } = await api.import(offer)
  expect(errors).toEqual([])
  door = await frontDoor(api)
  const options = { apiUrl: door.url, siteId: 'demo', publicUrl: 'https://huis.example', leaveOut: [] }
  layer = await gatsbyDataLayer(options)
})

afterAll(async () => {
  await layer.close()
  await door.close()
  await api.close()
})

test.each<[string, string, object]>([
  [
    'all houses in Ghent under 300,000 with their units',
    `allEstate(
      filter: {
        general: { headType: { code: { eq: "HOUSE" } }, price: { value: { gt: 0, lt: 300000 } } }
        address: { city: { name: { eq: "Gent" } } }
      }
      sort: { general: { price: { value: DESC } } }
    ) { nodes { estateId general { price { value } } units { general { id bedroomCount } } } }`,
    {
      nodes: [
        { estateId: 1, general: { price: { value: 285000 } }, units: [] },
        {
          estateId: 20,
          general: { price: { value: 150000 } },
          units: [{ general: { id: 21, bedroomCount: 1 } }, { general: { id: 22, bedroomCount: 3 } }],
        },
      ],
    },
  ],
  [
    'the projects that have a unit with three bedrooms',
    `allEstate(filter: { units: { elemMatch: { general: { bedroomCount: { gte: 3 } } } } }) {
      nodes { general { title { en } } }
    }`,
    { nodes: [{ general: { title: { en: 'Kouterhof' } } }] },
  ],
  [
    'flats with a lift that are not heated by gas, by their code',
    `allEstate(filter: { listing: { comfort: { lift: { eq: true }, heating: { ne: GAS } } } }) {
      nodes { estateId listing { comfort { heating } } }
    }`,
    { nodes: [{ estateId: 5, listing: { comfort: { heating: 'ELECTRICITY' } } }] },
  ],
  [
    'what gives back more energy than it takes, in Wallonia',
    `allEstate(
      filter: {
        address: { region: { eq: WALLONIA } }
        energy: { energyLabel: { in: [A_PLUS, A_PLUS_PLUS] }, epcValue: { lt: 0 } }
      }
    ) { nodes { estateId address { city { zip name } country { id } } } }`,
    { nodes: [{ estateId: 6, address: { city: { zip: '5000', name: 'Namur' }, country: { id: 'BE' } } }] },
  ],
  [
    'what changed in the last days of May, the newest first',
    `allEstate(
      filter: { general: { updatedAt: { gte: "2026-05-20T00:00:00Z", lt: "2026-06-01T00:00:00Z" } } }
      sort: { general: { updatedAt: DESC } }
    ) { nodes { estateId } }`,
    { nodes: [{ estateId: 3 }, { estateId: 2 }] },
  ],
  [
    'how many there are in each town, and from which price to which',
    `allEstate(filter: { general: { price: { value: { gt: 0 } } } }) {
      min(field: { general: { price: { value: SELECT } } })
      max(field: { general: { price: { value: SELECT } } })
      group(field: { address: { city: { name: SELECT } } }) { fieldValue totalCount }
    }`,
    {
      min: 150000,
      max: 410000,
      group: [
        { fieldValue: 'Gent', totalCount: 3 },
        { fieldValue: 'Namur', totalCount: 1 },
        { fieldValue: 'Oostende', totalCount: 2 },
      ],
    },
  ],
  [
    'on which floor flats are, told in one language or in none',
    `allEstate(filter: { general: { floor: { fr: { in: ["3", "troisième"] } } } } sort: { estateId: ASC }) {
      nodes { general { floor { nl fr } } }
    }`,
    {
      nodes: [
        { general: { floor: { nl: '3', fr: '3' } } },
        { general: { floor: { nl: 'derde', fr: 'troisième' } } },
      ],
    },
  ],
  [
    'holiday flats for eight with at least three bedrooms',
    `allRentalUnit(filter: { general: { maxOccupation: { gte: 8 } }, rooms: { bedrooms: { gte: 3 } } }) {
      nodes { rentalUnitId address { city { name } } }
    }`,
    { nodes: [{ rentalUnitId: 4, address: { city: { name: 'Oostende' } } }] },
  ],
  [
    'what list pages list, and which pages show holiday units',
    `lists: allContentPage(filter: { type: { eq: estateList } }) {
      nodes { pageId url { fr } node { query { terms } sort { field direction } } }
    }
    shows: allContentPage(filter: { blocks: { elemMatch: { kind: { eq: rentalUnits } } } }) {
      nodes { title { nl } blocks { kind text { nl } heading { nl } size } }
    }`,
    {
      lists: {
        nodes: [
          {
            pageId: 2,
            url: { fr: 'a-vendre' },
            node: {
              query: { terms: { 'listing.status': ['FOR_SALE'] } },
              sort: [{ field: 'general.price', direction: 'ASC' }],
            },
          },
        ],
      },
      shows: {
        nodes: [
          {
            title: { nl: 'Over ons' },
            blocks: [
              { kind: 'text', text: { nl: 'Sinds 1987.' }, heading: null, size: null },
              { kind: 'rentalUnits', text: null, heading: { nl: 'Aan zee' }, size: 3 },
            ],
          },
        ],
      },
    },
  ],
  [
    'the main menu in French, and the languages of the site',
    `menu(type: { eq: "main" }, locale: { eq: fr }) { items { label children { label pageId } } }
    siteInfo { siteId name settings { languages agency { city } } publicUrl }`,
    {
      menu: { items: [{ label: 'Acheter', children: [{ label: 'À vendre', pageId: 2 }] }] },
      siteInfo: {
        siteId: 'demo',
        name: 'Huis & Co',
        settings: { languages: ['nl', 'fr', 'en', 'de'], agency: { city: 'Gent' } },
        publicUrl: 'https://huis.example',
      },
    },
  ],
])('%s', async (_what, query, expected) => {
  const data = await layer.ask<Record<string, unknown>>(`{ ${query} }`)
  const [only, ...others] = Object.keys(data)
  expect(others.length || !only ? data : data[only]).toEqual(expected)
})

test('a page is answered its whole view from the same node', async () => {
  const { estate } = await layer.ask<{ estate: { view: object; general: object } }>(
    '{ estate(id: { eq: "estate-1" }) { general { price { value } } view(locale: "nl") } }',
  )
  expect(estate.general).toEqual({ price: { value: 285000 } })
  expect(JSON.stringify(estate.view)).toContain('€ 285.000')
})

test('a code that there is not, and a field that there is not, are refused and not answered with nothing', async () => {
  await expect(
    layer.ask('{ allEstate(filter: { listing: { status: { eq: FOR_SAIL } } }) { totalCount } }'),
  ).rejects.toThrow('FOR_SAIL')
  await expect(layer.ask('{ allEstate { nodes { doc } } }')).rejects.toThrow('Cannot query field "doc"')
})

test('fields are told by the words of the contract', async () => {
  const { type } = await layer.ask<{ type: { fields: { name: string; description: string }[] } }>(
    '{ type: __type(name: "EstateGeneral") { fields { name description } } }',
  )
  const told = Object.fromEntries(type.fields.map(({ name, description }) => [name, description]))
  expect(told).toMatchObject({
    totalPrice: 'Money in euro; -1 means "not set".',
    notarySalery: 'Notary’s fee in euro; -1 means "not set".',
  })
})
