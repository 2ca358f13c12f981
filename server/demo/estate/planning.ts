import type { Code } from '../../../src/contract/codes'
import type { ImportData } from '../../../src/contract/importLine'
import { plotKinds } from '../kinds/plotKinds'
import { texts } from '../labels'
import type { Profile } from './profile'

type Estate = ImportData<'estate'>

const zoning = (profile: Profile): Code<'RecentDestination'> => {
  const { facts, subType } = profile
  const plot = plotKinds[subType as keyof typeof plotKinds]
  if (plot) return plot.zone
  if (facts.use === 'industry') return 'IAB'
  return { city: 'WG', town: 'WG', village: 'WGL', coast: 'WG', ardennes: 'GWG' }[
    facts.place.kind
  ] as Code<'RecentDestination'>
}

type FloodScore = 'A' | 'B' | 'C' | 'D'

/** Town planning; Wallonia knows neither the flood scores nor the heritage inventory. */
export const planningOf = (profile: Profile): Estate['planning'] => {
  const { facts, region } = profile
  const rng = profile.parcel.fork('planning')
  const flanders = region === 'FLANDERS'
  if (profile.type === 'GARAGE' && rng.chance(0.6)) return undefined
  const answer = (yes: number): Code<'Planning'> | undefined => {
    if (rng.chance(0.12)) return undefined
    return rng.chance(0.08) ? 'UNKNOWN' : rng.chance(yes) ? 'YES' : 'NO'
  }
  const water = profile.parcel.fork('flood scores')
  const score = (): FloodScore =>
    water.weighted([
      ['A', 14],
      ['B', 3],
      ['C', 2],
      ['D', 1],
    ])
  // A building is never in more danger than the ground it stands on.
  const parcel = flanders ? score() : undefined
  const building = flanders && facts.area ? score() : undefined
  const old = (facts.year ?? 2000) < 1962
  const fields = profile.type === 'PLOT' && !facts.buildable
  const dueForRenovation = facts.home !== undefined && facts.deal === 'sale' && (facts.epc ?? 0) > 400
  return {
    townPlanningValue: rng.chance(0.92) ? zoning(profile) : undefined,
    townPlanningViolation:
      rng.chance(0.04) && facts.home === 'house'
        ? texts(
            'Een herstelmaatregel werd opgelegd voor het bijgebouw.',
            'Une mesure de réparation a été imposée pour l’annexe.',
            'A remedial measure was imposed for the outbuilding.',
            'Für das Nebengebäude wurde eine Wiederherstellungsmaßnahme verhängt.',
          )
        : flanders
          ? null
          : undefined,
    buildingLicense: fields
      ? 'NO'
      : old
        ? 'BEFORE_1962'
        : // What is being built and sold has its permit.
          profile.parentId !== undefined
          ? 'YES'
          : rng.chance(0.05)
            ? 'PENDING'
            : answer(0.85),
    allocationLicense: fields ? 'NO' : answer(0.3),
    presaleRight: answer(0.06),
    certificateAsBuilt: flanders && rng.chance(0.6) && facts.area ? rng.chance(0.5) : undefined,
    heritageProtected: answer(facts.subType === 'CASTLE' || facts.subType === 'MILL' ? 0.8 : 0.03),
    heritageInventoried: flanders ? answer(old ? 0.3 : 0.02) : undefined,
    floodingBuildingScore: building && parcel && (building < parcel ? building : parcel),
    floodingParcelScore: parcel,
    // Flanders asks it of buyers of a home of class E or F; elsewhere nobody does.
    renovationObligation: region === 'WALLONIA' || rng.chance(0.1) ? undefined : flanders && dueForRenovation,
  }
}
