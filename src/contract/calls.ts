import { Type, type TSchema } from '@sinclair/typebox'
import { Accepted, AlertBody, AlertEdit, AlertRemoval, AlertState, ContactBody, FriendBody } from './ajax'
import { AssetQuery } from './asset'
import { ContactInfo, Estate, EstateCollection, EstateGroup, EstateResult } from './estate'
import { Entity, EntityItem, EstatePage, Page } from './page'
import { Locale } from './common'
import { EstateMap, FoundCity, MapBody, NamedPlace } from './estateMap'
import { LocalMenu } from './navigation'
import {
  Appointment,
  AppointmentBody,
  LiveAgenda,
  RentalPeriodStatus,
  RentalReservation,
  RentalReservationBody,
  RentalUnit,
  RentalUnitResult,
} from './rental'
import { ReservedStay } from './reservedStay'
import { EstateFilters, FilterBody, RentalFilters, SearchBody } from './search'
import { LocalAgreement, Site, Translations } from './site'

/** One call of the site API. Paths are under `/sites/:siteId` unless `root`. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  summary: string
  root?: true
  /** Not in spec §7: the site needs it besides (docs/decisions/070-map-feed.md, 071-city-search.md, 082-visitor-calls.md). */
  ours?: true
  /**
   * Asked with `IdempotencyHeader`: sent again under its key it is answered as before, and done once. Calls of spec §7, which
   * knows no such header, do without it too.
   */
  keyed?: true | 'optional'
  query?: TSchema
  body?: TSchema
  /** Status and shape of success; no shape means no JSON (pictures, 204). */
  status?: number
  response?: TSchema
}

/** Header of the calls that are `keyed` (docs/decisions/080-ajax-routes.md). */
export const IdempotencyHeader = Type.Object({
  'idempotency-key': Type.String({
    pattern: '^[A-Za-z0-9_-]{8,100}$',
    description:
      'Names this request: a UUID will do. The same request again under its key changes nothing more.',
  }),
})

const CityQuery = Type.Object({
  search: Type.String({ minLength: 1, maxLength: 100 }),
  locale: Type.Optional(Locale),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
  /** Whether it says more than where: what is a place in it is answered by its words, at most `limit` for each. */
  line: Type.Optional(Type.Boolean()),
})

const PlaceQuery = Type.Object({
  /** Parted by commas. */
  codes: Type.Optional(Type.String({ maxLength: 4000 })),
  /** Degrees, `lat;lon`. */
  near: Type.Optional(Type.String({ maxLength: 50, pattern: '^-?\\d{1,3}(\\.\\d+)?;-?\\d{1,3}(\\.\\d+)?$' })),
})

const locale = Type.Object({ locale: Type.Optional(Locale) })

/** Every call of spec §7, in its order, then those that are ours. The site API registers exactly these. */
export const CALLS = {
  site: { method: 'GET', path: '', summary: 'Site with its settings', response: Site },
  siteByHostname: {
    method: 'GET',
    path: '/sites/by-hostname/:hostname',
    root: true,
    summary: 'Site of a hostname',
    response: Site,
  },
  navigation: {
    method: 'GET',
    path: '/navigation/:localeOrType',
    summary: 'Menus of a language, or of a type in every language',
    response: Type.Array(LocalMenu),
  },
  menu: {
    method: 'GET',
    path: '/navigation/:localeOrType/:menuId',
    summary: 'One menu of a language',
    response: LocalMenu,
  },
  pages: { method: 'GET', path: '/pages', summary: 'All pages', response: Type.Array(Page) },
  page: { method: 'GET', path: '/pages/:id', summary: 'One page', response: Page },
  pageByUrl: {
    method: 'GET',
    path: '/pages/by-url/:url',
    summary: 'The page at an address (percent-encoded, with its language)',
    response: Page,
  },
  entities: {
    method: 'GET',
    path: '/entities',
    summary: 'Kinds of free content',
    response: Type.Array(Entity),
  },
  entityItems: {
    method: 'GET',
    path: '/entities/:name/items',
    summary: 'Content of a kind, in its order',
    response: Type.Array(EntityItem),
  },
  searchEstates: {
    method: 'POST',
    path: '/estates',
    summary: 'Search estates',
    body: SearchBody,
    response: EstateResult,
  },
  estateGroup: {
    method: 'GET',
    path: '/estates/group/:id',
    summary: 'A project with its units',
    response: EstateGroup,
  },
  estate: { method: 'GET', path: '/estates/v2/:id', summary: 'One estate', response: Estate },
  contactInfo: {
    method: 'GET',
    path: '/estates/:id/contact-info',
    summary: 'Whom to ask about an estate',
    response: ContactInfo,
  },
  secondSourceEstate: {
    method: 'GET',
    path: '/estates/skarabee/:id',
    summary: 'One estate of the second source, by guid or id',
    response: Estate,
  },
  estateFilters: {
    method: 'POST',
    path: '/estate-filters',
    summary: 'Filter values with counts',
    body: FilterBody,
    response: EstateFilters,
  },
  collection: {
    method: 'GET',
    path: '/estate-collections/:id',
    summary: 'A hand-picked set of estates',
    response: EstateCollection,
  },
  searchRentalUnits: {
    method: 'POST',
    path: '/rental-units',
    summary: 'Search holiday units',
    body: SearchBody,
    response: RentalUnitResult,
  },
  rentalFilters: {
    method: 'POST',
    path: '/rental-units/filters',
    summary: 'Filter values of holiday units',
    body: FilterBody,
    query: locale,
    response: RentalFilters,
  },
  rentalUnit: { method: 'GET', path: '/rental-units/:id', summary: 'One holiday unit', response: RentalUnit },
  rentalPeriods: {
    method: 'GET',
    path: '/rental-units/:id/periods',
    summary: 'Stays of a unit, soonest first',
    response: Type.Array(RentalPeriodStatus),
  },
  reserveRentalUnit: {
    method: 'POST',
    path: '/rental-units/reservation',
    summary: 'Reserve a stay',
    keyed: 'optional',
    body: RentalReservationBody,
    status: 201,
    response: RentalReservation,
  },
  rentalPhoto: {
    method: 'GET',
    path: '/rental-units/photo/:id/:index',
    summary: 'Photo of a unit by its place in the list, from 0',
    query: AssetQuery,
  },
  agreements: {
    method: 'GET',
    path: '/agreements',
    summary: 'What a visitor is asked to agree to',
    query: locale,
    response: Type.Array(LocalAgreement),
  },
  estatePage: {
    method: 'GET',
    path: '/estate-pages/:estateId/:locale',
    summary: 'Address and title of an estate’s page',
    response: EstatePage,
  },
  asset: { method: 'GET', path: '/assets/:name', summary: 'A picture', query: AssetQuery },
  liveAgenda: {
    method: 'GET',
    path: '/live-agenda/:id',
    summary: 'Free slots of an estate',
    response: LiveAgenda,
  },
  appointment: {
    method: 'GET',
    path: '/live-agenda/reservation/:id',
    summary: 'A booked viewing',
    response: Appointment,
  },
  bookAppointment: {
    method: 'POST',
    path: '/live-agenda/reservation',
    summary: 'Book a slot',
    keyed: 'optional',
    body: AppointmentBody,
    status: 201,
    response: Appointment,
  },
  cancelAppointment: {
    method: 'DELETE',
    path: '/live-agenda/reservation/:id',
    summary: 'Cancel a viewing',
    status: 204,
  },
  translations: {
    method: 'GET',
    path: '/translations/:locale',
    summary: 'Texts the site says its own way',
    response: Translations,
  },
  estateMap: {
    method: 'POST',
    path: '/estate-map',
    summary: 'Every listing found, as pins for a map',
    ours: true,
    body: MapBody,
    response: EstateMap,
  },
  cities: {
    method: 'GET',
    path: '/cities',
    summary: 'Places to search in, by postal code or name in any language, with their listings',
    ours: true,
    query: CityQuery,
    response: Type.Array(FoundCity),
  },
  places: {
    method: 'GET',
    path: '/places',
    summary: 'What places of the gazetteer are called',
    ours: true,
    query: PlaceQuery,
    response: Type.Array(NamedPlace),
  },
  rentalMap: {
    method: 'POST',
    path: '/rental-units/map',
    summary: 'Every holiday unit found, as pins for a map',
    ours: true,
    body: MapBody,
    response: EstateMap,
  },
  rentalCalendar: {
    method: 'GET',
    path: '/rental-units/:id/calendar.ics',
    summary: 'When a holiday unit is taken, as iCalendar',
    ours: true,
    query: locale,
  },
  reservation: {
    method: 'GET',
    path: '/rental-units/reservation/:id',
    summary: 'A reserved stay, by its secret id',
    ours: true,
    response: ReservedStay,
  },
  cancelReservation: {
    method: 'DELETE',
    path: '/rental-units/reservation/:id',
    summary: 'Cancel a reserved stay, where the site lets its guest',
    ours: true,
    status: 204,
  },
  appointmentCalendar: {
    method: 'GET',
    path: '/live-agenda/reservation/:id/calendar.ics',
    summary: 'A booked viewing, as iCalendar',
    ours: true,
    query: locale,
  },
  subscribeAlert: {
    method: 'POST',
    path: '/alerts',
    summary: 'Ask for an alert; a mail asks back',
    ours: true,
    keyed: true,
    body: AlertBody,
    status: 202,
    response: Accepted,
  },
  alertState: {
    method: 'GET',
    path: '/alerts/mine',
    summary: 'What the token of `Authorization: Bearer` opens',
    ours: true,
    response: AlertState,
  },
  editAlert: {
    method: 'PUT',
    path: '/alerts/mine',
    summary: 'Confirm, pause or change alerts by token',
    ours: true,
    body: AlertEdit,
    response: AlertState,
  },
  removeAlert: {
    method: 'DELETE',
    path: '/alerts/mine',
    summary: 'Unsubscribe by token, or be forgotten altogether',
    ours: true,
    query: AlertRemoval,
    status: 204,
  },
  contact: {
    method: 'POST',
    path: '/contact',
    summary: 'A question to the agency',
    ours: true,
    keyed: true,
    body: ContactBody,
    status: 202,
    response: Accepted,
  },
  tellFriend: {
    method: 'POST',
    path: '/friend',
    summary: 'Send a listing to a friend',
    ours: true,
    keyed: true,
    body: FriendBody,
    status: 202,
    response: Accepted,
  },
} as const satisfies Record<string, Call>

export type CallName = keyof typeof CALLS
