import type { ImportKind } from '../../../src/contract/importLine'
import { type HookBody, MOST_ONE_BY_ONE } from '../../http/webhook'
import type { Key } from './writer'

export type ChangedKeys = ReadonlyMap<ImportKind, ReadonlySet<Key>>
export type Announce = (siteId: string, changed: ChangedKeys) => Promise<void>

/** What is shown live, or only when it is asked for: no page of the site changes with it. */
export const LIVE: readonly ImportKind[] = ['asset', 'rentalPeriod', 'agendaSlot']
/** Each of which publishers can bring to the site by itself. */
export const ONE_BY_ONE: readonly ImportKind[] = ['estate', 'rentalUnit', 'page']

const numbers = (keys: ReadonlySet<Key> | undefined) => [...(keys ?? [])].map(Number)

/** The webhooks that tell of an import, at most one a kind; none when no page changes. */
export function hookMessages(siteId: string, changed: ChangedKeys): HookBody[] {
  const kinds = [...changed.keys()].filter((kind) => !LIVE.includes(kind))
  const count = [...changed].reduce((sum, [kind, keys]) => sum + (LIVE.includes(kind) ? 0 : keys.size), 0)
  if (count > MOST_ONE_BY_ONE || kinds.some((kind) => !ONE_BY_ONE.includes(kind))) {
    return [{ type: 'site.changed', siteId }]
  }
  const messages: HookBody[] = []
  const [estateIds, rentalUnitIds, pageIds] = ONE_BY_ONE.map((kind) => numbers(changed.get(kind)))
  if (estateIds?.length) messages.push({ type: 'estate.changed', siteId, estateIds })
  if (rentalUnitIds?.length) messages.push({ type: 'rental-unit.changed', siteId, rentalUnitIds })
  if (pageIds?.length) messages.push({ type: 'page.changed', siteId, pageIds })
  return messages
}
