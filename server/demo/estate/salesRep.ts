import type { ImportData } from '../../../src/contract/importLine'
import { agents } from '../people'
import type { Place } from '../places'
import type { Rng } from '../rng'
import { drawnUrl } from './pictures'

type SalesRep = NonNullable<ImportData<'estate'>['salesRep']>

export const portraitSpec = (index: number) => ({ scene: 'portrait' as const, seed: 700 + index })
export const portraitName = (index: number): string => `agent-${index + 1}`
export const portraitUrl = (siteId: string, index: number): string =>
  drawnUrl(siteId, portraitName(index), portraitSpec(index))

const emailOf = (firstname: string, lastname: string): string =>
  `${firstname}.${lastname}@aanbod.example`.toLowerCase().replaceAll(' ', '')

const agentAsRep = (siteId: string, index: number): SalesRep => {
  const agent = agents[index % agents.length] as (typeof agents)[number]
  return {
    firstname: agent.firstname,
    lastname: agent.lastname,
    picture: portraitUrl(siteId, index % agents.length),
    mobile: agent.mobile,
    phone: '+32 9 000 01 00',
    email: emailOf(agent.firstname, agent.lastname),
    description: agent.words,
  }
}

/** What is asked about. */
interface Asked {
  place: Place
  letting: boolean
  /** A house: who sells those in Flanders sells nothing else there. */
  isHouse: boolean
}

/** Who it is by what people.ts says of each. */
const agentFor = ({ place, letting, isHouse }: Asked): number => {
  if (place.area === 'de') return 5
  if (place.kind === 'coast' || (letting && place.area === 'nl')) return 4
  if (place.region === 'BRUSSELS') return 2
  if (place.region === 'WALLONIA') return 3
  return isHouse ? 1 : 0
}

/** Whom to ask; some listings leave the number or the whole person to the agency. */
export const salesRepFor = (siteId: string, asked: Asked, rng: Rng): SalesRep | undefined => {
  if (rng.chance(0.04)) return undefined
  const rep = agentAsRep(siteId, agentFor(asked))
  if (rng.chance(0.95)) return rep
  return { firstname: rep.firstname, lastname: rep.lastname }
}
