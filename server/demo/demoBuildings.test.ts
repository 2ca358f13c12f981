import { drawnUrl } from './estate/pictures'
import {
  at,
  drawings,
  estates,
  euro,
  faultsOf,
  projects,
  type DemoEstate,
} from '../../tests/support/demoEstates'

describe('the rooms, buildings and grounds of each of 440 demo listings', () => {
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

  it('are drawn as they say: how they are built, with their storeys, and a unit as its project', () => {
    type Facade = { build?: string; storeys?: number; seed: number }
    const facades = new Map<string, Facade>()
    for (const { name, spec } of drawings)
      if (spec.scene === 'facade') facades.set(drawnUrl('demo', name, spec), spec)
    const drawn = ({ pictures }: DemoEstate) => pictures.flatMap(({ file }) => facades.get(file) ?? [])
    let told = 0
    const wrong = faultsOf((estate) => {
      const { construction } = estate.listing ?? {}
      if (![1, 2].includes(estate.general.headType.id)) return []
      return drawn(estate).flatMap(({ build, storeys }) => {
        if (construction?.construction_type) told++
        return [
          construction?.construction_type &&
            build !== construction.construction_type &&
            `${build} for ${construction.construction_type}`,
          construction?.floors_count && storeys !== construction.floors_count && `${storeys} storeys`,
        ]
      })
    })
    expect(wrong).toEqual([])
    expect(told).toBeGreaterThan(100)
    const others = projects.flatMap(({ project, units }) =>
      units.filter((unit) => drawn(unit).some(({ seed }) => seed !== drawn(project)[0]?.seed)),
    )
    expect(others.map(({ general }) => general.id)).toEqual([])
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
