import type { Quarantined } from '../../../src/contract/quarantine'
import type { Laps } from '../queue/stopwatch'
import type { Changes, Published } from './changes'

/** A thing that could not be published, though others could. */
export interface FailedChange extends Pick<Quarantined, 'kind' | 'id'> {
  error: Error
}

type Thing = Pick<Quarantined, 'kind' | 'id'>

const KIND = { estate: 'estateIds', rentalUnit: 'rentalUnitIds', page: 'pageIds' } as const

/** Each thing of some changes. */
export const thingsOf = (changes: Changes): Thing[] =>
  (['estate', 'rentalUnit', 'page'] as const).flatMap((kind) =>
    changes[KIND[kind]].map((id) => ({ kind, id })),
  )

/** The same as numbers by kind. */
export function changesOf(things: readonly Thing[]): Changes {
  const of = (kind: Thing['kind']) => things.flatMap((each) => (each.kind === kind ? [each.id] : []))
  return { estateIds: of('estate'), rentalUnitIds: of('rentalUnit'), pageIds: of('page') }
}

const NOTHING: Published = { pages: 0, laps: {} }

function sum(one: Published, other: Published): Published {
  const laps: Record<string, number> = { ...one.laps }
  for (const [step, took] of Object.entries(other.laps)) laps[step] = (laps[step] ?? 0) + took
  return { pages: one.pages + other.pages, laps: laps as Laps }
}

/** Of the machine or the network, such as a disk that is full: no change is at fault, though little of one may still fit. */
const isOfMachine = (error: unknown) =>
  error instanceof Error && ('syscall' in error || error.message === 'fetch failed')

/**
 * Publishes changes; when that fails, in halves again and again, so that only what fails alone is given back, and its neighbours
 * are on the site.
 * @throws what publishing no change at all throws too, and what the machine is at fault for
 */
export async function publishApart(
  changes: Changes,
  publish: (changes: Changes) => Promise<Published>,
): Promise<{ published: Published; failed: FailedChange[] }> {
  async function inHalves(things: readonly Thing[]): ReturnType<typeof publishApart> {
    try {
      return { published: await publish(changesOf(things)), failed: [] }
    } catch (error) {
      if (isOfMachine(error)) throw error
      const [only, ...others] = things
      if (!only) return { published: NOTHING, failed: [] }
      if (!others.length) return { published: NOTHING, failed: [{ ...only, error: error as Error }] }
      const middle = Math.ceil(things.length / 2)
      const one = await inHalves(things.slice(0, middle))
      const other = await inHalves(things.slice(middle))
      return {
        published: sum(one.published, other.published),
        failed: [...one.failed, ...other.failed],
      }
    }
  }

  try {
    return { published: await publish(changes), failed: [] }
  } catch (error) {
    const things = thingsOf(changes)
    if (!things.length || isOfMachine(error)) throw error
    await publish(changesOf([]))
    return inHalves(things)
  }
}
