import type { Estate } from '../../../src/contract/estate'
import type { ImportLine } from '../../../src/contract/importLine'
import fc from 'fast-check'
import { arbitraryEstate } from '../../../tests/support/arbitraryEstate'
import { PROPERTY_SEED } from '../../../tests/support/propertySeed'
import { estate } from '../../../tests/support/builders'
import { openTextIds } from '../textIds'
import { faultsOf, readAll, sample, writeAll } from '../testing/convert'
import { readOpenimmo } from './readOpenimmo'
import { writeOpenimmo } from './writeOpenimmo'

const readSample = async () => readAll(readOpenimmo, await sample('openimmo.xml'))

function estateOf(lines: ImportLine[], reference: string): Estate {
  for (const line of lines)
    if (line.kind === 'estate' && 'data' in line && line.data.general.reference === reference)
      return line.data
  throw new Error(`There is no ${reference}`)
}

const immobilie = (inner: string, technical = '<openimmo_obid>A1</openimmo_obid>') =>
  `<openimmo><anbieter><immobilie>
     <objektkategorie><vermarktungsart KAUF="true"/><objektart><haus/></objektart></objektkategorie>
     <geo><plz>4700</plz><ort>Eupen</ort></geo>${inner}<verwaltung_techn>${technical}</verwaltung_techn>
   </immobilie></anbieter></openimmo>`

describe('OpenImmo in', () => {
  it('makes lines that the contract takes, projects before their units, removals too', async () => {
    const { lines, notes } = await readSample()
    expect(faultsOf(lines)).toEqual([])
    const ids = lines.map((line) => ('data' in line ? (line.data as Estate).general.reference : line.delete))
    const removed = openTextIds().of('OI-PROBE-0002')
    expect(ids).toEqual(['EU-0017', 'SV-3', removed, 'AC-2', 'AC-2.1'])
    expect(notes.refusals).toEqual(['Object RA-1: says no geo/plz'])
  })

  it('tells when a transfer was made and whether it is the whole stock, and which objects it could not read', async () => {
    const { notes } = await readSample()
    expect(notes.facts).toEqual({ madeAt: '2026-11-20T07:00:00.000Z', isPart: false })
    expect([...notes.refusedIds]).toEqual([openTextIds().of('OI-PROBE-0009')])
    expect(notes.nameless).toBe(0)
    expect(notes.remarks).toEqual([
      'The file has the whole stock (umfang VOLL): what it lacks is removed by an import with --full alone.',
    ])
    const part = `<openimmo><uebertragung umfang="TEIL" timestamp="2026-11-20T08:00:00+01:00"/></openimmo>`
    expect((await readAll(readOpenimmo, part)).notes.facts).toMatchObject({ isPart: true })
    const silent = await readAll(readOpenimmo, immobilie('', ''))
    expect(silent.notes).toMatchObject({ facts: {}, nameless: 1 })
  })

  it('says of a house what the file says', async () => {
    const house = estateOf((await readSample()).lines, 'EU-0017')
    expect(house).toMatchObject({
      general: {
        id: openTextIds().of('OI-PROBE-0017'),
        headType: { code: 'HOUSE', id: 1 },
        subType: { code: 'HOUSE' },
        transaction: { id: 1, name: { de: 'Zu verkaufen' } },
        price: { value: 389000 },
        title: { de: 'Haus mit Garten & Kamin' },
        description: {
          de: 'Helles Haus auf zwei Etagen.\n\nDie Küche ist <neu>.\n\nFünf Minuten zu Fuß zum Werthplatz.',
          fr: 'Maison claire sur deux niveaux.',
        },
        publicationDate: '2026-10-01T00:00:00Z',
      },
      address: {
        visible: true,
        country: { id: 'BE' },
        number: '12 a',
        geoLocation: { lat: 50.6279, lon: 6.0363 },
      },
      energy: { epcValue: 142.5, energyLabel: 'B' },
      technical: { condition: 'GOOD_CONDITION', elevator: false, availableDate: '2027-02-01' },
      planning: { heritageProtected: 'NO' },
      listing: { external_id: 'OI-PROBE-0017', other: { distance_highway: 3200, terrace_orientation: 'SW' } },
      salesRep: { email: 'anna.weber@kontor.example', phone: '+32 87 00 00 12' },
      videos: [{ typeId: 1, url: 'https://film.example/abc' }],
    })
    expect(house.pictures.map(({ file, kind, index }) => [index, file, kind])).toEqual([
      [0, 'https://bilder.kontor.example/1/front.jpg', undefined],
      [1, 'IMG 0102.JPG', undefined],
      [2, 'plan-eg.png', 'floorPlan'],
    ])
  })

  it('says of a flat to let, its project and a shop what the file says', async () => {
    const { lines } = await readSample()
    const [flat, project, shop] = ['AC-2.1', 'AC-2', 'SV-3'].map((reference) => estateOf(lines, reference))
    expect(flat).toMatchObject({
      general: {
        parentId: project?.general.id,
        price: { value: 820 },
        period: 'MONTH',
        deposit: 2460,
        floorId: 1,
      },
      address: { visible: false, country: { id: 'DE' }, box: '04' },
      energy: { epcValue: 98.4 },
      technical: { monthlyCost: 190, furniture: true },
    })
    expect(project?.general).toMatchObject({
      project: true,
      headType: { code: 'PROJECT' },
      transaction: { id: 2 },
    })
    expect(shop).toMatchObject({
      general: { headType: { code: 'COMMERCIAL' }, subType: { code: 'BAKERY' }, transaction: { id: 5 } },
      dimensions: { areaBuild: 88 },
    })
    expect(shop?.general.price).toBeUndefined()
  })

  it('takes a rent for one of a month where the file does not say for what it is', async () => {
    const whole = String(await sample('openimmo.xml')).replace('<preis_zeiteinheit zeiteinheit="MONAT"/>', '')
    const { lines } = await readAll(readOpenimmo, Buffer.from(whole))
    expect(estateOf(lines, 'AC-2.1').general.period).toBe('MONTH')
    expect(estateOf(lines, 'EU-0017').general.period).toBeUndefined()
  })

  it('counts what it cannot say, with codes that it does not know and without what somebody wrote', async () => {
    const { fields, remarks } = (await readSample()).notes
    expect(Object.fromEntries(fields)).toEqual({
      'anhaenge/anhang[DOKUMENTE]': 1,
      'geo/bundesland': 1,
      'kontaktperson/email_zentrale': 1,
      'kontaktperson/tel_zentrale': 1,
      'kontaktperson/anrede': 1,
      'preise/aussen_courtage': 1,
      'preise/aussen_courtage@mit_mwst': 1,
      'preise/warmmiete': 1,
      'flaechen/nutzflaeche': 1,
      'flaechen/anzahl_zimmer': 2,
      'ausstattung/unterkellert@keller = JA': 1,
      'zustand_angaben/energiepass/gueltig_bis': 1,
      'zustand_angaben/energiepass/primaerenergietraeger = GAS': 1,
      'zustand_angaben/zustand@zustand_art = ROHBAU': 1,
      'infrastruktur/distanzen[FLUGHAFEN]': 1,
    })
    expect(remarks).toHaveLength(1)
  })

  it('takes the language that is asked for before that of the file', async () => {
    const { lines } = await readAll(readOpenimmo, await sample('openimmo.xml'), { locale: 'nl' })
    expect(estateOf(lines, 'AC-2').general.title).toEqual({ nl: 'Hofgärten' })
  })

  it('keeps a unit in the project that it was in when only the unit comes', async () => {
    const ids = openTextIds([['P1', 1_500_000_000]])
    const file = immobilie('', '<openimmo_obid>U1</openimmo_obid><gruppen_kennung>P1</gruppen_kennung>')
    const [line] = (await readAll(readOpenimmo, file, { ids })).lines
    expect(line).toMatchObject({ data: { general: { parentId: 1_500_000_000 } } })
    const alone = await readAll(readOpenimmo, file)
    expect(alone.lines[0]).not.toHaveProperty('data.general.parentId')
    expect(alone.notes.fields.get('verwaltung_techn/gruppen_kennung')).toBe(1)
  })

  it('leaves amounts of other money, half a position and what is no figure unsaid', async () => {
    const file = immobilie(
      `<geo><geokoordinaten breitengrad="51"/></geo>
       <preise><kaufpreis>1200000</kaufpreis><waehrung iso_waehrung="CHF"/></preise>
       <flaechen><wohnflaeche>ca. 120</wohnflaeche></flaechen><kontaktperson><email_direkt>keine</email_direkt></kontaktperson>`,
    )
    const { lines, notes } = await readAll(readOpenimmo, file)
    expect(faultsOf(lines)).toEqual([])
    expect(lines[0]).not.toHaveProperty('data.general.price')
    expect([...notes.fields.keys()].sort()).toEqual([
      'flaechen/wohnflaeche',
      'geo/geokoordinaten',
      'kontaktperson/email_direkt',
      'preise/kaufpreis',
      'preise/waehrung@iso_waehrung = CHF',
    ])
    expect(notes.unreadable).toEqual([
      'Object A1: flaechen/wohnflaeche "ca. 120"',
      'Object A1: kontaktperson/email_direkt "keine"',
    ])
  })

  it('takes an area of 0 for one that nobody filled in, and a price of 0 as it is', async () => {
    const file = immobilie(
      '<preise><kaufpreis>0</kaufpreis></preise><flaechen><wohnflaeche>0</wohnflaeche><grundstuecksflaeche>0,00</grundstuecksflaeche></flaechen>',
    )
    const { lines, notes } = await readAll(readOpenimmo, file)
    expect(faultsOf(lines)).toEqual([])
    expect(lines[0]).toHaveProperty('data.general.price.value', 0)
    expect(lines[0]).not.toHaveProperty('data.dimensions')
    expect(notes.unreadable).toEqual([])
    expect([...notes.fields.keys()].filter((name) => name.startsWith('flaechen'))).toEqual([])
  })

  it('makes assets of pictures that come within the file', async () => {
    const file = immobilie(
      `<anhaenge><anhang location="INTERN"><format>image/png</format><daten><anhanginhalt>iVBO
       Rw0KGgo=</anhanginhalt></daten></anhang></anhaenge>`,
    )
    const { lines } = await readAll(readOpenimmo, file)
    const id = openTextIds().of('A1')
    expect(faultsOf(lines)).toEqual([])
    expect(lines).toMatchObject([
      { kind: 'asset', data: { name: `e${id}-1`, mime: 'image/png', base64: 'iVBORw0KGgo=' } },
      { kind: 'estate', data: { pictures: [{ file: `/sites/demo/assets/e${id}-1` }] } },
    ])
  })

  it('reads whatever encoding the file names', async () => {
    const text = immobilie('<freitexte><objekttitel>Gärten – schön</objekttitel></freitexte>')
    for (const [name, encode] of [
      ['ISO-8859-1', (each: string) => Buffer.from(each.replace('–', '&#8211;'), 'latin1')],
      ['UTF-16', (each: string) => Buffer.from(`\ufeff${each}`, 'utf16le')],
      ['utf-8', (each: string) => Buffer.from(`\ufeff${each}`, 'utf8')],
    ] as const) {
      const { lines } = await readAll(readOpenimmo, encode(`<?xml version="1.0" encoding="${name}"?>${text}`))
      expect([name, lines]).toMatchObject([
        name,
        [{ data: { general: { title: { de: 'Gärten – schön' } } } }],
      ])
    }
  })

  it.each([
    ['<!DOCTYPE openimmo [<!ENTITY a "aaaa">]><openimmo>&a;</openimmo>', 'DOCTYPE'],
    ['<openimmo>&a;</openimmo>', 'The file is not XML: Invalid character entity'],
    ['<openimmo><immobilie></openimmo>', 'The file is not XML: Unexpected close tag'],
    ['<openimmo>\n<anbieter>\n<immobilie><objekt', 'ends in the middle, at line 3'],
    ['<openimmo><anbieter></anbieter>', 'ends in the middle, at line 1'],
    ['<kyero></kyero>', 'its root is kyero, not openimmo'],
    ['id;prijs\n1;2', 'The file is not XML'],
    ['', 'The file is none of this format'],
    ['<?xml version="1.0" encoding="klingon"?><openimmo/>', 'klingon, which is not known'],
    [Buffer.from([0x3c, 0x6f, 0xff, 0xfe]), 'The file is not utf-8'],
    [`<openimmo>${'<a>'.repeat(50)}`, 'deeper than 40'],
    [`<openimmo><immobilie>${'<a/>'.repeat(20_001)}</immobilie></openimmo>`, 'more than 20000 elements'],
  ])('refuses %#: what is none of it, in words', async (file, reason) => {
    await expect(readAll(readOpenimmo, file)).rejects.toThrow(reason)
  })
})

describe('OpenImmo out', () => {
  it('reads again what it wrote: the very same lines', async () => {
    const ids = openTextIds()
    const { lines } = await readAll(readOpenimmo, await sample('openimmo.xml'), { ids })
    const { file, notes } = await writeAll(writeOpenimmo, lines)
    expect(Object.fromEntries(notes.fields)).toEqual({})
    const again = await readAll(readOpenimmo, file, { ids })
    expect(again.lines).toEqual(lines)
    expect(again.notes.fields.size + again.notes.refusedCount).toBe(0)
  })

  it('counts what of a listing it cannot say', async () => {
    const villa = estate({
      guid: 'abc',
      ki: { indexed: 1200, nonIndexed: -1 },
      layout: { rooms: [{ typeId: 1, label: {}, floor: { id: 0, level: 0, name: {} }, sort: 1 }] },
      videos: [],
    })
    const { notes } = await writeAll(writeOpenimmo, [
      { kind: 'estate', data: villa },
      { kind: 'estate', draft: true, data: villa },
      { kind: 'menu', delete: 3 },
    ])
    expect(Object.fromEntries(notes.fields)).toEqual({
      guid: 1,
      'ki.indexed': 1,
      'layout.rooms': 1,
      drafts: 1,
      'lines of kind menu': 1,
      'address.city.alias.fr': 1,
      'address.city.alias.en': 1,
      'address.region': 1,
      'pictures.thumbnail': 1,
      // Written, but a reader takes it for German.
      'address.street.nl': 1,
    })
  })

  it('counts a street that stands in another language than the file, and its own one not', async () => {
    const lost = async (street: object, locale: 'nl' | 'fr') => {
      const villa = estate({ address: { ...estate().address, street } })
      const { file, notes } = await writeAll(writeOpenimmo, [{ kind: 'estate', data: villa }], { locale })
      expect(file).toMatch(/<strasse>(Parklaan|Avenue du Parc)<\/strasse>/)
      return [...notes.fields.keys()].filter((field) => /street/.test(field))
    }
    expect(await lost({ nl: 'Parklaan', fr: 'Avenue du Parc' }, 'nl')).toEqual(['address.street.fr'])
    expect(await lost({ nl: 'Parklaan', fr: 'Parklaan' }, 'fr')).toEqual([])
    expect(await lost({ nl: 'Parklaan' }, 'fr')).toEqual(['address.street.nl'])
  })

  it('names pictures by where they can be had, and writes what no text can break', async () => {
    const odd = estate({
      general: { ...estate().general, title: { de: '</objekttitel> & "x" \u0001\u{1f3e0}' } },
      listing: { external_id: 'A "1" <2>' },
    })
    const { file } = await writeAll(writeOpenimmo, [{ kind: 'estate', data: odd }], {
      publicUrl: 'https://huis.example',
    })
    expect(file).toContain('<pfad>https://huis.example/sites/demo/assets/e7-1</pfad>')
    const { lines } = await readAll(readOpenimmo, file)
    expect(lines[0]).toMatchObject({
      data: {
        general: { title: { de: '</objekttitel> & "x" \u{1f3e0}' } },
        listing: { external_id: 'A "1" <2>' },
      },
    })
  })

  it('is a file of the format when there is nothing to say', async () => {
    const { file } = await writeAll(writeOpenimmo, [])
    expect((await readAll(readOpenimmo, file)).lines).toEqual([])
  })

  it('can be read again whatever the listings are, projects with their units', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(arbitraryEstate, { maxLength: 3 }), async (estates) => {
        let id = 0
        const lines = estates.flatMap(({ children = [], ...project }): ImportLine[] => {
          const parentId = (id += 1)
          const general = { ...project.general, id: parentId, parentId: null, project: children.length > 0 }
          const units = children.map((unit): ImportLine => {
            const own = { ...unit.general, id: (id += 1), parentId }
            return { kind: 'estate', data: { ...unit, general: own } }
          })
          return [{ kind: 'estate', data: { ...project, general } }, ...units]
        })
        const { file } = await writeAll(writeOpenimmo, lines)
        const { lines: read, notes } = await readAll(readOpenimmo, file)
        expect(faultsOf(read)).toEqual([])
        expect(notes.refusals).toEqual([])
        expect(read).toHaveLength(lines.length)
        // Once more it is the same: what is lost is lost at once, and was counted.
        const again = await writeAll(writeOpenimmo, read)
        const twice = (await readAll(readOpenimmo, again.file)).lines
        expect(new Set(twice.map((line) => JSON.stringify(line)))).toEqual(
          new Set(read.map((line) => JSON.stringify(line))),
        )
      }),
      { seed: PROPERTY_SEED, numRuns: 40 },
    )
  })
})
