import type { AlertState } from '../../contract/ajax'
import { editedAlerts } from './editedAlerts'

const search = (id: string): AlertState['searches'][number] => ({
  id,
  search: 'city=44021',
  pageId: null,
  locale: 'nl',
  frequency: 'instant',
  changes: ['new'],
  state: 'active',
})
const alerts: AlertState = {
  state: 'active',
  expiresAt: '2026-12-01T00:00:00.000Z',
  searches: [search('a'), search('b')],
}
const states = ({ state, searches }: AlertState) => [state, ...searches.map((each) => each.state)]

describe('alerts that are being changed', () => {
  it('show at once what was chosen for one search, and leave the others', () => {
    const edited = editedAlerts(alerts, {
      searches: [{ id: 'b', frequency: 'weekly', changes: ['new', 'price'] }],
    })
    expect(edited.searches[0]).toEqual(search('a'))
    expect(edited.searches[1]).toMatchObject({
      frequency: 'weekly',
      changes: ['new', 'price'],
      state: 'active',
    })
  })

  it('are paused when all of them are, together or one by one', () => {
    expect(states(editedAlerts(alerts, { paused: true }))).toEqual(['paused', 'paused', 'paused'])
    const one = editedAlerts(alerts, { searches: [{ id: 'a', paused: true }] })
    expect(states(one)).toEqual(['active', 'paused', 'active'])
    expect(states(editedAlerts(one, { searches: [{ id: 'b', paused: true }] }))[0]).toBe('paused')
    expect(states(editedAlerts(editedAlerts(alerts, { paused: true }), { paused: false }))).toEqual(
      states(alerts),
    )
  })

  it('have ended when none is left', () => {
    const one = editedAlerts(alerts, { searches: [{ id: 'a', remove: true }] })
    expect(one.searches.map(({ id }) => id)).toEqual(['b'])
    expect(editedAlerts(one, { searches: [{ id: 'b', remove: true }] }).state).toBe('ended')
  })
})
