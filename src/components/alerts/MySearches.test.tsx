/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { frame } from '../../../tests/support/frame'
import { inEnglish } from '../../../tests/support/inEnglish'
import de from '../../../locales/de/alerts.json'
import en from '../../../locales/en/alerts.json'
import fr from '../../../locales/fr/alerts.json'
import nl from '../../../locales/nl/alerts.json'
import type { AlertEdit, AlertState } from '../../contract/ajax'
import { FREQUENCIES } from '../../domain/alerts/alertChoices'
import { editedAlerts } from '../../domain/alerts/editedAlerts'
import { SAID_MS } from '../../state/alerts/useMyAlerts'
import { MySearches } from './MySearches'

inEnglish()

const alerts: AlertState = {
  state: 'active',
  expiresAt: '2026-12-01T00:00:00.000Z',
  searches: [
    {
      id: 'a',
      search: 'city=44021&price-max=300000',
      pageId: null,
      locale: 'en',
      frequency: 'instant',
      changes: ['new'],
      state: 'active',
    },
  ],
}

const fetched = globalThis.fetch
afterEach(() => {
  globalThis.fetch = fetched
})

function open() {
  globalThis.fetch = (async (url: string, { body }: RequestInit) => {
    // The names of what is searched are not what this is about.
    if (!url.includes('/ajax/')) return new Promise(() => undefined)
    const headers = new Headers({ 'content-type': 'application/json' })
    const json = async () => editedAlerts(alerts, JSON.parse(String(body)) as AlertEdit)
    return { ok: true, status: 200, headers, json }
  }) as unknown as typeof fetch
  render(<MySearches frame={frame('en')} token="secret" alerts={alerts} onEnded={() => undefined} />)
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('the searches one subscribed to', () => {
  it('say one thing when the last is taken off: that none is left', async () => {
    open()
    expect(screen.getByText(en['alerts.state.active'])).toBeVisible()
    press(en['alerts.remove'])
    press(en['alerts.remove.yes'])
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(en['alerts.noneLeft']))
    expect(screen.getByRole('status').parentElement).toHaveFocus()
    expect(screen.getAllByText(en['alerts.noneLeft'])).toHaveLength(1)
    expect(screen.queryByText(en['alerts.state.active'])).toBeNull()
    expect(screen.queryByText(en['alerts.saved'])).toBeNull()
    expect(screen.queryByText(en['alerts.end.text'])).toBeNull()
    expect(screen.getByRole('link', { name: en['alerts.add'] })).toBeVisible()
  })

  it('say in the card that was changed that it is kept, and no longer than it takes to read', async () => {
    jest.useFakeTimers()
    try {
      open()
      const card = within(screen.getByRole('group'))
      press(en['alerts.pause'])
      await waitFor(() => expect(card.getByRole('status')).toHaveTextContent(en['alerts.saved']))
      expect(screen.getAllByText(en['alerts.saved'])).toHaveLength(1)
      act(() => void jest.advanceTimersByTime(SAID_MS - 100))
      expect(card.getByRole('status')).toHaveTextContent(en['alerts.saved'])
      act(() => void jest.advanceTimersByTime(100))
      expect(card.getByRole('status')).toBeEmptyDOMElement()
      press(en['alerts.resumeAll'])
      expect(card.getByRole('status')).toBeEmptyDOMElement()
      await waitFor(() => expect(screen.getByText(en['alerts.saved'])).toBeVisible())
      expect(card.getByRole('status')).toBeEmptyDOMElement()
    } finally {
      jest.useRealTimers()
    }
  })

  it('ask how often in words that a select of a narrow phone holds', () => {
    const most = 24
    for (const words of [nl, fr, en, de])
      for (const frequency of FREQUENCIES)
        expect(words[`alerts.frequency.${frequency}`].length).toBeLessThanOrEqual(most)
  })
})
