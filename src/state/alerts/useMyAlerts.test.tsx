/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react'
import type { AlertEdit, AlertState } from '../../contract/ajax'
import { editedAlerts } from '../../domain/alerts/editedAlerts'
import { useMyAlerts } from './useMyAlerts'

const alerts: AlertState = {
  state: 'active',
  expiresAt: '2026-12-01T00:00:00.000Z',
  searches: [
    {
      id: 'a',
      search: 'city=44021',
      pageId: null,
      locale: 'nl',
      frequency: 'instant',
      changes: ['new'],
      state: 'active',
    },
  ],
}

/** A server that keeps what it is sent, in its order, while there is a connection. */
function serve() {
  const server = { isAway: false, sent: [] as AlertEdit[] }
  let kept = alerts
  globalThis.fetch = (async (_url: string, { body }: RequestInit) => {
    if (server.isAway) throw new TypeError('Failed to fetch')
    const edit = JSON.parse(String(body)) as AlertEdit
    server.sent.push(edit)
    kept = editedAlerts(kept, edit)
    const headers = new Headers({ 'content-type': 'application/json' })
    return { ok: true, status: 200, headers, json: async () => kept }
  }) as unknown as typeof fetch
  return server
}

const show = () =>
  renderHook(() => useMyAlerts({ siteId: 'demo', locale: 'nl', token: 'secret', alerts })).result

const weekly: AlertEdit = { searches: [{ id: 'a', frequency: 'weekly' }] }

describe('alerts that are kept as they are changed', () => {
  it('show a choice at once and say when it is kept', async () => {
    const server = serve()
    const result = show()
    act(() => result.current.edit(weekly))
    expect(result.current.shown.searches[0]?.frequency).toBe('weekly')
    expect(result.current.status).toBe('saving')
    await waitFor(() => expect(result.current.status).toBe('saved'))
    expect(server.sent).toEqual([weekly])
  })

  it('keep choices that follow each other in their order, one at a time', async () => {
    const server = serve()
    const result = show()
    act(() => {
      result.current.edit({ paused: true })
      result.current.edit(weekly)
      result.current.edit({ paused: false })
    })
    await waitFor(() => expect(result.current.status).toBe('saved'))
    expect(server.sent).toEqual([{ paused: true }, weekly, { paused: false }])
    expect(result.current.shown).toMatchObject({ state: 'active', searches: [{ frequency: 'weekly' }] })
  })

  it('lose none when there is no connection: all are sent on request', async () => {
    const server = serve()
    const result = show()
    server.isAway = true
    act(() => result.current.edit(weekly))
    await waitFor(() => expect(result.current.status).toBe('failed'))
    act(() => result.current.edit({ paused: true }))
    await waitFor(() => expect(result.current.status).toBe('failed'))
    expect(result.current.shown).toMatchObject({ state: 'paused', searches: [{ frequency: 'weekly' }] })
    expect(server.sent).toEqual([])
    server.isAway = false
    act(() => result.current.retry())
    await waitFor(() => expect(result.current.status).toBe('saved'))
    expect(server.sent).toEqual([weekly, { paused: true }])
  })
})
