import { site as settings } from '../../../tests/support/builders'
import { rentalPeriod } from '../../../tests/support/rentalPeriod'
import { LOCALES, type Locale } from '../../../src/contract/locales'
import { bookingNumber } from '../../../src/domain/rental/bookingNumber'
import { stayOf } from '../../../src/domain/rental/stays'
import { reservationMessage, reservationNotice, type StayFacts } from './reservation'

const site = { id: 'demo', name: 'Huis & Co', hostnames: [], settings }
const sender = { site, origin: 'https://huis.example' }
const { phone, email } = site.settings.agency
const period = rentalPeriod(1, '2026-07-04', '2026-07-11')

const facts = (locale: Locale, over: Partial<StayFacts> = {}): StayFacts => ({
  id: 'pW3kQ0v_8mT-x2LrYc1aZg',
  start: period.start,
  end: period.end,
  persons: 2,
  stamp: '2026-06-01T08:00:00.000Z',
  stay: (of) => stayOf(period, 2, of),
  visitor: { name: 'Jo Visser', email: 'jo@visser.example', phone: '+32 470 00 00 00', locale },
  unit: () => ({
    title: 'Appartement à Oostduinkerke',
    address: 'Zeelaan 3, 8670 Koksijde',
    url: 'https://huis.example/fr/vacances/3',
    reference: 'ALB-3',
  }),
  cancelled: false,
  ...over,
})

describe('the mail about a reserved stay', () => {
  it('tells the sums of the page, the deposit apart', () => {
    const { text } = reservationMessage(sender, facts('nl'))
    expect(text).toContain(
      [
        'Huur: € 350',
        'Schoonmaak: € 85',
        'Toeristentaks: € 24,50',
        'Totaal, alle kosten inbegrepen: € 459,50',
        'Waarborg (wordt na het verblijf terugbetaald): € 250',
        'Te betalen: € 709,50',
      ].join('\n'),
    )
  })

  it('names reservation and place, and says whom to reach and how to cancel', () => {
    const number = bookingNumber('pW3kQ0v_8mT-x2LrYc1aZg')
    for (const locale of LOCALES) {
      const { text } = reservationMessage(sender, facts(locale))
      for (const part of ['Zeelaan 3, 8670 Koksijde', phone, email, number])
        expect(text.split('\n-- ')[0]).toContain(part)
    }
    const { text } = reservationNotice(sender, facts('nl'))
    expect(text).toContain(number)
    expect(text).not.toContain(facts('nl').id)
  })

  it('leads its guest to the reservation, and says until when they cancel there by themselves', () => {
    const { text, calendar } = reservationMessage(sender, facts('nl'))
    const page = `https://huis.example/nl/reservatie/${facts('nl').id}`
    expect(text).toContain(`Uw reservatie bekijken: ${page}`)
    expect(text).toContain('Zo annuleert u ook.')
    const mine = reservationMessage(sender, facts('nl', { cancelUntil: '2026-06-04' })).text
    expect(mine).toContain(`Uw reservatie bekijken of annuleren: ${page}`)
    expect(mine).toContain('Tot en met donderdag 4 juni 2026 annuleert u zelf')
    expect(mine).not.toContain('Zo annuleert u ook.')
    expect(calendar?.content).not.toContain(facts('nl').id)
  })

  it('that was cancelled says so to both, leaves every sum to the agency, and takes the days off the calendar', () => {
    const off = facts('nl', { cancelled: true })
    const visitor = reservationMessage(sender, off)
    const agency = reservationNotice(sender, off)
    expect(visitor.subject).toBe('Geannuleerd: Appartement à Oostduinkerke')
    expect(visitor.text).toContain('Wij laten u weten of er nog kosten zijn')
    expect(visitor.text).not.toContain(off.id)
    expect(agency.subject).toContain('zaterdag 4 juli 2026')
    expect(agency.text).toContain('jo@visser.example')
    for (const { text, calendar } of [visitor, agency]) {
      expect(text).not.toContain('€')
      expect(calendar?.method).toBe('CANCEL')
      expect(calendar?.content).toMatch(/SEQUENCE:1\r\nSTATUS:CANCELLED/)
      expect(calendar?.content).not.toContain('€')
    }
    expect(reservationMessage(sender, facts('nl')).calendar?.content).toMatch(
      /SEQUENCE:0\r\nSTATUS:CONFIRMED/,
    )
  })

  it('is told of a unit that nobody knows any more, without an address or a sum', () => {
    const gone = { title: 'Huis & Co', address: '', url: 'https://huis.example', reference: '' }
    const off = facts('nl', { cancelled: true, unit: () => gone })
    delete off.stay
    expect(reservationMessage(sender, off).text).not.toContain('Adres')
  })

  it('brings the days for a calendar, in the words and sums of the mail', () => {
    const { text, calendar } = reservationMessage(sender, facts('nl'))
    const found = (calendar?.content ?? '').replace(/\r\n /g, '').split('\r\n')
    expect(calendar?.method).toBe('PUBLISH')
    expect(found).toEqual(
      expect.arrayContaining([
        'DTSTART;VALUE=DATE:20260704',
        'DTEND;VALUE=DATE:20260711',
        'SUMMARY:Appartement à Oostduinkerke',
        'LOCATION:Zeelaan 3\\, 8670 Koksijde',
      ]),
    )
    const description = found.find((line) => line.startsWith('DESCRIPTION:')) ?? ''
    const lines = description
      .slice('DESCRIPTION:'.length)
      .replace(/\\([,;])/g, '$1')
      .split('\\n')
    for (const line of lines) expect(text).toContain(line)
    expect(lines).toContain('Te betalen: € 709,50')
    expect(reservationNotice(sender, facts('nl')).calendar?.content).toContain('DTEND;VALUE=DATE:20260711')
  })

  it('has a subject that fits any title, and French colons with their space', () => {
    const { subject, text } = reservationMessage(sender, facts('fr'))
    expect(subject).toBe('Votre réservation\u00a0: Appartement à Oostduinkerke')
    expect(text).toContain('Arrivée\u00a0: samedi 4 juillet 2026')
    expect(text).toMatch(/Voir votre réservation\u00a0: https:/)
    expect(reservationMessage(sender, facts('nl')).text).toContain('Vertrek: zaterdag 11 juli 2026')
  })
})
