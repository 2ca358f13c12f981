import type { ImportData } from '../../src/contract/importLine'
import { CATALOGUE, fieldAt } from '../../src/domain/catalogue/catalogue'
import { fieldText } from '../../src/domain/estate/fieldText'
import { decimal } from '../../src/domain/format/number'
import { regionOf } from '../../src/domain/rules/region'
import { demoLines } from './demo'

type Estate = ImportData<'estate'>

const now = new Date('2026-06-01T08:00:00Z')
const sites = [1, 2].map((seed) => [...demoLines({ siteId: 'demo', estates: 220, seed, now })])
const lines = sites.flat()
const estatesOf = (site: typeof lines) =>
  site.flatMap((line) => (line.kind === 'estate' && 'data' in line ? [line.data] : []))
const estates = estatesOf(lines)
const projects = sites.map(estatesOf).flatMap((all) =>
  all
    .filter(({ general }) => general.project)
    .map((project) => ({
      project,
      units: all.filter(({ general }) => general.parentId === project.general.id),
    })),
)

const at = (estate: Estate, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], estate)

/** An amount, or 0 where none is told. */
const euro = (value: number | null | undefined): number => Math.max(0, value ?? 0)

const RATES = [6, 12, 21] as const
/** VAT on the construction at a rate, in euro. */
const vatAt = ({ listing }: Estate, rate: (typeof RATES)[number]): number =>
  euro(listing?.financial?.[`construction_vat_${rate}`])

const isLet = ({ status, general }: Estate): boolean => general.period != null || status?.id === 3

/** What each listing has wrong, by its number. */
const faultsOf = (check: (estate: Estate) => readonly (string | false | null | undefined | 0 | '')[]) =>
  estates.flatMap((estate) =>
    check(estate).flatMap((fault) => (fault ? [`${estate.general.id}: ${fault}`] : [])),
  )

/** Answers that say nothing. */
const NOTHING: ReadonlySet<unknown> = new Set([undefined, null, -1, '', 'UNKNOWN', 'UNKNWON'])
/** Each source writes them in a form of its own; a rent is asked by month, week or year. */
const OTHER_FORM: ReadonlySet<string> = new Set([
  'listing.certification.epc_number',
  'listing.certification.electrical_certificate',
  'listing.construction.floor',
  'listing.financial.price',
])
const NO_MEASURE = [null, undefined, 'NO', 'PENDING', 'UNKNOWN']

describe('the facts of each of 440 demo listings', () => {
  it('are the same whichever source tells them', () => {
    const pairs = CATALOGUE.flatMap((field) => {
      const first = field.sameAs && fieldAt(field.sameAs)
      return first && !OTHER_FORM.has(field.path) && first.path !== 'planning.townPlanningViolation'
        ? [[first, field] as const]
        : []
    })
    let compared = 0
    const wrong = faultsOf((estate) =>
      pairs.map(([first, field]) => {
        const [one, other] = [at(estate, first.path), at(estate, field.path)]
        if (NOTHING.has(one) || NOTHING.has(other)) return false
        compared++
        const said = [fieldText(one, first, 'nl'), fieldText(other, field, 'nl')] as const
        return said[0] !== said[1] && `${field.path}: ${said.join(' and ')}`
      }),
    )
    expect(wrong).toEqual([])
    expect(compared).toBeGreaterThan(3000)
  })

  it('name a violation with both sources or with none', () => {
    expect(
      faultsOf(({ planning, listing }) => [
        NO_MEASURE.includes(listing?.planning?.proceeding) !==
          NO_MEASURE.includes(planning?.townPlanningViolation as null) && 'a violation and none',
      ]),
    ).toEqual([])
  })

  it('add up to the totals that stand below them', () => {
    let totals = 0
    const wrong = faultsOf((estate) => {
      const { general, listing } = estate
      const costs = listing?.notary_cost
      const price = euro(general.price?.value)
      const banded = euro(costs?.registration_fee_12)
      const duty = euro(general.registrationCost)
      const vat = RATES.map((rate) => euro(vatAt(estate, rate)))
      const notary = euro(general.notarySalery) || euro(costs?.notary_fee)
      const parts = duty + vat.reduce((sum, one) => sum + one) + notary + euro(costs?.fixed_fee)
      const told = [costs?.total, costs?.total_including_costs, general.totalPrice].filter((total) =>
        euro(total),
      )
      totals += told.length
      return [
        banded > 0 && banded !== duty && `duty of ${duty}, and by its bands ${banded}`,
        told.length > 0 && !(notary && duty && euro(costs?.fixed_fee)) && 'a total whose parts are not told',
        euro(costs?.total) && costs?.total !== parts && `costs of ${costs?.total}, by their parts ${parts}`,
        euro(costs?.total_including_costs) &&
          price &&
          costs?.total_including_costs !== price + parts &&
          'sum with costs',
        euro(general.totalPrice) &&
          price &&
          general.totalPrice !== price + parts &&
          `total of ${general.totalPrice}`,
      ]
    })
    expect(wrong).toEqual([])
    expect(totals).toBeGreaterThan(300)
  })

  it('ask duty at one rate a region, on the land alone where the construction is under VAT, and name that rate', () => {
    let asked = 0
    const wrong = faultsOf(({ general, listing, address }) => {
      const { registrationCost, constructionValue, groundValue, price, tax } = general
      const costs = listing?.notary_cost
      const rate = { FLANDERS: 12, BRUSSELS: 12.5, WALLONIA: 12.5 }[regionOf(address) ?? 'FLANDERS']
      const base = euro(constructionValue) ? euro(groundValue) : euro(price?.value)
      if (euro(registrationCost)) asked++
      return [
        euro(registrationCost) &&
          registrationCost !== Math.round((base * rate) / 100) &&
          `duty of ${registrationCost} on ${base}`,
        (euro(costs?.registration_fee_6) || euro(costs?.registration_fee_21)) && 'duty at another rate',
        tax?.nl && !tax.nl.includes(`egistratiebelasting ${decimal(rate)} %`) && tax.nl,
      ]
    })
    expect(wrong).toEqual([])
    expect(asked).toBeGreaterThan(100)
  })

  it('tell the whole cost of nearly every home for sale, and of all units of a project or of none', () => {
    const told = ({ general, listing }: Estate) =>
      [
        general.registrationCost,
        listing?.notary_cost?.notary_fee,
        listing?.notary_cost?.fixed_fee,
        listing?.notary_cost?.total,
        listing?.notary_cost?.total_including_costs,
        general.totalPrice,
      ].map((amount) => euro(amount) > 0)
    const forSale = estates.filter(
      ({ status, listing, general }) =>
        status?.id === 1 && !general.project && !listing?.notary && general.price,
    )
    expect(
      forSale.filter((estate) => new Set(told(estate)).size > 1).map(({ general }) => general.id),
    ).toEqual([])
    const homes = forSale.filter(({ general }) =>
      ['HOUSE', 'APARTMENT'].includes(general.headType.code ?? ''),
    )
    expect(homes.filter((estate) => told(estate)[0]).length / homes.length).toBeGreaterThan(0.8)
    const uneven = projects.filter(({ units }) => new Set(units.map((unit) => told(unit).join())).size > 1)
    expect(uneven.map(({ project }) => project.general.id)).toEqual([])
  })

  it('have a price each, but for one of each site that has to be asked for', () => {
    const unpriced = estates.filter(
      ({ general, status, listing, isSold }) =>
        !isSold &&
        [1, 2, 3].includes(status?.id ?? 1) &&
        !((euro(general.price?.value) || euro(listing?.financial?.price)) && !listing?.financial?.vat_regime),
    )
    expect(unpriced.map(({ general }) => general.id)).toEqual([10_004, 10_004])
  })

  it('split a price under VAT into parts that make the price, and tax them at the rate they name', () => {
    let split = 0
    const wrong = faultsOf((estate) => {
      const { general, listing } = estate
      const financial = listing?.financial
      const price = euro(general.price?.value)
      const built = euro(general.constructionValue)
      const rate = RATES.find((one) => vatAt(estate, one))
      if (!rate || !price || !built || built === price) return []
      split++
      const parts = euro(financial?.land_price) + euro(financial?.infrastructure_price) + built
      return [
        parts !== price && `${price} in parts of ${parts}`,
        general.tax?.nl && !general.tax.nl.includes(`${rate} %`) && `${general.tax.nl} with VAT of ${rate} %`,
        vatAt(estate, rate) !== Math.round((built * rate) / 100) && 'another VAT',
      ]
    })
    expect(wrong).toEqual([])
    expect(split).toBeGreaterThan(10)
  })

  it('ask one deposit, of no more months than the law of the region allows', () => {
    const wrong = faultsOf((estate) => {
      const { general, listing, address } = estate
      const rent = euro(general.price?.value) / ({ WEEK: 0.5, YEAR: 12 }[general.period as string] ?? 1)
      const most = address.region === 'FLANDERS' ? 3 : 2
      const deposits = [general.deposit, listing?.financial?.warranty].map(euro).filter(Boolean)
      return [
        new Set(deposits).size > 1 && `deposits of ${deposits.join(' and ')}`,
        rent > 0 && Math.max(0, ...deposits) > rent * most + 1 && `${deposits[0]} for a rent of ${rent}`,
        deposits.length > 0 && !isLet(estate) && 'a deposit of what is sold',
      ]
    })
    expect(wrong).toEqual([])
  })

  it('sell by bids, for a rent for life or for a price, and tell no costs of what nobody knows the price of', () => {
    let bids = 0
    const wrong = faultsOf(({ general, listing }) => {
      const { notary, notary_cost: costs, financial } = listing ?? {}
      const isAuction = Boolean(notary?.session_date ?? notary?.interactive_sale_bid_start)
      if (isAuction) bids++
      const sticker = general.sticker?.name?.nl
      const isSold = sticker === 'Verkocht'
      const price = general.price?.value
      const isUnpriced = isAuction || notary?.annuity
      return [
        general.priceFrom && !general.project && !isAuction && '“from” on one home',
        isAuction && notary?.annuity && 'bids and a rent for life',
        isAuction && !notary?.setting_price && 'bids that start nowhere',
        isAuction &&
          price !== undefined &&
          price !== notary?.setting_price &&
          `${price}, bids from ${notary?.setting_price}`,
        isAuction && !general.priceFrom && 'bids that end where they start',
        isAuction && !isSold && sticker !== 'Openbare verkoop' && `bids under ${sticker}`,
        !isSold &&
          listing &&
          (sticker === 'Lijfrente') !== Boolean(notary?.annuity) &&
          `rent for life under ${sticker}`,
        isUnpriced &&
          (costs ?? financial?.price_per_square_meter ?? general.notarySalery ?? general.totalPrice) &&
          'costs of an unknown price',
        isUnpriced && euro(general.registrationCost) && 'duty on an unknown price',
      ]
    })
    expect(wrong).toEqual([])
    expect(bids).toBeGreaterThan(5)
  })

  it('measure what they say: storeys, levels, heat and roof', () => {
    const wrong = faultsOf(({ general, dimensions, listing, energy, layout }) => {
      const { construction, certification } = listing ?? {}
      const { depthFloor, widthHouse } = dimensions ?? {}
      const upstairs = euro(construction?.first_floor_surface)
      const measured = euro(depthFloor) * euro(widthHouse)
      const levels = new Set(
        (layout?.rooms ?? []).flatMap(({ floor }) => ((floor?.level ?? -1) < 0 ? [] : [floor?.level])),
      )
      const need = euro(certification?.net_energy_heating)
      return [
        upstairs &&
          measured &&
          Math.abs(measured - upstairs) > upstairs * 0.05 &&
          `${measured} of ${upstairs} m² upstairs`,
        general.subType?.code === 'DUPLEX' &&
          layout &&
          levels.size !== 2 &&
          `a duplex of ${levels.size} levels`,
        euro(construction?.built_surface) &&
          euro(construction?.built_surface) < Math.floor(euro(construction?.ground_floor_surface)) &&
          'less built than stands',
        need > euro(energy?.epcValue ?? certification?.epc_value ?? need) &&
          euro(energy?.epcValue) > 0 &&
          `needs ${need} of ${energy?.epcValue}`,
      ]
    })
    expect(wrong).toEqual([])
  })

  it('have room for their rooms on each storey, and for house and garden on their plot', () => {
    let storeysSeen = 0
    const wrong = faultsOf(({ general, listing, layout, dimensions }) => {
      const { construction, layout: fields, other } = listing ?? {}
      const rooms = layout?.rooms ?? []
      const inside = rooms.filter(
        ({ label }) => !/^(Zolder|Kelder|Parkeerplaats|Terras)/.test(label?.nl ?? ''),
      )
      const isHouse = general.headType.id === 1
      const levels = [...new Set(inside.map(({ floor }) => floor?.level ?? 0))]
      const upper = euro(construction?.first_floor_surface)
      const plot = euro(dimensions?.areaGround)
      const taken =
        euro(construction?.built_surface) + euro(other?.garden_surface) + euro(other?.terrace_surface)
      const alone = Object.entries(fields ?? {}).filter(([name]) =>
        /^(custom|veranda|dressing|night_hall|kitchen2)/.test(name),
      )
      const lived = inside.filter(({ label }) => !/^Garage/.test(label?.nl ?? ''))
      const sum = (areas: readonly (number | null | undefined)[]) =>
        areas.reduce<number>((total, one) => total + euro(one), 0)
      storeysSeen += levels.length
      return [
        ...levels.map((level) => {
          const on = inside.filter(({ floor }) => floor?.level === level)
          const most = level === 0 ? euro(construction?.ground_floor_surface) : upper
          const taken = sum(on.map(({ surface }) => surface))
          return isHouse && most > 0 && taken > most && `${taken} on storey ${level} of ${most}`
        }),
        isHouse && levels.length > (construction?.floors_count ?? 9) && `${levels.length} storeys`,
        isHouse && plot > 0 && taken > plot && `${taken} on a plot of ${plot}`,
        rooms.some(({ surface }) => !euro(surface)) && 'a room that nobody measured',
        !isHouse &&
          rooms.some(({ label, floor }) => /^Garage/.test(label?.nl ?? '') && (floor?.level ?? 0) > 0) &&
          'a car upstairs',
        sum([...lived.map(({ surface }) => surface), ...alone.map(([, area]) => area as number)]) >
          euro(dimensions?.areaBuild ?? Infinity) && 'more rooms than living area',
      ]
    })
    expect(wrong).toEqual([])
    expect(storeysSeen).toBeGreaterThan(300)
  })

  it('say the same of a building in all its units, and what the text of their project says', () => {
    const comforts = `common_heating water_meter gas_meter electricity_meter electricity_meter_type glazing_type carpentry
      heating heat_pump solar_panels solar_boiler lift intercom`
    const ofBuilding = [
      'energyShared',
      'energy.kLevel',
      'technical.elevator',
      'listing.certification.k_level',
      ...comforts.split(/\s+/).map((field) => `listing.comfort.${field}`),
      'listing.other.environment',
      'listing.construction.construction_year',
      'listing.construction.cadastral_section',
      'listing.construction.cadastral_number',
    ]
    const wrong = projects.flatMap(({ project, units }) => {
      const nl = project.general.description?.nl ?? ''
      const isOfHouses = units.some(({ general }) => general.headType.id === 1)
      const fields = isOfHouses ? ofBuilding : [...ofBuilding, 'listing.construction.floors_count']
      const told = (path: string) =>
        units.flatMap((unit) => (at(unit, path) == null ? [] : [JSON.stringify(at(unit, path))]))
      const architects = new Set([project, ...units].flatMap(({ general }) => general.architect ?? []))
      const untrue = units.flatMap(({ listing }) => {
        const { comfort, other, layout } = listing ?? {}
        const cars = euro(other?.garages_count) + euro(other?.parking_spaces_count)
        return [
          /zonnepanelen/.test(nl) && comfort?.solar_panels === false && 'no solar panels',
          /warmtepomp/.test(nl) !== Boolean(comfort?.heat_pump) && 'heat pump',
          /een terras/.test(nl) && !other?.terrace_surface && 'no terrace',
          /eigen tuin/.test(nl) && other?.garden === false && 'no garden',
          /twee wagens/.test(nl) && cars < 2 && 'no room for two cars',
          /kelderberging/.test(nl) && layout && !layout.cellar && 'no cellar',
        ]
      })
      return [
        ...fields.map((path) => new Set(told(path)).size > 1 && path),
        architects.size > 1 && [...architects].join(' and '),
        ...untrue,
      ].flatMap((fault) => (fault ? [`${project.general.id}: ${fault}`] : []))
    })
    expect(wrong).toEqual([])
    expect(projects.length).toBeGreaterThan(10)
    const most = Math.max(...estates.map(({ energyShared }) => euro(energyShared?.epcValueTotal)))
    expect(most).toBeLessThan(150_000)
  })

  it('write no EPC value below zero beside a label worse than A+', () => {
    expect(
      faultsOf(({ energy, energyShared, listing }) =>
        [
          energy,
          energyShared,
          { epcValue: listing?.certification?.epc_value, energyLabel: energy?.energyLabel },
        ].map(
          (part) => (part?.epcValue ?? 0) < 0 && !part?.energyLabel?.includes('PLUS') && `${part?.epcValue}`,
        ),
      ),
    ).toEqual([])
  })

  it('promise nothing that the rest takes back', () => {
    const wrong = faultsOf(({ general, technical, listing }) => {
      const text = Object.values(general.description ?? {}).join(' ')
      const phase = (listing as { project?: { project_phase?: { nl?: string } } } | undefined)?.project
        ?.project_phase?.nl
      const year = technical?.constructionYear ?? 0
      return [
        /in de agenda|dans l’agenda|in the calendar|im Kalender/.test(text) && 'slots that may not be there',
        /bouwverplichting/.test(text) && 'free of what a field asks',
        /Breyne/.test(text) &&
          (phase === 'Opgeleverd' || /opgeleverd/.test(text)) &&
          'bought on plan after delivery',
        technical?.available?.nl === 'Bij oplevering' && !general.parentId && 'delivery of what stands',
        technical?.available?.nl === 'Bij oplevering' &&
          year < now.getUTCFullYear() &&
          'delivery of what is delivered',
        technical?.available?.nl === 'Bij oplevering' &&
          technical.availableDate?.slice(0, 4) !== String(year) &&
          `built in ${year}, delivered ${technical.availableDate}`,
      ]
    })
    expect(wrong).toEqual([])
  })

  it('give one answer on floods: scores in Flanders and what follows from them, a zone of risk elsewhere', () => {
    const sensitivity: Record<string, string> = { A: 'Geen', B: 'Klein', C: 'Klein', D: 'Middelgroot' }
    const zone: Record<string, RegExp> = { A: /^Buiten/, B: /^Buiten/, C: /^Mogelijk/, D: /^Effectief/ }
    const wrong = faultsOf(({ address, listing, general, planning, technical }) => {
      const floods = listing?.flood_information
      const score = planning?.floodingParcelScore ?? 'A'
      const said = (text: unknown) => (text as { nl: string } | null | undefined)?.nl
      const isGround =
        !['GARAGE', 'PROJECT'].includes(listing?.type ?? '') &&
        !['Garage', 'Project'].includes(general.headType.name?.nl ?? '')
      return [
        Object.values(floods ?? {}).includes('UNKNOWN') && 'an answer that is none',
        ['WALLONIA', 'BRUSSELS'].includes(address.region ?? '') &&
          listing &&
          isGround &&
          !floods?.risk_zone_for_floods &&
          'no answer',
        technical?.oLevelSensitivity &&
          said(technical.oLevelSensitivity) !== sensitivity[score] &&
          `score ${score}, sensitivity ${said(technical.oLevelSensitivity)}`,
        technical?.oLevelZone &&
          !zone[score]?.test(said(technical.oLevelZone) ?? '') &&
          `score ${score} in ${said(technical.oLevelZone)}`,
        planning?.floodingParcelScore &&
          floods &&
          ((floods.possibly_vulnerable === 'YES') !== score > 'B' ||
            (floods.effectively_vulnerable === 'YES') !== score > 'C') &&
          `score ${score} and ${JSON.stringify(floods)}`,
      ]
    })
    expect(wrong).toEqual([])
  })
})

test('who wants to sell finds the page for it in the menu, and on it a form', () => {
  const selling = lines.flatMap((line) =>
    line.kind === 'page' && 'data' in line && line.data.url.nl === 'verkopen' ? [line.data] : [],
  )[0]
  const linked = lines.flatMap((line) =>
    line.kind === 'menu' && 'data' in line && line.data.type === 'main'
      ? line.data.items.map(({ pageId }) => pageId)
      : [],
  )
  expect(linked).toContain(selling?.id)
  expect(selling?.blocks.map(({ kind }) => kind)).toContain('contact')
})
