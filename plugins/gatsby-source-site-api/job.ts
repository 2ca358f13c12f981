import type { SourceNodesArgs } from 'gatsby'
import { errorText, type FieldError } from '../../src/contract/check'
import type { Quarantined, Ref } from '../../src/contract/quarantine'
import type { ApiClient } from '../../src/siteApi/http'
import type { Options } from './options'

/** One pull: what it asks, where it puts the nodes, and what it has left out so far. */
export interface Job {
  args: SourceNodesArgs
  client: ApiClient
  options: Options
  quarantined: Quarantined[]
}

export function remove({ args }: Job, id: string) {
  const node = args.getNode(id)
  if (node) args.actions.deleteNode(node)
}

export const quarantine = ({ quarantined }: Job, { kind, id }: Ref, error: FieldError) =>
  quarantined.push({ kind, id, reason: errorText(error) })

/** Whether the site is built without something that the API has; notes that it is. */
export function isUnrendered(job: Job, kind: Ref['kind'], id: number): boolean {
  const found = job.options.leaveOut.find((one) => one.kind === kind && one.id === id)
  if (found) quarantine(job, found, { field: found.path, reason: `cannot be rendered: ${found.reason}` })
  return found !== undefined
}
