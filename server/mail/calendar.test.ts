import { unitCalendar, type Viewing, viewingCalendar } from './calendar'

const viewing = (over: Partial<Viewing> = {}): Viewing => ({
  id: 'secret-appointment-id',
  host: 'huis.example',
  start: '2026-07-04T12:00:00.000Z',
  end: '2026-07-04T12:30:00.000Z',
  stamp: '2026-06-01T08:00:00.000Z',
  title: 'Bezoek: Villa in Gent',
  place: 'Kouter 12, 9000 Gent',
  url: 'https://huis.example/nl/aanbod/7',
  organizer: { name: 'Huis & Co', address: 'info@huis.example' },
  attendee: { name: 'Jo Visser', address: 'jo@visser.example' },
  cancelled: false,
  ...over,
})
/** Lines as a calendar reads them: unfolded. */
const lines = (ics: string) => ics.replace(/\r\n /g, '').split('\r\n')
const linesOf = (over: Partial<Viewing> = {}) => lines(viewingCalendar(viewing(over)).content)
/** A property of the event, or of the calendar when the event has none; the time zone has its own DTSTART. */
const value = (of: string[], name: string) =>
  of.findLast((line) => line.split(/[:;]/)[0] === name && line !== 'DTSTART:19701025T030000')

describe('a viewing in a calendar', () => {
  it('is by the clock of Brussels, which is spelled out', () => {
    const found = linesOf()
    expect(value(found, 'DTSTART')).toBe('DTSTART;TZID=Europe/Brussels:20260704T140000')
    expect(value(found, 'DTEND')).toBe('DTEND;TZID=Europe/Brussels:20260704T143000')
    expect(found.filter((line) => /^(BEGIN:VTIMEZONE|TZID:Europe\/Brussels)$/.test(line))).toHaveLength(2)
    expect(value(found, 'DTSTAMP')).toBe('DTSTAMP:20260601T080000Z')
  })

  it.each([
    ['before the clock moves in spring', '2026-03-29T00:59:00Z', ';TZID=Europe/Brussels:20260329T015900'],
    ['after it moved', '2026-03-29T01:00:00Z', ';TZID=Europe/Brussels:20260329T030000'],
    ['the first half past two in autumn', '2026-10-25T00:30:00Z', ';TZID=Europe/Brussels:20261025T023000'],
    ['the second, which the clock cannot tell', '2026-10-25T01:30:00Z', ':20261025T013000Z'],
    ['when it is three again', '2026-10-25T02:00:00Z', ';TZID=Europe/Brussels:20261025T030000'],
    ['in winter, over midnight', '2026-12-31T23:30:00Z', ';TZID=Europe/Brussels:20270101T003000'],
  ])('%s', (_, start, written) => {
    expect(value(linesOf({ start }), 'DTSTART')).toBe(`DTSTART${written}`)
  })

  it('that is cancelled replaces the one that was booked', () => {
    const booked = linesOf()
    const cancelled = linesOf({ cancelled: true })
    expect(value(cancelled, 'UID')).toBe(value(booked, 'UID'))
    expect([value(booked, 'METHOD'), value(booked, 'SEQUENCE')]).toEqual(['METHOD:REQUEST', 'SEQUENCE:0'])
    expect([value(cancelled, 'METHOD'), value(cancelled, 'SEQUENCE'), value(cancelled, 'STATUS')]).toEqual([
      'METHOD:CANCEL',
      'SEQUENCE:1',
      'STATUS:CANCELLED',
    ])
  })

  it('gives nobody the secret that cancels it', () => {
    expect(viewingCalendar(viewing()).content).not.toContain('secret')
  })

  it('takes what a visitor writes as text only', () => {
    const evil = 'Jo"\r\nATTENDEE:mailto:x@y.z;,\\\nBEGIN:VALARM'
    const found = linesOf({
      title: evil,
      place: evil,
      attendee: { name: evil, address: 'jo@visser.example' },
    })
    expect(found).toHaveLength(linesOf().length)
    expect(found.filter((line) => line.startsWith('ATTENDEE'))).toEqual([
      `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE;CN="Jo' ATTENDEE:mailto:x@y.z;,\\ BEGIN:VALARM":mailto:jo@visser.example`,
    ])
    expect(value(found, 'SUMMARY')).toBe('SUMMARY:Jo"\\nATTENDEE:mailto:x@y.z\\;\\,\\\\\\nBEGIN:VALARM')
  })

  it('writes a mailbox so that nothing in it adds to who is mailed', () => {
    const attendee = { name: 'Jo', address: 'jo?bcc=thief%40elsewhere.example&a#b@visser.example' }
    expect(value(linesOf({ attendee }), 'ATTENDEE')).toMatch(
      /:mailto:jo%3Fbcc%3Dthief%2540elsewhere\.example%26a%23b@visser\.example$/,
    )
    const plain = { name: 'Jo', address: "jo.o'neil+site_1~x@visser-huis.example" }
    expect(value(linesOf({ attendee: plain }), 'ATTENDEE')?.endsWith(`:mailto:${plain.address}`)).toBe(true)
  })

  it('has lines of 75 octets at most, and no character cut', () => {
    const { content } = viewingCalendar(viewing({ title: 'Écaussinnes ü € 🏠 '.repeat(20) }))
    for (const line of content.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(value(lines(content), 'SUMMARY')).toBe(`SUMMARY:${'Écaussinnes ü € 🏠 '.repeat(20)}`)
  })
})

it('the calendar of a holiday unit tells when it is taken and nothing else', () => {
  const stays = [{ id: 'secret', start: '2026-07-04', end: '2026-07-11', stamp: '2026-01-01T00:00:00Z' }]
  const found = lines(unitCalendar('huis.example', 'Albatros', 'Bezet', stays))
  expect(found.slice(found.indexOf('BEGIN:VEVENT'))).toEqual([
    'BEGIN:VEVENT',
    expect.stringMatching(/^UID:[0-9a-f]{32}@huis\.example$/),
    'DTSTAMP:20260101T000000Z',
    'DTSTART;VALUE=DATE:20260704',
    'DTEND;VALUE=DATE:20260711',
    'SUMMARY:Bezet',
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})
