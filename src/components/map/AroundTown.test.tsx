/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import mapSearch from '../../../locales/en/mapSearch.json'
import type { FoundCity } from '../../contract/estateMap'
import { i18nextOptions } from '../../i18n/options'
import { AroundTown } from './AroundTown'

void createInstance()
  .use(initReactI18next)
  .init({ ...i18nextOptions, lng: 'en', resources: { en: { mapSearch } }, initAsync: false })

const circle = (km: number): FoundCity => ({
  ...{ ids: [1], place: 'gent-9000', kind: 'municipality', zip: '9000', zips: '9000-9052', name: 'Ghent' },
  ...{ match: 'Gand', within: 'East Flanders', count: 3 },
  around: { km, lat: 51.05, lon: 3.7167 },
})
const province: FoundCity = { ...circle(0), place: 'prov-luik', kind: 'province' }
delete province.around

function ask(town: string) {
  fireEvent.change(screen.getByLabelText(mapSearch['around.town']), { target: { value: town } })
  fireEvent.click(screen.getByRole('button', { name: mapSearch['around.show'] }))
}

/** The box, and a way to answer what it asks. */
function open() {
  const asked: string[] = []
  let come: (answer: unknown) => void = () => undefined
  globalThis.fetch = jest.fn((url: string) => {
    asked.push(new URL(url, 'http://site.example').searchParams.get('q') ?? '')
    return new Promise((resolve) => (come = resolve))
  }) as unknown as typeof fetch
  const onChosen = jest.fn()
  render(<AroundTown siteId="demo" onChosen={onChosen} />)
  let answered = 0
  const answer = async (found: FoundCity[], typed: string) => {
    await waitFor(() => expect(asked.slice(answered)).toEqual([typed]))
    answered++
    come({ ok: true, status: 200, headers: { get: () => 'application/json' }, json: async () => found })
  }
  return { onChosen, answer }
}

test.each([
  ['Gand', [circle(10)], { km: 10, lat: 51.05, lon: 3.7167 }],
  ['Nowhere', [], undefined],
  ['province of Liège', [province], undefined],
  ['Gnat', [{ ...circle(10), isGuess: true as const }], undefined],
])('%s, asked before the places have come, is answered when they have', async (town, found, chosen) => {
  const { onChosen, answer } = open()
  ask(town)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(onChosen).not.toHaveBeenCalled()
  await answer(found, `${town} 10 km`)
  // Asked once more: somewhere in a line of words there may be a place.
  if (!found.length) await answer([], `${town} 10 km`)
  await waitFor(() => expect(screen.queryAllByRole('alert')).toHaveLength(chosen ? 0 : 1))
  if (chosen) await waitFor(() => expect(onChosen).toHaveBeenCalledWith(chosen))
  else expect(onChosen).not.toHaveBeenCalled()
})

test('who types a distance means that', async () => {
  const { onChosen, answer } = open()
  ask('Gent 5 km')
  await answer([circle(5)], 'Gent 5 km')
  await waitFor(() => expect(onChosen).toHaveBeenCalledWith({ km: 5, lat: 51.05, lon: 3.7167 }))
})
