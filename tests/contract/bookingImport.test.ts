import { DAY_WORDS, MOMENT_WORDS } from '../../src/contract/plainReason'
import type { ImportLine } from '../../src/contract/importLine'
import { dayFromNow, slotLine, unitLine, weekLine } from '../support/bookingLines'
import { databases } from '../support/databases'
import { estateLine, siteData } from '../support/importLines'
import { svgLine } from '../support/svgLine'
import { ADMIN_TOKEN, startSiteApi, type TestApi } from '../support/siteApi'

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII='
const file = (mime: string, base64 = pixel, name = 'pixel.png'): ImportLine => ({
  kind: 'asset',
  data: { name, kind: 'file', mime, base64 },
})

const lines: ImportLine[] = [
  { kind: 'site', data: siteData },
  estateLine(7),
  unitLine(1),
  weekLine(10, 1, 5),
  slotLine(1, 7, 24),
  svgLine('agent', 7),
  svgLine('named', 7, '0123456789abcdef'),
  file('image/png'),
]

describe.each(databases)('importing holiday units, slots and pictures, on %s', (database) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startSiteApi(database, lines.slice(1))
  })
  afterAll(() => api.close())

  const complaints = async (...of: ImportLine[]) =>
    (await api.import(of)).errors.map(({ line, field, reason }) => `${line} ${field} ${reason}`)

  it('takes things in any order within a file, and answers them', async () => {
    const report = await api.import([slotLine(80, 80, 5), weekLine(80, 80, 5), unitLine(80), estateLine(80)])
    expect(report).toEqual({ imported: 4, deleted: 0, rejected: 0, errors: [] })
  })

  it('refuses a stay or a slot of something that there is not', async () => {
    expect(await complaints(weekLine(90, 999, 5), slotLine(90, 999, 5), weekLine(91, 1, 90))).toEqual([
      '1 data.rentalUnitId there is no rental unit 999',
      '2 data.estateId there is no estate 999',
    ])
  })

  it('refuses days that are not in the calendar and stays that end before they begin', async () => {
    expect(
      await complaints(
        weekLine(92, 1, 5, { start: '2027-02-30' }),
        weekLine(93, 1, 5, { end: dayFromNow(5) }),
        {
          kind: 'agendaSlot',
          data: { id: 9, estateId: 7, start: '2027-01-01T25:00Z', end: '2027-01-01T26:00Z' },
        },
      ),
    ).toEqual([
      `1 data.start ${DAY_WORDS}`,
      '2 data.end must be after the start',
      `3 data.start ${MOMENT_WORDS}`,
      `3 data.end ${MOMENT_WORDS}`,
    ])
  })

  it('refuses pictures that could never be shown', async () => {
    expect(
      await complaints(
        { kind: 'asset', data: { name: 'a', kind: 'drawn', spec: { scene: 'portrait', seed: 7 } } } as never,
        svgLine('Bad Name', 1),
        file('image/jpeg'),
        file('image/png', 'AAAA', 'other.png'),
      ),
    ).toEqual([
      '1 data.mime is required',
      '1 data.base64 is required',
      '1 data.kind must be one of file',
      expect.stringMatching(/^2 data.name is not what it must be: by what it is known, of small letters/),
      '3 data.base64 holds image/png, not image/jpeg (the picture pixel.png)',
      '4 data.base64 is not a picture that can be read (the picture other.png)',
    ])
  })

  it('takes numbers as large as JSON holds them', async () => {
    expect(
      await complaints(unitLine(95, { location: { id: 3_000_000_000, name: {} }, maxOccupation: 1e300 })),
    ).toEqual([])
  })

  it('changes nothing when the same is written again', async () => {
    const moments = async () => {
      const of = (table: 'rental_unit' | 'rental_period' | 'agenda_slot' | 'asset') =>
        api.db.selectFrom(table).select('updated_at').orderBy('updated_at').execute()
      return Promise.all([of('rental_unit'), of('rental_period'), of('agenda_slot'), of('asset')])
    }
    const before = await moments()
    await api.import(lines)
    expect(await moments()).toEqual(before)
  })

  it('takes the stays away with their unit', async () => {
    await api.import([unitLine(96), weekLine(96, 96, 5)])
    expect(await api.import([{ kind: 'rentalUnit', delete: 96 }])).toMatchObject({ deleted: 1, rejected: 0 })
    const left = await api.db.selectFrom('rental_period').select('id').where('id', '=', 96).execute()
    expect(left).toEqual([])
    expect((await api.ask('/sites/demo/rental-units/96')).status).toBe(404)
  })

  it('gives back what it took', async () => {
    const exportOf = (site: string) =>
      api.ask(`/sites/${site}/admin/export`, { headers: { authorization: `Bearer ${ADMIN_TOKEN}` } })
    const { text } = await exportOf('demo')
    const found = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as ImportLine)
    const rest = lines.slice(1)
    expect(found).toEqual(expect.arrayContaining(rest))
    const copy = text.replaceAll('huis.example', 'copy.example').trim().split('\n')
    expect((await api.import(copy, 'copy')).errors).toEqual([])
    expect((await exportOf('copy')).text.replaceAll('copy.example', 'huis.example')).toBe(text)
  })
})
