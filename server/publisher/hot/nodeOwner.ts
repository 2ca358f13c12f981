import type { Ref } from '../../../src/contract/quarantine'

/** A further page of a list is its list page's, and so is a landing page. */
const OWNER = /^(estate|rental-unit|content-page)-(\d+)(?:-(?:leaf|landing)-.+)?$/
const KINDS: Record<string, Ref['kind']> = {
  estate: 'estate',
  'rental-unit': 'rentalUnit',
  'content-page': 'page',
}

/** What a node of the data layer is about; undefined for one of the site as a whole. */
export function ownerIn(nodeId: string): Ref | undefined {
  const [, name = '', id] = OWNER.exec(nodeId) ?? []
  const kind = KINDS[name]
  return kind && { kind, id: Number(id) }
}
