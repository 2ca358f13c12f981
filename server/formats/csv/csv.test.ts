import fc from 'fast-check'
import type { ImportLine } from '../../../src/contract/importLine'
import { arbitraryEstate } from '../../../tests/support/arbitraryEstate'
import { PROPERTY_SEED } from '../../../tests/support/propertySeed'
import { noteLines } from '../notes'
import { openTextIds } from '../textIds'
import { estatesOf, faultsOf, readAll, sample, writeAll } from '../testing/convert'
import { cellDay, cellFigure } from './cells'
import { guessMapping } from './guessMapping'
import { parseMapping } from './mapping'
import { readCsv } from './readCsv'
import { writeCsv } from './writeCsv'

describe('a draft of a mapping', () => {
  it('says what columns are, by their names and by what they hold', async () => {
    const file = await sample('listings.csv')
    expect(await guessMapping(file)).toEqual({
      delimiter: ';',
      encoding: 'windows-1252',
      decimal: ',',
      locale: 'nl',
      country: 'BE',
      columns: {
        Dossier: 'id',
        Type: { field: 'subType', values: { Flat: '' } },
        Status: { field: 'status', values: { 'In optie': '' } },
        'Prijs (€)': { field: 'general.price.value', values: { 'op aanvraag': '' } },
        Straat: 'address.street',
        Nr: 'address.number',
        Postcode: 'address.city.zip',
        Gemeente: 'address.city.name',
        Slaapkamers: 'general.bedroomCount',
        'Bewoonbare opp.': 'dimensions.areaBuild',
        EPC: 'energy.epcValue',
        'EPC-label': 'energy.energyLabel',
        'Beschikbaar vanaf': 'technical.availableDate',
        Lift: 'technical.elevator',
        Omschrijving: 'general.description.nl',
        Description: 'general.description.fr',
        "Foto's": 'pictures',
        'Interne nota': null,
      },
      constants: { 'address.visible': 'true', 'general.period': 'MONTH' },
    })
  })

  it('knows French, English and German headings, and columns without one', async () => {
    const guessed = async (text: string) => Object.values((await guessMapping(Buffer.from(text))).columns)
    expect(await guessed('Référence,Prix demandé,Code postal,Ville,Chambres\n')).toEqual([
      ...['id', 'general.price.value', 'address.city.zip', 'address.city.name', 'general.bedroomCount'],
    ])
    expect(await guessed('Property ID\tAsking price\tZIP code\tTown\tLiving area (m2)\n')).toEqual([
      ...['id', 'general.price.value', 'address.city.zip', 'address.city.name', 'dimensions.areaBuild'],
    ])
    expect(await guessed('Objektnummer;Kaufpreis;PLZ;Ort;Wohnfläche;Baujahr\n')).toEqual([
      ...['id', 'general.price.value', 'address.city.zip', 'address.city.name', 'dimensions.areaBuild'],
      'technical.constructionYear',
    ])
    expect(await guessed('Dossiernr;Titel NL;Titre FR;Grondopp.;Straat FR;Date de\n')).toEqual([
      ...['id', 'general.title.nl', 'general.title.fr', 'dimensions.areaGround', 'address.street.fr'],
      'general.publicationDate',
    ])
    expect(await guessed('Dossiernummer;Kop;Titre NL\n')).toEqual(['id', 'general.title', null])
    expect(await guessed('Ref. dossier;Titre EN;Titre\n')).toEqual([
      'id',
      'general.title.en',
      'general.title',
    ])
    expect(await guessed('A;B;C\na@b.be;x/1.jpg;zz\n')).toEqual(['salesRep.email', 'pictures', null])
  })

  it('shows streets only where there is a column of them, and none that says which are shown', async () => {
    const constants = async (text: string) => (await guessMapping(Buffer.from(text))).constants
    expect(await constants('Dossier;Adres\n')).toEqual({ 'address.visible': 'true' })
    expect(await constants('Dossier;Rue FR\n')).toEqual({ 'address.visible': 'true' })
    expect(await constants('Dossier;Adres;Adres tonen\n')).toBeUndefined()
    expect(await constants('Dossier;Gemeente\n')).toBeUndefined()
  })

  it('knows the usual names of a house number, a monthly rent and a floor', async () => {
    const { columns } = await guessMapping(
      Buffer.from('Dossiernr;Huisnr;Huur per maand;Verdieping\nK-1;12;950;3\n'),
    )
    expect(columns).toEqual({
      Dossiernr: 'id',
      Huisnr: 'address.number',
      'Huur per maand': 'general.price.value',
      Verdieping: 'general.floorId',
    })
  })

  it('takes rents for those of a month where the file has some and does not say for what they are', async () => {
    const constants = async (text: string) => (await guessMapping(Buffer.from(text))).constants
    const monthly = { 'general.period': 'MONTH' }
    expect(await constants('Dossier;Status;Prijs\n1;Te koop;300000\n2;Te huur;950\n')).toEqual(monthly)
    expect(await constants('Dossier;Huurprijs\n2;950\n')).toEqual(monthly)
    expect(await constants('Dossier;Status;Prijs\n1;Te koop;300000\n')).toBeUndefined()
    expect(await constants('Dossier;Status\n2;Te huur\n')).toBeUndefined()
    expect(await constants('Dossier;Status;Prijs;Huurperiode\n2;Te huur;950;maand\n')).toBeUndefined()
    const draft = await guessMapping(Buffer.from('Dossier;Status;Prijs\n2;Te huur;€ 950/maand\n'))
    expect(draft.constants).toBeUndefined()
    expect(draft.columns['Prijs']).toBe('general.price.value')
  })

  it('is read when it is filled in', async () => {
    const file = await sample('listings.csv')
    const draft = JSON.stringify(await guessMapping(file))
    const mapping = parseMapping(
      draft.replace('"Flat":""', '"Flat":"STUDIO"').replace('"In optie":""', '"in OPTIE":"FOR_SALE"'),
    )
    const { lines, notes } = await readAll(readCsv, file, { mapping })
    expect(faultsOf(lines)).toEqual([])
    expect([...notes.fields, ...notes.refusals]).toEqual([])
    const [villa, flat, studio, garage] = estatesOf(lines)
    expect(villa).toMatchObject({
      general: {
        id: openTextIds().of('H-001'),
        headType: { code: 'HOUSE' },
        subType: { code: 'VILLA' },
        price: { value: 1_250_000 },
        description: {
          nl: 'Ruime villa met tuin; rustig gelegen.\nZwembad achteraan.',
          fr: 'Villa spacieuse',
        },
      },
      address: {
        visible: true,
        street: { nl: 'Kouter' },
        number: '12 A',
        city: { zip: '9000' },
        country: { id: 'BE' },
      },
      dimensions: { areaBuild: 312.5 },
      technical: { availableDate: '2027-03-01', elevator: false },
      pictures: [
        { index: 0, file: 'voor.jpg' },
        { index: 1, file: 'tuin.jpg' },
      ],
    })
    expect(flat).toMatchObject({
      general: { transaction: { id: 2 }, price: { value: 950 } },
      energy: { energyLabel: 'B' },
    })
    expect(studio?.general).toMatchObject({ subType: { code: 'STUDIO' }, transaction: { id: 1 } })
    expect(garage?.general).toMatchObject({ headType: { code: 'GARAGE' }, transaction: { id: 5 } })
    expect(garage?.general.price).toBeUndefined()
  })
})

describe('CSV in', () => {
  const HEAD = 'id,type,status,address.city.zip,address.city.name'
  it('takes headings that are fields as they are, counts the others, and passes over rows of nothing', async () => {
    const { lines, notes } = await readAll(
      readCsv,
      `${HEAD},general.title,project,Nota,general.bedroomCount\n2,APARTMENT,TO_RENT,9000,Gent,Loft,P1,x,veel\nP1,PROJECT,Te koop,9000,Gent,,,,\n3,boat,SOLD,1,a\n,,,\n4,HOUSE,SOLD,,a`,
    )
    expect(estatesOf(lines).map(({ general }) => [general.id, general.parentId, general.title])).toEqual([
      [openTextIds().of('P1'), undefined, undefined],
      [2, openTextIds().of('P1'), { nl: 'Loft' }],
    ])
    expect(Object.fromEntries(notes.fields)).toEqual({ Nota: 1, 'general.bedroomCount': 1, type: 1 })
    expect(notes.refusals).toEqual(['Line 4: has no type that is known', 'Line 6: says no address.city.zip'])
  })

  it.each(['\n', '\r\n', '\r'])('tells lines of the file with %j at their ends', async (end) => {
    const rows = [
      HEAD + ',general.title',
      '',
      '1,HOUSE,SOLD,9000,Gent,"a',
      'b"',
      '',
      '2,boat',
      ',,',
      ',HOUSE',
    ]
    const { lines, notes } = await readAll(readCsv, rows.join('\n').replaceAll('\n', end))
    expect(lines.map((line) => notes.placeOf(line))).toEqual([3])
    expect(notes.refusals).toEqual(['Line 6: has no type that is known', 'Line 8: has no id'])
  })

  it('takes a text that is the id for the reference where the table has no column of references', async () => {
    const references = async (head: string, ...rows: string[]) => {
      const { lines } = await readAll(readCsv, [head, ...rows].join('\n'))
      const { file, notes } = await writeAll(writeCsv, lines)
      expect((await readAll(readCsv, file)).lines).toEqual(lines)
      expect([...notes.fields]).toEqual([])
      return estatesOf(lines).map(({ general }) => general.reference)
    }
    expect(await references(HEAD, 'A-12,HOUSE,SOLD,9000,Gent', '7,HOUSE,SOLD,9000,Gent')).toEqual([
      'A-12',
      undefined,
    ])
    const told = ['A-12,HOUSE,SOLD,9000,Gent,', 'A-13,HOUSE,SOLD,9000,Gent,R 13']
    expect(await references(`${HEAD},general.reference`, ...told)).toEqual([undefined, 'R 13'])
    expect(await references(`${HEAD},general.reference`, ...told.slice(0, 1))).toEqual([undefined])
  })

  it('names columns of the mapping that the file has not', async () => {
    const columns = { Nr: 'id', Prijs: 'general.price.value', 'Titel#2': 'general.title.fr', Nota: null }
    const { notes } = await readAll(readCsv, 'Nr;Titel;Vraagprijs\n', { mapping: { columns } })
    expect(noteLines(notes)[0]).toBe('The mapping names columns that the file has not: Prijs, Titel#2')
  })

  it('says how to begin when nobody said which column is the id', async () => {
    await expect(readAll(readCsv, 'Dossier;Prijs\n1;2')).rejects.toThrow(
      /^No column says the id; npm run convert -- csv --guess/,
    )
    await expect(readAll(readCsv, 'id\n"a')).rejects.toThrow('The file is not CSV')
  })

  it.each([
    ['{', 'The mapping is not JSON'],
    ['{}', 'columns is required'],
    ['{"columns":{"a":{"field":"id","x":1}}}', 'columns.a'],
    ['{"columns":{"a":"general.prijs"}}', 'The mapping names fields that there are not: general.prijs'],
  ])('refuses the mapping %s', (text, reason) => {
    expect(() => parseMapping(text)).toThrow(reason)
  })

  it.each([
    ['1.250.000', ',', 1250000],
    ['€ 1.250,50', ',', 1250.5],
    ['950,00 EUR', ',', 950],
    ["1'250'000", '.', 1250000],
    ['1,250.5', '.', 1250.5],
    ['12.34', ',', undefined],
    ['vanaf 3', ',', undefined],
    ['-3', '.', -3],
    ['1 250 000,-', ',', 1250000],
  ] as const)('reads %s with %s as %s', (text, decimal, value) => {
    expect(cellFigure(text, decimal)).toBe(value)
  })

  it('reads days as they are written here', () => {
    expect(['31/05/2026', '1.5.2026', '2026-05-31', '31/02/2026', 'mei'].map(cellDay)).toEqual([
      ...['2026-05-31', '2026-05-01', '2026-05-31', undefined, undefined],
    ])
  })
})

describe('CSV out', () => {
  it('reads again what it wrote: the very same lines', async () => {
    const file = await sample('listings.csv')
    const mapping = await guessMapping(file)
    const { lines } = await readAll(readCsv, file, { mapping })
    const plain = await writeAll(writeCsv, lines)
    expect([...plain.notes.fields]).toEqual([])
    expect((await readAll(readCsv, plain.file)).lines).toEqual(lines)
    const mapped = await writeAll(writeCsv, lines, { mapping })
    expect(mapped.file.split('\r\n')[0]).toMatch(/^Dossier;Type;Status;Prijs/)
    expect([...mapped.notes.fields]).toEqual([])
    const again = await readAll(readCsv, mapped.file, { mapping: { ...mapping, encoding: 'utf-8' } })
    expect(again.lines).toEqual(lines)
  })

  it('can be read again whatever the listings are, with the fields that were not counted', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(arbitraryEstate, { maxLength: 4 }), async (estates) => {
        const lines = estates.map(({ general, ...estate }, at): ImportLine => {
          const data = { ...estate, general: { ...general, id: at + 1, parentId: null } }
          delete data.children
          return { kind: 'estate', data }
        })
        const written = await writeAll(writeCsv, lines)
        const { lines: read, notes } = await readAll(readCsv, written.file)
        expect(faultsOf(read)).toEqual([])
        expect(notes.refusals).toEqual([])
        expect(read).toHaveLength(lines.length)
        // Once more it is the same: what is lost is lost at once, and was counted.
        const again = await writeAll(writeCsv, read)
        expect((await readAll(readCsv, again.file)).lines).toEqual(read)
      }),
      { seed: PROPERTY_SEED, numRuns: 40 },
    )
  })
})
