import { SUB_TYPES, type EstateType } from '../../src/contract/codes'
import { checker } from '../../src/contract/check'
import { IMPORT_KINDS, type ImportData, type ImportLine } from '../../src/contract/importLine'
import { HEAD_TYPE_ID, TRANSACTION_STATUS } from '../../src/contract/ids'
import { isNew } from '../../src/domain/estate/newness'
import { demoDrawings, demoLines, type DemoOptions } from './demo'
import { nouns } from './texts/nouns'

const now = new Date('2026-06-01T08:00:00Z')
const make = (options: Partial<DemoOptions> = {}): ImportLine[] => [
  ...demoLines({ siteId: 'demo', estates: 100, seed: 1, now, ...options }),
]
type Estate = ImportData<'estate'>
const dataOf = (lines: readonly ImportLine[], kind: ImportLine['kind']): unknown[] =>
  lines.flatMap((line) => (line.kind === kind && 'data' in line ? [line.data] : []))
const estatesOf = (lines: readonly ImportLine[]): Estate[] => dataOf(lines, 'estate') as Estate[]

const checkers = new Map(Object.entries(IMPORT_KINDS).map(([kind, schema]) => [kind, checker(schema)]))
const many = make({ estates: 600 })
const estates = estatesOf(many)
const types = Object.keys(SUB_TYPES) as EstateType[]

describe('the demo lines', () => {
  it.each([1, 2, 2026])('fit the contract for seed %i', (seed) => {
    const wrong = make({ seed, estates: 200 }).flatMap((line) =>
      'data' in line
        ? (checkers.get(line.kind)?.(line.data) ?? []).map((error) => ({ kind: line.kind, ...error }))
        : [],
    )
    expect(wrong).toEqual([])
  })

  it('are the same to the byte for the same seed and moment, and others for another seed', () => {
    const text = (seed: number) => JSON.stringify(make({ seed, estates: 50 }))
    expect(text(5)).toBe(text(5))
    expect(text(5)).not.toBe(text(6))
  })

  it('make the same estate however many are asked for', () => {
    expect(estatesOf(make({ estates: 75 }))).toEqual(estates.slice(0, 75))
  })

  it('make as many estates as asked', () => {
    expect(estatesOf(make({ estates: 37 }))).toHaveLength(37)
    expect(estatesOf(make({ estates: 0 }))).toEqual([])
  })

  it('have every kind of the contract', () => {
    expect(new Set(many.map(({ kind }) => kind))).toEqual(new Set(Object.keys(IMPORT_KINDS)))
  })

  it('bring a project before its units', () => {
    const seen = new Set<number>()
    for (const { general } of estates) {
      if (general.parentId) expect(seen.has(general.parentId)).toBe(true)
      seen.add(general.id)
    }
    expect(estates.filter(({ general }) => general.parentId).length).toBeGreaterThan(100)
  })

  it('name pictures that are there', () => {
    const drawings = [...demoDrawings({ siteId: 'demo', estates: 600, seed: 1, now })]
    const assets = new Set(['logo.svg', ...drawings.map(({ name }) => name)])
    const files = JSON.stringify(many).matchAll(/\/sites\/demo\/assets\/([a-z0-9._-]+)/g)
    const missing = [...files].map(([, name]) => name as string).filter((name) => !assets.has(name))
    expect(missing).toEqual([])
    const drawn = estates.filter(({ pictures }) => pictures.length > 0)
    expect(drawn.every(({ pictures }) => pictures.length >= 5 && pictures.length <= 9)).toBe(true)
  })

  it.each([1, 2, 2026])(
    'have a few new ones among the fifteen that a list begins with, for seed %i',
    (seed) => {
      const newest = estatesOf(make({ seed, estates: 150 }))
        .flatMap(({ general }) =>
          TRANSACTION_STATUS.own[general.transaction.id] === 'FOR_SALE' ? [general] : [],
        )
        .flatMap(({ publicationDate }) => publicationDate ?? [])
        .sort()
        .reverse()
        .slice(0, 15)
      const fresh = newest.filter((published) => isNew(published.slice(0, 10), now.getTime()))
      expect(fresh.length).toBeGreaterThan(0)
      expect(fresh.length).toBeLessThan(9)
    },
  )

  it('write figures as the rows of a page do, in every language', () => {
    const written = many.filter(({ kind }) => ['estate', 'page', 'menu', 'rentalUnit'].includes(kind))
    // A register's own number is not a figure.
    const texts =
      JSON.stringify(written).match(
        /[^"]*\d(,\d{3}\b|[\u202f\u00a0 ]\d{3}\b| ?€|\.\d{1,2} (m|km)\b)[^"]*/g,
      ) ?? []
    expect(texts.filter((text) => !/^\+32|\/\/|500 000/.test(text))).toEqual([])
  })

  it('leave it to the site to say that one is new', () => {
    const names = estates.map(({ general }) => general.sticker?.name?.nl)
    expect(names).toContain('Onder optie')
    expect(names).not.toContain('Nieuw')
  })

  it('announce no open house, as no field of a listing says when it is', () => {
    const told = estates.map(({ general }) => Object.values(general.sticker?.name ?? {}).join(' '))
    expect(told.filter((names) => /open (huis|house)|portes ouvertes|offene/i.test(names))).toEqual([])
  })

  it('set dates around the given moment', () => {
    const age = (iso: string) => (now.getTime() - new Date(iso).getTime()) / 86_400_000
    for (const { general } of estates) {
      if (!general.publicationDate) continue
      expect(age(general.publicationDate)).toBeGreaterThan(0)
      expect(age(general.publicationDate)).toBeLessThan(550)
      if (general.updatedAt) expect(age(general.updatedAt)).toBeGreaterThan(0)
    }
    for (const { start } of dataOf(many, 'agendaSlot') as ImportData<'agendaSlot'>[]) {
      expect(age(start)).toBeLessThan(0)
      expect(age(start)).toBeGreaterThan(-22)
    }
  })

  it('give slots and stays an id of their own each', () => {
    for (const kind of ['agendaSlot', 'rentalPeriod', 'asset', 'page', 'estate'] as const) {
      const ids = dataOf(many, kind).map((data) => {
        const { id, name, general } = data as { id?: number; name?: string; general?: { id: number } }
        return id ?? name ?? general?.id
      })
      expect([kind, new Set(ids).size]).toEqual([kind, ids.length])
    }
  })
})

describe('600 demo estates', () => {
  it('are of all types and of nearly all subtypes', () => {
    for (const type of types) {
      expect(estates.some(({ general }) => general.headType.code === type)).toBe(true)
      const all: readonly string[] = SUB_TYPES[type]
      const found = new Set(estates.map(({ general }) => general.subType?.code))
      const share = all.length ? all.filter((code) => found.has(code)).length / all.length : 1
      expect([type, share >= 0.8]).toEqual([type, true])
    }
  })

  it('have all statuses, from both sources, in all regions', () => {
    const statuses = { own: new Set<string>(), second: new Set<string>() }
    for (const { guid, general } of estates) {
      const source = guid ? 'second' : 'own'
      statuses[source].add(TRANSACTION_STATUS[source][general.transaction.id] ?? 'unknown')
    }
    expect(statuses.own).toEqual(new Set(Object.values(TRANSACTION_STATUS.own)))
    expect(statuses.second.has('unknown')).toBe(false)
    expect(statuses.second.size).toBeGreaterThanOrEqual(4)
    expect(new Set(estates.map(({ address }) => address.region))).toEqual(
      new Set(['FLANDERS', 'BRUSSELS', 'WALLONIA', undefined]),
    )
  })

  it('hide one address in twelve and keep a few listings in preparation', () => {
    const hidden = estates.filter(({ address }) => !address.visible).length / estates.length
    expect(hidden).toBeGreaterThan(0.03)
    expect(hidden).toBeLessThan(0.12)
    expect(estates.some(({ status }) => status?.id === 9)).toBe(true)
  })

  it('say nothing of a property that cannot be', () => {
    const wrong = estates.flatMap(
      ({ general, address, technical, planning, listing, dimensions, layout }) => {
        const type = types.find((one) => HEAD_TYPE_ID[one] === general.headType.id)
        const { comfort, construction, notary, other, flood_information: floods } = listing ?? {}
        const { areaBuildable, widthHouse, widthGround } = dimensions ?? {}
        const ground = dimensions?.areaGround ?? -1
        const living = construction?.living_area_surface ?? 0
        const floor = general.floorId ?? 0
        const storeys = construction?.floors_count
        const dry = ['A', 'B'].includes(planning?.floodingParcelScore ?? '')
        const faults = {
          'a pool that is no house’s': comfort?.swimming_pool_information && type !== 'HOUSE',
          'storeys of a garage': storeys && type === 'GARAGE',
          'a floor above the roof': storeys && floor >= storeys,
          'a box of another floor':
            address.box && !general.parentId && Math.floor(Number(address.box) / 100) !== floor,
          'charges above the rent': type === 'GARAGE' && (technical?.monthlyCost ?? 0) > 20,
          'gas without a meter': comfort?.heating === 'GAS' && comfort.gas_meter === 'NOT_APPLICABLE',
          'VAT on a rent': listing?.financial?.vat_regime === false && listing.financial.warranty,
          'a garden of land': other?.garden_surface && type === 'PLOT',
          'floods where none can be': dry && Object.values(floods ?? {}).includes('YES'),
          'a building in more danger than its ground':
            (planning?.floodingBuildingScore ?? 'A') > (planning?.floodingParcelScore ?? 'D'),
          'a garden that its ground has no room for':
            type === 'HOUSE' &&
            ground > 0 &&
            (other?.garden_surface ?? 0) + (other?.terrace_surface ?? 0) > ground,
          'a house wider than its ground': (widthHouse ?? 0) > (widthGround ?? 99),
          'a room above the attic':
            storeys && layout?.rooms.some(({ floor }) => type === 'HOUSE' && (floor?.level ?? 0) > storeys),
          'a room larger than its storey':
            type === 'HOUSE' &&
            storeys &&
            layout?.rooms.some(({ typeId, surface }) => typeId === 2 && (surface ?? 0) * storeys > living),
          'the price of an auction to come': notary?.price_reached && listing?.status !== 'SOLD',
          'asbestos that nobody looked for': general.certificateAsbestos && !general.asbestosInventory,
          'a permit to build on fields':
            type === 'PLOT' && !areaBuildable && planning?.buildingLicense === 'YES',
        }
        return Object.entries(faults).flatMap(([fault, is]) => (is ? [`${general.id}: ${fault}`] : []))
      },
    )
    expect(wrong).toEqual([])
  })

  it('contradict themselves in nothing that a reader adds up or lays side by side', () => {
    const wrong = estates.flatMap((estate) => {
      const { general, listing, address, layout, energy } = estate
      const {
        construction_vat_6: six,
        construction_vat_12: twelve,
        construction_vat_21: full,
      } = listing?.financial ?? {}
      const floods = Object.values(listing?.flood_information ?? {})
      const { comfort, construction } = listing ?? {}
      const area = construction?.living_area_surface ?? Infinity
      const rooms = (layout?.rooms ?? [])
        .filter(({ label }) => !/Zolder|Kelder|Garage|Parkeerplaats|Terras/.test(label?.nl ?? ''))
        .reduce((sum, { surface }) => sum + Math.max(surface ?? 0, 0), 0)
      const certificate = Number(/^(\d{4})/.exec(energy?.epcReference ?? '')?.[1] ?? 9999)
      const number = listing?.general?.appartment_number
      return [
        rooms > area && `${rooms} of ${area} m²`,
        [six, twelve, full].filter(Boolean).length > 1 && 'two rates of VAT',
        floods.includes('UNKNOWN') && new Set(floods).size > 1 && 'floods half known',
        comfort?.heat_pump &&
          comfort.gas_meter &&
          comfort.gas_meter !== 'NOT_APPLICABLE' &&
          'gas beside a heat pump',
        comfort?.heating === 'PELLET' &&
          comfort.gas_meter &&
          comfort.gas_meter !== 'NOT_APPLICABLE' &&
          'gas beside pellets',
        general.parentId && listing?.archived && 'a unit that is gone',
        number && address.box && number !== address.box && `number ${number} in box ${address.box}`,
        certificate < Math.max(construction?.construction_year ?? 0, construction?.renovation_year ?? 0) &&
          certificate < now.getUTCFullYear() &&
          `certificate of ${certificate}`,
      ].flatMap((problem) => (problem ? [`${general.id}: ${problem}`] : []))
    })
    expect(wrong).toEqual([])
  })

  it('say the same of the ground of all units of a project', () => {
    const parents = new Map(estates.map((estate) => [estate.general.id, estate]))
    const units = estates.filter(({ general }) => general.parentId)
    expect(units.length).toBeGreaterThan(20)
    for (const { general, planning } of units)
      expect([general.id, planning]).toEqual([general.id, parents.get(general.parentId ?? 0)?.planning])
  })

  it('ask a price that goes with what is sold', () => {
    for (const { general, dimensions, status } of estates) {
      const value = general.price?.value ?? -1
      const m2 = dimensions?.areaBuild ?? 0
      if (status?.id !== 1 || value < 0 || m2 < 20 || general.headType.code !== 'APARTMENT') continue
      expect(value / m2).toBeGreaterThan(500)
      expect(value / m2).toBeLessThan(12_000)
    }
  })
})

describe('the words of the demo', () => {
  const written = estates.flatMap(({ general }) => [
    general.title,
    general.shortDescription,
    general.description,
  ])
  const all = written.flatMap((text) => (text ? Object.values(text) : []))

  it('leave no gaps', () => {
    const broken = all.filter(
      (text) => !text || /[{}]|undefined|null|NaN|\[object| {2}|\s[,.]|\.\./.test(text),
    )
    expect(broken).toEqual([])
  })

  it('are there in all four languages', () => {
    for (const text of written) if (text) expect(Object.keys(text)).toEqual(['nl', 'fr', 'en', 'de'])
  })

  it('shout nowhere', () => {
    expect(all.filter((text) => text?.includes('!'))).toEqual([])
  })

  it('keep to their length', () => {
    for (const { general } of estates) {
      for (const short of Object.values(general.shortDescription ?? {}))
        expect(short?.length).toBeLessThanOrEqual(200)
      for (const text of Object.values(general.description ?? {})) {
        const parts = text?.split('\n\n').length ?? 0
        expect([text, parts >= 3 && parts <= 5]).toEqual([text, true])
      }
    }
  })

  it('differ from one listing to the next', () => {
    const openings = estates
      .map(({ general }) => general.description?.nl?.split('. ').slice(1, 3).join())
      .filter(Boolean)
    expect(new Set(openings).size).toBeGreaterThan(openings.length * 0.4)
  })

  it('know a noun for every subtype', () => {
    expect(Object.keys(nouns).sort()).toEqual(Object.values(SUB_TYPES).flat().sort())
  })
})
