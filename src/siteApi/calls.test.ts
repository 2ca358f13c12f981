import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CALLS } from '../contract/calls'
import type { AppointmentBody, RentalReservationBody } from '../contract/rental'
import * as content from './content'
import * as estates from './estates'
import { apiClient, type ApiClient } from './http'
import * as rental from './rental'

let server: Server
let client: ApiClient
let asked: string

beforeAll(async () => {
  server = createServer((request, response) => {
    asked = `${request.method} ${request.url}`
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"total":{"value":0},"results":[]}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  client = apiClient({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    siteId: 'demo',
  })
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const SITE = '/sites/demo'
const keyed = { idempotencyKey: 'a-key-of-the-form' }

// The calls that the site itself makes; files are asked for by their address, forms go by the ajax routes.
const TABLE: readonly [name: keyof typeof CALLS, call: () => Promise<unknown>, request: string][] = [
  ['site', () => content.getSite(client), `GET ${SITE}`],
  ['navigation', () => content.getNavigation(client, 'nl'), `GET ${SITE}/navigation/nl`],
  ['pages', () => content.getPages(client), `GET ${SITE}/pages`],
  ['page', () => content.getPage(client, 4), `GET ${SITE}/pages/4`],
  ['entities', () => content.getEntities(client), `GET ${SITE}/entities`],
  ['entityItems', () => content.getEntityItems(client, 'team'), `GET ${SITE}/entities/team/items`],
  ['searchEstates', () => estates.postEstates(client, {}), `POST ${SITE}/estates`],
  ['estate', () => estates.getEstate(client, 7), `GET ${SITE}/estates/v2/7`],
  ['estateFilters', () => estates.postEstateFilters(client, {}), `POST ${SITE}/estate-filters`],
  ['searchRentalUnits', () => rental.postRentalUnits(client, {}), `POST ${SITE}/rental-units`],
  ['rentalFilters', () => rental.rentalFilters(client, 'fr'), `POST ${SITE}/rental-units/filters?locale=fr`],
  ['rentalPeriods', () => rental.getRentalPeriods(client, 3), `GET ${SITE}/rental-units/3/periods`],
  [
    'reserveRentalUnit',
    () => rental.reserveRentalUnit(client, {} as RentalReservationBody, keyed),
    `POST ${SITE}/rental-units/reservation`,
  ],
  ['reservation', () => rental.getReservation(client, 'x'), `GET ${SITE}/rental-units/reservation/x`],
  [
    'cancelReservation',
    () => rental.cancelReservation(client, 'x'),
    `DELETE ${SITE}/rental-units/reservation/x`,
  ],
  ['agreements', () => content.getAgreements(client, 'de'), `GET ${SITE}/agreements?locale=de`],
  ['estatePage', () => estates.getEstatePage(client, 7, 'en'), `GET ${SITE}/estate-pages/7/en`],
  ['liveAgenda', () => rental.getLiveAgenda(client, 7), `GET ${SITE}/live-agenda/7`],
  ['appointment', () => rental.getAppointment(client, 'x'), `GET ${SITE}/live-agenda/reservation/x`],
  [
    'bookAppointment',
    () => rental.bookAppointment(client, {} as AppointmentBody, keyed),
    `POST ${SITE}/live-agenda/reservation`,
  ],
  [
    'cancelAppointment',
    () => rental.cancelAppointment(client, 'x'),
    `DELETE ${SITE}/live-agenda/reservation/x`,
  ],
  ['translations', () => content.getTranslations(client, 'nl'), `GET ${SITE}/translations/nl`],
  ['rentalMap', () => rental.postRentalMap(client, {}), `POST ${SITE}/rental-units/map`],
  ['estateMap', () => estates.postEstateMap(client, {}), `POST ${SITE}/estate-map`],
  [
    'cities',
    () => estates.findCities(client, 'Saint-Nicolas & co', { locale: 'fr', limit: 5 }),
    `GET ${SITE}/cities?search=Saint-Nicolas+%26+co&locale=fr&limit=5`,
  ],
  [
    'places',
    () => estates.getPlaces(client, { codes: ['gent-9000', 'kust'], near: '51.05;3.71' }),
    `GET ${SITE}/places?codes=gent-9000%2Ckust&near=51.05%3B3.71`,
  ],
]

test.each(TABLE)('%s goes where the contract says', async (_, call, request) => {
  await call()
  expect(asked).toBe(request)
})

test('the client knows every call that the site makes; not those for others, files, and forms that the web role passes on', () => {
  const known = TABLE.map(([name]) => name)
  expect(Object.keys(CALLS).filter((name) => !known.some((other) => other === name))).toEqual([
    'siteByHostname',
    'menu',
    'pageByUrl',
    'estateGroup',
    'contactInfo',
    'secondSourceEstate',
    'collection',
    'rentalUnit',
    'rentalPhoto',
    'asset',
    'rentalCalendar',
    'appointmentCalendar',
    'subscribeAlert',
    'alertState',
    'editAlert',
    'removeAlert',
    'contact',
    'tellFriend',
  ])
})
