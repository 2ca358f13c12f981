import type { AlertEdit, AlertState } from '../../contract/ajax'

type Search = AlertState['searches'][number]
type SearchEdit = NonNullable<AlertEdit['searches']>[number]

function editedSearch(search: Search, edits: readonly SearchEdit[], paused: boolean | undefined): Search {
  const own = edits.filter(({ id }) => id === search.id)
  const stopped = own.reduce((before, edit) => edit.paused ?? before, paused ?? search.state === 'paused')
  const frequency = own.findLast((edit) => edit.frequency)?.frequency ?? search.frequency
  const changes = own.findLast((edit) => edit.changes)?.changes ?? search.changes
  const asked = own.findLast((edit) => edit.search !== undefined)
  const another = asked && { search: asked.search ?? '', pageId: asked.pageId ?? null }
  return { ...search, ...another, frequency, changes, state: stopped ? 'paused' : 'active' }
}

/** Alerts as they will be once an edit is kept: what is shown meanwhile, and while it cannot be kept. */
export function editedAlerts(alerts: AlertState, { paused, searches: edits = [] }: AlertEdit): AlertState {
  const removed = new Set(edits.flatMap(({ id, remove }) => (remove ? [id] : [])))
  const searches = alerts.searches
    .filter(({ id }) => !removed.has(id))
    .map((search) => editedSearch(search, edits, paused))
  const isActive = searches.some(({ state }) => state === 'active')
  return { ...alerts, state: searches.length === 0 ? 'ended' : isActive ? 'active' : 'paused', searches }
}
