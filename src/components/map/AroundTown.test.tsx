/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import mapSearch from '../../../locales/en/mapSearch.json'
import type { TownRow } from '../../domain/map/ownTiles'
import { i18nextOptions } from '../../i18n/options'
import { AroundTown } from './AroundTown'

void createInstance()
  .use(initReactI18next)
  .init({ ...i18nextOptions, lng: 'en', resources: { en: { mapSearch } }, initAsync: false })

const GENT: TownRow = ['Gent', 51.05, 3.72, 1, { fr: 'Gand' }]

function ask(town: string) {
  fireEvent.change(screen.getByLabelText(mapSearch['around.town']), { target: { value: town } })
  fireEvent.click(screen.getByRole('button', { name: mapSearch['around.show'] }))
}

test.each([
  ['Gand', [{ km: 10, lat: 51.05, lon: 3.72 }], 0],
  ['Nowhere', undefined, 1],
])('%s, asked before the towns have come, is answered when they have', async (town, chosen, alerts) => {
  let come: (answer: unknown) => void = () => undefined
  globalThis.fetch = jest.fn(() => new Promise((resolve) => (come = resolve))) as unknown as typeof fetch
  const onChosen = jest.fn()
  render(<AroundTown onChosen={onChosen} />)
  ask(town)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(onChosen).not.toHaveBeenCalled()
  come({ ok: true, json: async () => [GENT] })
  await waitFor(() => expect(screen.queryAllByRole('alert')).toHaveLength(alerts))
  if (chosen) await waitFor(() => expect(onChosen).toHaveBeenCalledWith(...chosen))
  else expect(onChosen).not.toHaveBeenCalled()
})
