import type { FieldError } from '../../../src/contract/check'
import type { ListNode, Page } from '../../../src/contract/page'
import { MAX_VALUES } from '../../../src/contract/searchLimits'
import { MOST_HIDDEN } from '../../../src/contract/site'
import { searchFaults } from '../estates/searchPlan'

const HIDDEN = 'status.id'

/** What a list asks for that no search knows; the statuses that a site hides come to those that the list keeps out itself. */
function nodeFaults({ query, sort }: ListNode): FieldError[] {
  const faults = searchFaults({ ...(query && { query }), ...(sort && { sort }) })
  const kept = query?.not?.[HIDDEN]?.length ?? 0
  const most = MAX_VALUES - MOST_HIDDEN
  return kept > most
    ? [...faults, { field: `query.not.${HIDDEN}`, reason: `must NOT have more than ${most} items` }]
    : [...faults]
}

/** What is wrong with what the lists of a page of the contract ask for, by field. */
export function listFaults({ node, blocks }: Pick<Page, 'node' | 'blocks'>): FieldError[] {
  const lists = [
    { at: 'node', node },
    ...blocks.map((block, index) => ({
      at: `blocks.${index}.node`,
      node: block.kind === 'estates' ? block.node : undefined,
    })),
  ]
  return lists.flatMap(({ at, node: list }) =>
    list ? nodeFaults(list).map(({ field, reason }) => ({ field: `${at}.${field}`, reason })) : [],
  )
}
