import type { ImportData } from '../../../src/contract/importLine'
import { daysAfter, isoDay } from '../dates'
import { labels, texts } from '../labels'
import { availableDay } from './availableDay'
import { eLevelOf, energyLabel, epcFor, kLevelOf, labelText } from './energyLabel'
import { CADASTRAL_INDEX, cadastralIncome, monthlyCharges } from './costs'
import { garageArea, type PlannedRoom } from './layout'
import { planningOf } from './planning'
import { isLet, type Profile } from './profile'
import { widthsOf } from './widths'

type Estate = ImportData<'estate'>

const code = (date: Date, region: string, id: number): string =>
  `${isoDay(date).replaceAll('-', '')}-${String(id).padStart(10, '0')}-${region === 'FLANDERS' ? 'RES-1' : 'PEB'}`

/** Cadastral income, euro a year; -1 where the back office has none. */
export const kiOf = (profile: Profile): Estate['ki'] => {
  const rng = profile.rng.fork('ki')
  if (rng.chance(0.15) || profile.facts.deal === 'takeOver') return rng.chance(0.5) ? null : undefined
  const nonIndexed = cadastralIncome(profile)
  return {
    nonIndexed: rng.chance(0.1) ? -1 : nonIndexed,
    ...(rng.chance(0.85) && { indexed: Math.round(nonIndexed * CADASTRAL_INDEX) }),
    ...(rng.chance(0.2) && { communityTax: Math.round(nonIndexed * 0.42) }),
  }
}

export const dimensionsOf = (profile: Profile, rooms: readonly PlannedRoom[]): Estate['dimensions'] => {
  const { facts, floors } = profile
  const rng = profile.rng.fork('dimensions')
  if (rng.chance(0.02)) return undefined
  const rest = rng.chance(0.7)
  const footprint = facts.area ? facts.area / Math.max(1, floors) : 0
  const { house: width, ground: groundWidth } = widthsOf(profile)
  const house = facts.home === 'house'
  const below = Math.round(((footprint + garageArea(rooms)) / width) * 10) / 10
  return {
    areaBuild: facts.area ?? (rng.chance(0.5) ? -1 : undefined),
    areaGround: facts.ground ?? (rng.chance(0.3) ? -1 : undefined),
    ...(facts.buildable && facts.ground && { areaBuildable: Math.round(facts.ground * 0.42) }),
    ...(rest &&
      house && {
        widthHouse: width,
        depthHouse: below,
        depthGroundFloor: below,
        ...(floors > 1 && { depthFloor: Math.round((footprint / width) * 10) / 10 }),
      }),
    ...(rest &&
      groundWidth &&
      facts.ground && {
        widthGround: groundWidth,
        depthGround: Math.round((facts.ground / groundWidth) * 10) / 10,
      }),
    ...(rng.chance(0.12) &&
      facts.area && {
        commentArea: texts(
          'Gemeten volgens de binnenmaten.',
          'Mesuré selon les dimensions intérieures.',
          'Measured between inside walls.',
          'Nach Innenmaßen gemessen.',
        ),
      }),
  }
}

/** A certificate is made some days ago, and of the building as it stands: not before it was built or renovated. */
const certified = ({ facts }: Profile, now: Date, days: number): Date => {
  const finished = Date.UTC(Math.max(facts.year ?? 0, facts.renovated ?? 0), 11, 31)
  return new Date(Math.min(Math.max(daysAfter(now, -days).getTime(), finished), daysAfter(now, -1).getTime()))
}

export const energyOf = (profile: Profile, now: Date): Estate['energy'] => {
  const { facts, region, id } = profile
  const rng = profile.rng.fork('energy')
  if (facts.epc === undefined) return undefined
  const recent = (facts.year ?? 0) >= 2006
  return {
    epcValue: rng.chance(0.05) ? undefined : facts.epc,
    ...(rng.chance(0.6) && facts.area && { epcValueTotal: Math.round(facts.epc * facts.area) }),
    ...(rng.chance(0.9) && { energyLabel: energyLabel(region, facts.epc) }),
    ...(rng.chance(0.85) && {
      epcReference: code(certified(profile, now, rng.int(40, 2400)), region, id * 7 + 12_345),
    }),
    ...(recent &&
      rng.chance(0.8) && {
        epbReference: `${rng.int(10000, 72000)}-G-OMV-${id}/EP${rng.int(100, 999)}/A001/D01/SD001`,
      }),
    ...(recent && rng.chance(0.7) && { eLevel: eLevelOf(facts.epc), kLevel: kLevelOf(profile) }),
    ...(rng.chance(0.3) && { co2: Math.round(facts.epc * 0.19) }),
    ...(rng.chance(0.04) && { customEpcLabel: facts.label }),
  }
}

/** The certificate of the common parts of a building. */
export const energySharedOf = (profile: Profile, now: Date): Estate['energyShared'] => {
  const rng = profile.parcel.fork('shared')
  if (profile.facts.home !== 'apartment' || rng.chance(0.7)) return undefined
  const epc = epcFor(profile.facts.condition, rng)
  const id = profile.parentId ?? profile.id
  const date = certified(profile, now, rng.int(40, 1200))
  return {
    ...(!rng.chance(0.1) && { epcValue: epc, energyLabel: energyLabel(profile.region, epc) }),
    ...(rng.chance(0.7) && { epcValueTotal: epc * rng.int(40, 180) }),
    epcReference: rng.chance(0.1) ? '' : code(date, profile.region, id * 11 + 7),
    ...(rng.chance(0.3) && {
      epbReference: `${rng.int(10000, 72000)}-G-OMV-${id}/GD`,
      eLevel: rng.int(20, 60),
      kLevel: rng.int(20, 40),
      co2: Math.round(epc * 0.2),
      customEpcLabel: labelText(energyLabel(profile.region, epc)),
    }),
  }
}

const none = texts('Geen', 'Aucune', 'None', 'Keine')
const outside = texts(
  'Buiten elke overstromingszone',
  'En dehors de toute zone inondable',
  'Outside any flood zone',
  'Außerhalb jeder Überschwemmungszone',
)
/** In words what the score of the parcel says: how sensitive it is, and in which zone it lies. */
const floodWords = {
  A: { sensitivity: none, zone: outside },
  B: { sensitivity: texts('Klein', 'Faible', 'Low', 'Gering'), zone: outside },
  C: {
    sensitivity: texts('Klein', 'Faible', 'Low', 'Gering'),
    zone: texts(
      'Mogelijk overstromingsgevoelig gebied',
      'Zone potentiellement inondable',
      'Possibly prone to flooding',
      'Möglicherweise überschwemmungsgefährdetes Gebiet',
    ),
  },
  D: {
    sensitivity: texts('Middelgroot', 'Moyenne', 'Moderate', 'Mittel'),
    zone: texts(
      'Effectief overstromingsgevoelig gebied',
      'Zone effectivement inondable',
      'Prone to flooding',
      'Überschwemmungsgefährdetes Gebiet',
    ),
  },
}

export const technicalOf = (profile: Profile, now: Date): Estate['technical'] => {
  const { facts } = profile
  const rng = profile.rng.fork('technical')
  if (facts.ground !== undefined && facts.area === undefined)
    return rng.chance(0.5) ? undefined : { available: labels('FreeOn', facts.available) }
  const letting = isLet(profile.status)
  const score = planningOf(profile)?.floodingParcelScore
  return {
    constructionYear: facts.year,
    renovationYear: facts.renovated,
    buildingType: rng.chance(0.92) ? profile.build : undefined,
    condition: rng.chance(0.92) ? facts.condition : undefined,
    newBuilding: rng.chance(0.9) ? facts.condition === 'NEW' : undefined,
    available: facts.available === 'UNKNWON' ? undefined : labels('FreeOn', facts.available),
    availableDate: availableDay(profile, now),
    furniture: facts.furnished ?? (facts.home && rng.chance(0.2) ? false : undefined),
    petsAllowed: facts.pets,
    monthlyCost:
      facts.home === 'apartment' || letting ? (rng.chance(0.85) ? monthlyCharges(profile) : -1) : undefined,
    directionGarden: facts.garden?.orientation,
    oLevelSensitivity: score && rng.chance(0.25) ? floodWords[score].sensitivity : undefined,
    oLevelZone: score && rng.chance(0.25) ? floodWords[score].zone : undefined,
    certificateConformity: letting ? rng.chance(0.6) || undefined : rng.chance(0.1) ? false : undefined,
    // An old installation is told about by the listing: inspected, and what came of it.
    certificateElectricity: facts.home
      ? rng.chance(0.85) && facts.condition !== 'TO_RENOVATE'
        ? true
        : null
      : undefined,
    elevator: facts.home === 'apartment' ? facts.lift : undefined,
  }
}
