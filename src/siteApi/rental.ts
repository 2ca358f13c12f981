import type { Locale } from '../contract/common'
import type { EstateMap } from '../contract/estateMap'
import type {
  Appointment,
  AppointmentBody,
  LiveAgenda,
  RentalPeriodStatus,
  RentalReservation,
  RentalReservationBody,
  RentalUnitResult,
} from '../contract/rental'
import type { ReservedStay } from '../contract/reservedStay'
import type { Query, RentalFilters, SearchBody } from '../contract/search'
import { outcomeOf } from './estates'
import { type ApiClient, type CallOptions, type KeyedCall, sitePath } from './http'
import { liveOrigin } from './liveOrigin'

/** One page of holiday units as the API answers it; throws HttpError. */
export const postRentalUnits = (client: ApiClient, body: SearchBody, call?: CallOptions) =>
  client.post<RentalUnitResult>(sitePath(client, 'rental-units'), body, call)

/** Search for holiday units, each with its cheapest stay; a failure gives empty results with the error (spec §8). */
export async function searchRentalUnits(client: ApiClient, body: SearchBody, call?: CallOptions) {
  const answer = postRentalUnits(client, body, call)
  const found = await outcomeOf(answer)
  return { ...found, cheapest: 'error' in found ? [] : ((await answer).cheapest ?? []) }
}

/** Filter values with names in one language (spec §3 rental unit filter model). */
export const rentalFilters = (client: ApiClient, locale: Locale, query?: Query, call?: CallOptions) =>
  client.post<RentalFilters>(
    `${sitePath(client, 'rental-units', 'filters')}?locale=${locale}`,
    query ? { query } : {},
    call,
  )

/** Every holiday unit a query finds, as columns for a map (`mapPins` reads them); throws HttpError. */
export const postRentalMap = (client: ApiClient, query: Query | undefined, call?: CallOptions) =>
  client.post<EstateMap>(sitePath(client, 'rental-units', 'map'), query ? { query } : {}, call)

export const getRentalPeriods = (client: ApiClient, id: number, call?: CallOptions) =>
  client.get<RentalPeriodStatus[]>(sitePath(client, 'rental-units', id, 'periods'), call)

/** Reserves a stay; HttpError 409 when it was just taken. */
export const reserveRentalUnit = (client: ApiClient, body: RentalReservationBody, call: KeyedCall) =>
  client.post<RentalReservation>(sitePath(client, 'rental-units', 'reservation'), body, call)

export const getReservation = (client: ApiClient, id: string, call?: CallOptions) =>
  client.get<ReservedStay>(sitePath(client, 'rental-units', 'reservation', id), call)

/** Cancels a stay; doing it twice is fine. HttpError 409 where it is the agency's to do. */
export const cancelReservation = (client: ApiClient, id: string, call?: CallOptions) =>
  client.delete(sitePath(client, 'rental-units', 'reservation', id), call)

/** Free viewing slots of a listing. */
export const getLiveAgenda = (client: ApiClient, estateId: number, call?: CallOptions) =>
  client.get<LiveAgenda>(sitePath(client, 'live-agenda', estateId), call)

export const getAppointment = (client: ApiClient, id: string, call?: CallOptions) =>
  client.get<Appointment>(sitePath(client, 'live-agenda', 'reservation', id), call)

/** Books a slot; HttpError 409 when it was just taken. */
export const bookAppointment = (client: ApiClient, body: AppointmentBody, call: KeyedCall) =>
  client.post<Appointment>(sitePath(client, 'live-agenda', 'reservation'), body, call)

/** Cancels a viewing; doing it twice is fine. */
export const cancelAppointment = (client: ApiClient, id: string, call?: CallOptions) =>
  client.delete(sitePath(client, 'live-agenda', 'reservation', id), call)

/** Address of a booked viewing as a file for the visitor's own calendar. */
export const appointmentCalendarPath = (siteId: string, id: string, locale: Locale) =>
  `${liveOrigin()}/sites/${[siteId, 'live-agenda', 'reservation', id].map(encodeURIComponent).join('/')}/calendar.ics?locale=${locale}`
