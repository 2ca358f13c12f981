import { HEAD_TYPE_ID } from '../../contract/ids'
import type { ListNode } from '../../contract/page'

/** The one type of which everything is that a page lists; undefined where there are several. */
export function listedType({ query }: ListNode): number | undefined {
  const types = query?.terms?.['general.headType.id']
  return types?.length === 1 ? Number(types[0]) : undefined
}

/** Whether a page lists projects alone: their cards tell how many of their units can be had. */
export const listsProjects = (node: ListNode | null | undefined): boolean =>
  Boolean(node) && listedType(node as ListNode) === HEAD_TYPE_ID['PROJECT']
