import type { HookBody } from '../http/webhook'
import type { StoredChange } from './putOnQueue'

/** The changes a webhook tells of. */
export function changesOf(body: HookBody): StoredChange[] {
  switch (body.type) {
    case 'estate.changed':
      return body.estateIds.map((ref) => ({ kind: 'estate', ref }))
    case 'rental-unit.changed':
      return body.rentalUnitIds.map((ref) => ({ kind: 'rentalUnit', ref }))
    case 'page.changed':
      return body.pageIds.map((ref) => ({ kind: 'page', ref }))
    case 'site.changed':
      return [{ kind: 'site', ref: null }]
  }
}
