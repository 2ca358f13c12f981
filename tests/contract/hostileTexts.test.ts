import { sql } from 'kysely'
import type { Message } from '../../server/mail/message'
import { writerOf } from '../../server/site-api/admin/parseLine'
import { smtpTransport } from '../../server/site-api/outbox/transport'
import type { Appointment } from '../../src/contract/rental'
import type { ImportLine } from '../../src/contract/importLine'
import { slotLine, unitLine, visitor, weekLine } from '../support/bookingLines'
import { HOSTILE, HOSTILE_LINES, markupOf, retold, withoutAddresses } from '../support/hostile'
import { estateLine, siteData } from '../support/importLines'
import { tokenIn } from '../support/mails'
import { startSiteApi, type TestApi } from '../support/siteApi'
import { startSmtp } from '../support/smtp'
import { webWithSiteApi } from '../support/webWithSiteApi'

interface Words {
  line: string
  lines: string
}
const hostile: Words = { line: HOSTILE, lines: HOSTILE_LINES }
/** As many lines, and nothing in them. */
const harmless: Words = { line: 'Woorden', lines: 'Een\r\ntwee\r\ndrie\r\nvier' }

const rep = { firstname: 'An', lastname: 'Claes', email: 'an@huis.example' }
const listPage: ImportLine = {
  kind: 'page',
  data: {
    id: 5,
    type: 'estateList',
    title: { nl: 'Te koop' },
    url: { nl: 'te-koop' },
    blocks: [],
    node: { query: {} },
  } as never,
}

/** A site of which every text is one of these words. */
function linesOf({ line, lines }: Words): ImportLine[] {
  const said = (of: ImportLine): ImportLine =>
    'data' in of ? ({ ...of, data: retold(of.data, line, lines) } as ImportLine) : of
  return [
    said({ kind: 'site', data: siteData }),
    said(listPage),
    said(estateLine(7, { salesRep: rep })),
    said(estateLine(8)),
    slotLine(1, 7, 24),
    said(unitLine(1)),
    weekLine(10, 1, 10),
    { kind: 'translation', data: { locale: 'nl', texts: { mail: { 'mail.viewing.text': lines } } } },
  ]
}

/** Written as before an import made text of HTML (record 341): what stands in databases since then has all its tags. */
async function store(api: TestApi, lines: readonly ImportLine[]) {
  for (const line of lines) {
    if (!('data' in line)) throw new Error('Nothing is removed here')
    const rejections = await writerOf(line.kind).upsert(api.db, 'demo', [line.data])
    if (rejections.length) throw new Error(JSON.stringify(rejections))
  }
}

/** Every form there is, sent with these words in every field that takes words; then a visit cancelled and an alert told. */
async function writeEverything(api: TestApi, { line, lines }: Words) {
  const { email, phone, locale } = visitor
  const name = line.replaceAll('/', '').slice(0, 60)
  const who = { name, email, locale, agreements: [] }
  const send = async (path: string, body: object) => {
    const { status, text } = await api.ask(`/sites/demo/${path}`, { body })
    if (status >= 300) throw new Error(`${path}: ${text}`)
    return text
  }
  await send('contact', { ...who, message: lines })
  await send('contact', { ...who, message: lines, estateId: 7 })
  await send('contact', { ...who, message: lines, rentalUnitId: 1 })
  const told = { ...who, estateId: 7, friendName: name, friendEmail: 'fien@friend.example' }
  await send('friend', { ...told, message: withoutAddresses(lines) })
  const stay = { rentalUnitId: 1, periodId: 10, persons: 2 }
  await send('rental-units/reservation', { ...who, phone, message: lines, ...stay })
  const visit = { ...who, phone, message: lines, slotId: 1 }
  const { id } = JSON.parse(await send('live-agenda/reservation', visit)) as Appointment
  const file = await api.ask(`/sites/demo/live-agenda/reservation/${id}/calendar.ics`)
  await api.ask(`/sites/demo/live-agenda/reservation/${id}`, { method: 'DELETE' })
  const feed = await api.ask('/sites/demo/rental-units/1/calendar.ics')

  const alert = {
    email,
    locale,
    agreements: [],
    search: `price-min=1&words=${encodeURIComponent(line)}`,
    pageId: 5,
  }
  await send('alerts', { ...alert, frequency: 'instant' })
  const asked = (await messages(api)).find(({ kind }) => kind === 'alert-confirm')
  if (!asked) throw new Error('No mail to confirm')
  await api.ask('/sites/demo/alerts/mine', {
    method: 'PUT',
    body: { confirm: true },
    headers: { authorization: `Bearer ${tokenIn(asked.message, 'hou-me-op-de-hoogte')}` },
  })
  await store(api, linesOf({ line, lines }).slice(3, 4).map(as(20)))
  await api.alerts()
  return [file.text, feed.text]
}
const as =
  (id: number) =>
  (line: ImportLine): ImportLine =>
    line.kind === 'estate' && 'data' in line
      ? { ...line, data: { ...line.data, general: { ...line.data.general, id } } }
      : line

async function messages(api: TestApi) {
  const { rows } = await sql<{ id: string; kind: string; message: Message }>`
    select id, kind, message from mail
    order by kind, message #>> '{to,address}', message #>> '{replyTo,address}', length(message ->> 'text')
  `.execute(api.db)
  return rows
}

const unfolded = (calendar: string) => calendar.replace(/\r\n[ \t]/g, '').split('\r\n')
/** What the lines of a calendar are, whatever they hold. */
const properties = (calendar: string) => unfolded(calendar).map((line) => line.split(/[:;]/)[0])

/** Everything one site sends and shows of what was written. */
async function everything(words: Words) {
  const api = await startSiteApi('PGlite', [])
  await store(api, linesOf(words))
  const smtp = await startSmtp()
  const site = await webWithSiteApi(api)
  const transport = smtpTransport(smtp.url)
  try {
    const calendars = await writeEverything(api, words)
    const kept = await messages(api)
    for (const { id, message } of kept) await transport.send(`<${id}@huis.example>`, message)
    const shown = await site.get('/outbox')
    const one = await site.get(`/outbox/${kept[0]?.id}`)
    return { kept, sent: [...smtp.mails], calendars, shown, one }
  } finally {
    transport.close()
    await site.stop()
    await api.close()
    await smtp.close()
  }
}

describe('whatever visitors and agencies write', () => {
  let bad: Awaited<ReturnType<typeof everything>>
  let good: typeof bad
  beforeAll(async () => {
    bad = await everything(hostile)
    good = await everything(harmless)
  })

  it('is text in every mail: the markup is that of harmless words', () => {
    expect(bad.kept.map(({ kind }) => kind)).toEqual(good.kept.map(({ kind }) => kind))
    expect(new Set(bad.kept.map(({ kind }) => kind)).size).toBe(10)
    for (const [index, { kind, message }] of bad.kept.entries()) {
      const { html = '' } = good.kept[index]?.message ?? {}
      expect([kind, markupOf(message.html)]).toEqual([kind, markupOf(html)])
      for (const [, link] of message.html.matchAll(/(?:href|src)="([^"]*)"/g))
        expect(link).toMatch(/^http:\/\/localhost:8000\//)
      expect(message.html).not.toMatch(/window\.ran=1(?!&quot;|&gt;|&lt;)/)
      // No placeholder that a visitor writes is filled in.
      expect(message.text).not.toMatch(/<\/textarea>jo@visser/)
    }
  })

  it('stays behind the marks of a quotation in a text mail', () => {
    for (const { message } of bad.kept)
      for (const line of message.text.split('\n')) expect(line).not.toMatch(/^(Bcc:|ATTENDEE|BEGIN:)/)
    expect(bad.kept.some(({ message }) => message.text.includes('\n> Bcc: thief'))).toBe(true)
  })

  it('adds no header and nobody to what is sent', () => {
    const names = (mail: (typeof bad.sent)[number]) => mail.headerLines.map(({ key }) => key)
    expect(bad.sent.map(names)).toEqual(good.sent.map(names))
    const people = ({ from, to, replyTo, cc, bcc }: (typeof bad.sent)[number]) =>
      [from, [to ?? []].flat(), replyTo, cc, bcc].flatMap((group) =>
        [group ?? []].flat().flatMap(({ value }) => value.map(({ address }) => address)),
      )
    expect(bad.sent.map(people)).toEqual(good.sent.map(people))
    for (const { subject } of bad.sent) expect(subject).not.toMatch(/[\r\n]/)
  })

  it('invites nobody and adds nothing to a calendar', () => {
    const attached = (of: typeof bad) =>
      of.sent.flatMap(({ attachments }) => attachments.map(({ content }) => String(content)))
    // Six mails have one, each as a part to show and as a file.
    expect(attached(bad)).toHaveLength(12)
    for (const [of, like] of [
      [attached(bad), attached(good)],
      [bad.calendars, good.calendars],
    ] as const) {
      expect(of.map(properties)).toEqual(like.map(properties))
      for (const line of of.flatMap((calendar) => calendar.split('\r\n')))
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    }
    const [invitation = ''] = attached(bad)
    expect(unfolded(invitation).find((line) => line.startsWith('SUMMARY'))).toContain('\\nBcc: thief')
    // The file and the feed tell nobody who comes.
    expect(good.calendars.join('')).not.toMatch(/ATTENDEE|Woorden <|visser/)
    expect(bad.calendars.join('')).not.toMatch(/^ATTENDEE|jo@visser/m)
  })

  it('is shown by the outbox page, which runs nothing', () => {
    expect(markupOf(bad.shown.payload)).toEqual(markupOf(good.shown.payload))
    expect(bad.shown.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src/)
    expect(bad.one.headers['content-security-policy']).toMatch(/default-src 'none'.*; sandbox/)
    expect(bad.one.headers['cache-control']).toBe('no-store')
  })
})
