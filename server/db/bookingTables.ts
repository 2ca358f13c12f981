import type { Generated, GeneratedAlways } from 'kysely'

interface RentalUnitRow {
  site_id: string
  id: number
  doc: string
  updated_at: Generated<Date>
  location_id: GeneratedAlways<string | null>
  sub_kind_id: GeneratedAlways<string | null>
  city_id: GeneratedAlways<string | null>
  max_occupation: GeneratedAlways<string | null>
  bedrooms: GeneratedAlways<string | null>
  address_city_id: GeneratedAlways<string | null>
  city_name: GeneratedAlways<string | null>
  /** The city's name without accents and capitals, to sort by. */
  city_order: GeneratedAlways<string | null>
}

interface RentalPeriodRow {
  site_id: string
  id: number
  rental_unit_id: number
  type_id: GeneratedAlways<string>
  starts_on: string
  ends_on: string
  /** Null when the source has not set it (-1). */
  price: GeneratedAlways<string | null>
  doc: string
  updated_at: Generated<Date>
}

interface Visitor {
  name: string
  email: string
  phone: string
  message: string | null
  locale: string
  /** What was agreed to, with the version of the text that was shown: JSON text. */
  agreements: string
  created_at: Generated<Date>
}

interface RentalReservationRow extends Visitor {
  site_id: string
  id: string
  rental_unit_id: number
  period_id: number
  /** A daterange, arrival included and departure not. */
  stay: string
  persons: number
  total: number
  cancelled_at: Date | null
  /** `AsReserved`, JSON; null in rows from before migration 030. */
  as_reserved: string | null
}

interface AgendaSlotRow {
  site_id: string
  id: number
  estate_id: number
  starts_at: Date
  ends_at: Date
  doc: string
  updated_at: Generated<Date>
}

interface AppointmentRow extends Visitor {
  site_id: string
  id: string
  slot_id: number
  estate_id: number
  starts_at: Date
  ends_at: Date
  cancelled_at: Date | null
}

/** Of whom a viewing to come is, twice: by address and by mailbox. */
interface OpenViewingRow {
  site_id: string
  estate_id: number
  /** A keyed hash (`visitKeys`). */
  key: string
  appointment_id: string
  starts_at: Date
}

/** Of whom a stay to come is, as OpenViewingRow. */
interface OpenStayRow {
  site_id: string
  rental_unit_id: number
  key: string
  reservation_id: string
  /** When its day of arrival is over. */
  arrived_at: Date
}

interface AssetRow {
  site_id: string
  name: string
  /** SHA-256, hex, of the bytes, or what the import said stands for them. */
  digest: string
  mime: string
  bytes: Uint8Array
  /** What is known of a photo (`PhotoFacts`), JSON; of what came as a line of an import nothing. */
  photo: string | null
  updated_at: Generated<Date>
}

/** Tables of migrations 002, 016, 019 and 030. jsonb columns are written and read as JSON text (`doc::text`). */
export interface BookingTables {
  rental_unit: RentalUnitRow
  rental_period: RentalPeriodRow
  rental_reservation: RentalReservationRow
  agenda_slot: AgendaSlotRow
  appointment: AppointmentRow
  open_viewing: OpenViewingRow
  open_stay: OpenStayRow
  asset: AssetRow
}
