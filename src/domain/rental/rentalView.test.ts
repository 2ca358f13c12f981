import { rentalUnit } from '../../../tests/support/builders'
import { LOCALES } from '../../contract/locales'
import type { RentalUnit } from '../../contract/rental'
import { rentalCard } from './rentalCard'
import { rentalView } from './rentalView'

const unit = rentalUnit()
const shown = { hiddenTabs: [] }
const rows = (doc: RentalUnit, hiddenTabs: string[] = []) =>
  rentalView(doc, 'en', { hiddenTabs }).rows.map(({ label, value }) => `${label}: ${value}`)

test('the labelled fields in the order of the specification (spec §2)', () => {
  const full = rentalUnit({ general: { ...unit.general, descriptionShort: { en: 'By the sea' } } })
  expect(rows(full)).toEqual([
    'Description: Ruim appartement op de zeedijk.',
    'Short description: By the sea',
    'Location: Seafront',
    'City: Ostend',
    'Maximum occupation: 6',
    'Type: Apartment',
    'Bedrooms: 2',
    'Bathrooms: 1',
    'Garage available: Yes',
    'Floor: 4',
    'Residence: Albatros',
    'Reference: ALB-0402',
  ])
})

test('what is empty, null or 0 is not shown (spec §5)', () => {
  const bare = rentalUnit({
    general: {
      maxOccupation: 0,
      floor: 0,
      building: { name: '', rentalName: null },
      descriptionShort: { en: ' ' },
    },
    rooms: { bedrooms: 0, bathrooms: null },
  })
  expect(rows(bare)).toEqual(['City: Ostend'])
})

test('no garage is an answer', () => {
  expect(rows(rentalUnit({ general: { garage: false }, rooms: {} }))).toContain('Garage available: No')
})

test('a site may hide a tab', () => {
  expect(rows(unit, ['description', 'technical'])).toEqual([
    'Location: Seafront',
    'City: Ostend',
    'Maximum occupation: 6',
    'Type: Apartment',
    'Residence: Albatros',
    'Reference: ALB-0402',
  ])
})

test('its page stands at its number in every language', () => {
  expect(Object.values(rentalView(unit, 'nl', shown).alternates)).toEqual([
    '/nl/vakantie/3',
    '/fr/vacances/3',
    '/en/holiday/3',
    '/de/feiertage/3',
  ])
})

test('a hidden address gives no street and no position', () => {
  const address = { ...unit.address, visible: false, geoLocation: { lat: 51.2, lon: 2.9 } }
  const view = rentalView(rentalUnit({ address }), 'nl', shown)
  expect(view.addressLine).toBe('8400 Oostende')
  expect(view).not.toHaveProperty('position')
})

test('a card tells what a guest asks first', () => {
  expect(LOCALES.map((locale) => rentalCard(unit, locale).summary)).toEqual([
    '6 pers. - 2 slpk. - 1 badk.',
    '6 pers. - 2 ch. - 1 sdb',
    '6 guests - 2 bed - 1 bath',
    '6 Pers. - 2 Schlafz. - 1 Bad',
  ])
  expect(rentalCard(unit, 'fr')).toMatchObject({
    title: 'Appartement à Ostende, Albatros',
    path: '/fr/vacances/3',
  })
})

test('the first photo is the main one', () => {
  expect(rentalCard(unit, 'nl').picture?.alt).toBe('Appartement in Oostende, Albatros – foto 1')
})

test('a description in another language says which, and search engines are told in that of the page', () => {
  const { rows: all, metaDescription } = rentalView(unit, 'en', shown)
  expect(all[0]).toMatchObject({ value: 'Ruim appartement op de zeedijk.', lang: 'nl' })
  expect(metaDescription).toBe('Apartment in Ostend, Albatros')
  expect(rentalView(unit, 'nl', shown).rows[0]).not.toHaveProperty('lang')
})

test('until when a stay may be cancelled by its link is known where the site lets guests', () => {
  expect(rentalView(unit, 'nl', { ...shown, cancelStayDays: 0 }).cancelStayDays).toBe(0)
  for (const site of [shown, { ...shown, cancelStayDays: null }])
    expect(rentalView(unit, 'nl', site)).not.toHaveProperty('cancelStayDays')
})
