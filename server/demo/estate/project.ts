import { HEAD_TYPE_ID } from '../../../src/contract/ids'
import type { ImportData } from '../../../src/contract/importLine'
import { compact } from '../compact'
import { daysAfter, isoMoment } from '../dates'
import { labels, texts } from '../labels'
import type { Rng } from '../rng'
import { writeProject } from '../texts/writers'
import { buildEstate, type Built, type Context } from './estate'
import { picturesOf } from './pictures'
import { ageInDays } from './general'
import { projectPlan, unitProfile } from './projectPlan'
import { salesRepFor } from './salesRep'
import { planningOf } from './planning'
import { UNITS } from './slots'
import { statusOf } from './transaction'

const phases = {
  built: texts('Opgeleverd', 'Réceptionné', 'Completed', 'Fertiggestellt'),
  building: texts('In aanbouw', 'En construction', 'Under construction', 'Im Bau'),
  planned: texts('Vergunning verkregen', 'Permis obtenu', 'Permit obtained', 'Baugenehmigung erteilt'),
}

/** A project: what its units share, and a price from which they start. */
export const buildProject = (index: number, rng: Rng, { siteId, now }: Context): Built => {
  const plan = projectPlan(index, rng.fork('plan'), now)
  const own = rng.fork('project')
  const units = Array.from({ length: UNITS }, (_, nth) => unitProfile(plan, nth))
  const free = units.filter(({ status }) => status === 'FOR_SALE')
  const areas = units.map(({ facts }) => facts.area ?? 0)
  const beds = units.map(({ facts }) => facts.bedrooms)
  const written = writeProject(
    {
      ...plan,
      units: UNITS,
      soldOut: free.length === 0,
      minBedrooms: Math.min(...beds),
      maxBedrooms: Math.max(...beds),
      minArea: Math.min(...areas),
      maxArea: Math.max(...areas),
    },
    own.fork('text'),
  )
  const published = daysAfter(now, -ageInDays({ rng: own }) - 1)
  const soldOut = free.length === 0
  const { pictures, drawings } = picturesOf(
    {
      siteId,
      name: `e${plan.id}`,
      seed: plan.buildingSeed,
      family: plan.family,
      ...(plan.houses && { build: 'HALF_OPEN' as const }),
      storeys: plan.storeys,
      place: plan.place,
      rooms: [],
      garden: true,
    },
    own.fork('pictures'),
  )
  const estate: ImportData<'estate'> = {
    general: {
      id: plan.id,
      project: true,
      title: written.title,
      description: written.description,
      shortDescription: written.short,
      headType: { id: HEAD_TYPE_ID.PROJECT, name: labels('Type', 'PROJECT'), code: 'PROJECT' },
      transaction: { id: soldOut ? 5 : 1, name: labels('Status', soldOut ? 'SOLD' : 'FOR_SALE') },
      reference: `PR-${plan.place.zip}-${plan.id}`,
      buildingName: plan.name,
      architect: plan.architect,
      publicationDate: isoMoment(published),
      updatedAt: isoMoment(daysAfter(published, 0.5)),
      ...(!soldOut && { price: { value: Math.min(...free.map(({ price }) => price)) }, priceFrom: true }),
    },
    status: own.fork('status').chance(0.3) ? undefined : statusOf(soldOut ? 'SOLD' : 'FOR_SALE', false),
    address: plan.address,
    pictures,
    planning: units[0] && planningOf(units[0]),
    technical: { constructionYear: plan.year, newBuilding: true, condition: 'NEW' },
    salesRep: salesRepFor(
      siteId,
      { place: plan.place, letting: false, isHouse: plan.houses },
      plan.rng.fork('agent'),
    ),
    listing: {
      status: soldOut ? 'SOLD' : 'FOR_SALE',
      type: 'PROJECT',
      project: {
        project_phase: own.fork('phase').chance(0.25)
          ? null
          : plan.delivered
            ? phases.built
            : plan.year > now.getUTCFullYear() + 1
              ? phases.planned
              : phases.building,
      },
    },
    collections: plan.place.kind === 'coast' ? [1] : undefined,
    isProject: true,
    isSold: soldOut,
  }
  return { estate: compact(estate), drawings }
}

/** A unit of the project that stands at `project` in the sequence. */
export const buildUnit = (nth: number, project: number, projectRng: Rng, context: Context): Built => {
  const plan = projectPlan(project, projectRng.fork('plan'), context.now)
  const profile = unitProfile(plan, nth)
  return buildEstate(profile, context, { ...plan.address, box: profile.unitNumber })
}
