/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import list from '../../../locales/en/list.json'
import { NO_RENTAL_FILTERS } from '../../domain/rentalSearch/rentalOptions'
import { SearchSentence } from './SearchSentence'

void createInstance()
  .use(initReactI18next)
  .init({ lng: 'en', keySeparator: false, resources: { en: { list } }, initAsync: false })

// What Gatsby calls to change the page.
const navigate = jest.fn()
Object.assign(window, { ___navigate: navigate })

const place = (id: number, code: string, zip: string, name: string) => ({
  ...{
    ids: [id],
    place: code,
    kind: 'municipality',
    zip,
    zips: zip,
    name,
    match: null,
    within: null,
    count: 3,
  },
})
const GHENT = place(44021, 'gent-9000', '9000', 'Ghent')
const GENTBRUGGE = place(7, 'gentbrugge-9050', '9050', 'Ghentbrugge')

const AROUND = { ...GHENT, around: { km: 10, lat: 51.05, lon: 3.72 } }

const choices = [
  { status: 1, label: 'for sale', path: '/en/for-sale', node: { query: { terms: { 'status.id': [1] } } } },
  { status: 2, label: 'to let', path: '/en/to-let', node: { query: { terms: { 'status.id': [2, 8] } } } },
]
/** The site's answer at the end of the wire. */
const answered = (body: unknown) =>
  ({
    ok: true,
    status: 200,
    headers: new Headers({ 'content-type': 'application/json' }),
    json: async () => body,
  }) as Response
const finding = (value: number) => ({ total: { value, relation: 'eq' }, results: [] })

const show = (stays?: string) =>
  render(
    <SearchSentence
      stays={stays}
      site={{ siteId: 'demo', hiddenStatus: [] }}
      choices={choices}
      types={[
        { id: 1, code: 'HOUSE' },
        { id: 3, code: 'APARTMENT' },
      ]}
    />,
  )
const pick = (label: string, option: string) => {
  const select = screen.getByLabelText(label) as HTMLSelectElement
  const { value } = within(select).getByRole('option', { name: option }) as HTMLOptionElement
  fireEvent.change(select, { target: { value } })
}

describe('the sentence to complete on the home page', () => {
  beforeEach(() => {
    navigate.mockClear()
    // The site at the end of the wire; it knows one place.
    window.fetch = async (url) => {
      const asked = String(url)
      const found = asked.includes('q=10') ? [AROUND] : asked.includes('q=Ghent') ? [GHENT] : []
      return {
        ok: true,
        status: 200,
        headers: new Headers({ 'content-type': 'application/json' }),
        json: async () => found,
      } as Response
    }
  })

  test('leads to the list page of what was chosen, with what was asked', async () => {
    show()
    pick(list['search.type'], 'an apartment')
    pick(list['search.status'], 'to let')
    fireEvent.change(screen.getByRole('combobox', { name: list['search.city'] }), {
      target: { value: 'Ghent' },
    })
    fireEvent.click(screen.getByRole('button', { name: list['search.show'] }))
    await waitFor(() => expect(navigate).toHaveBeenCalled())
    expect(navigate.mock.calls[0]?.[0]).toBe('/en/to-let?city=44021&type=3')
  })

  test('takes all places that are said', async () => {
    const bruges = place(8, 'brugge-8000', '8000', 'Bruges')
    window.fetch = async (url) =>
      ({
        ok: true,
        status: 200,
        headers: new Headers({ 'content-type': 'application/json' }),
        json: async () =>
          /q=ghent/i.test(String(url)) ? [GHENT, AROUND] : /q=bruges/i.test(String(url)) ? [bruges] : [],
      }) as Response
    show()
    fireEvent.change(screen.getByRole('combobox', { name: list['search.city'] }), {
      target: { value: 'Ghent or Bruges' },
    })
    fireEvent.submit(screen.getByRole('search', { name: list['search.label'] }))
    await waitFor(() => expect(navigate.mock.calls[0]?.[0]).toBe('/en/for-sale?city=8,44021'))
  })

  test('a place beside words that are none is meant, and a room for a student is let', async () => {
    window.fetch = async (url, init) => {
      const isInLine = String(url).includes('line=true') && String(url).includes('ghent')
      return answered(init?.body ? finding(1) : isInLine ? [{ ...GHENT, said: 'ghent' }] : [])
    }
    show()
    fireEvent.change(screen.getByRole('combobox', { name: list['search.city'] }), {
      target: { value: 'kot Ghent Veldstraat not ground floor' },
    })
    fireEvent.submit(screen.getByRole('search', { name: list['search.label'] }))
    await waitFor(() =>
      expect(navigate.mock.calls[0]?.[0]).toBe('/en/to-let?city=44021&subType=307&words=Veldstraat'),
    )
  })

  test('words that no listing has are left out, and named as such', async () => {
    window.fetch = async (url, init) => {
      if (init?.body) return answered(finding(/mansion/i.test(JSON.stringify(init.body)) ? 0 : 7))
      return answered(String(url).includes('ghent') ? [{ ...GHENT, said: 'ghent' }] : [])
    }
    show()
    const box = screen.getByRole('combobox', { name: list['search.city'] })
    fireEvent.focus(box)
    fireEvent.change(box, { target: { value: 'house mansion in Ghent' } })
    expect(await screen.findByText(/We cannot search by this: mansion\./)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Show 7 properties' })).toBeVisible()
    fireEvent.submit(screen.getByRole('search', { name: list['search.label'] }))
    await waitFor(() => expect(navigate.mock.calls[0]?.[0]).toBe('/en/for-sale?city=44021&type=1'))
  })

  test('somewhere to stay on holiday leads to the list of holiday units, where there is one', async () => {
    const line = 'holiday flat in Ghent for 4, with dog'
    window.fetch = async (url, init) => {
      const asked = String(url)
      if (asked.includes('rental-units/filters')) return answered(NO_RENTAL_FILTERS)
      const city = { id: 44021, zip: '9000', name: 'Gent' }
      const isCounted = String(init?.body).includes('"size":0')
      const results = isCounted ? [] : [{ id: 1, address: { city } }]
      if (asked.includes('rental-units')) return answered({ ...finding(3), results })
      return answered(/q=ghent/i.test(asked) ? [GHENT] : [])
    }
    show('/en/holiday')
    fireEvent.change(screen.getByRole('combobox', { name: list['search.city'] }), { target: { value: line } })
    expect(await screen.findByText(/Holiday stay · Ghent · .*cannot search by this: dog\./)).toBeVisible()
    fireEvent.submit(screen.getByRole('search', { name: list['search.label'] }))
    await waitFor(() => expect(navigate.mock.calls[0]?.[0]).toBe('/en/holiday?city=44021&maxOccupation=4'))
  })

  test('a place that is not known is said to be so, and nothing is left', async () => {
    show()
    fireEvent.change(screen.getByRole('combobox', { name: list['search.city'] }), {
      target: { value: 'Atlantis' },
    })
    fireEvent.click(screen.getByRole('button', { name: list['search.show'] }))
    expect(await screen.findByText(/Atlantis/)).toBeVisible()
    expect(navigate).not.toHaveBeenCalled()
  })

  test('what only resembles a place is offered, and leads there once it is chosen', async () => {
    window.fetch = async (_url, init) =>
      answered(init?.body ? finding(1) : [{ ...GENTBRUGGE, isGuess: true }])
    show()
    const box = screen.getByRole('combobox', { name: list['search.city'] })
    fireEvent.change(box, { target: { value: 'Ghentbrig' } })
    const option = await screen.findByRole('option', { name: /Ghentbrugge/ })
    expect(screen.getByText(list['search.noCity'])).toHaveAttribute('role', 'status')
    fireEvent.submit(screen.getByRole('search', { name: list['search.label'] }))
    expect(await screen.findByText(/no town “Ghentbrig”/)).toBeVisible()
    expect(navigate).not.toHaveBeenCalled()
    fireEvent.click(option)
    await waitFor(() => expect(screen.queryByText(/no town “Ghentbrig”/)).not.toBeInTheDocument())
    fireEvent.submit(screen.getByRole('search', { name: list['search.label'] }))
    await waitFor(() => expect(navigate.mock.calls[0]?.[0]).toBe('/en/for-sale?city=7'))
  })

  test('reads as a sentence with a town, and with a circle around it', async () => {
    show()
    const sentence = () => screen.getByRole('search', { name: list['search.label'] })
    expect(sentence()).toHaveTextContent(/to let in\b/)
    fireEvent.change(screen.getByRole('combobox', { name: list['search.city'] }), {
      target: { value: '10 km around Ghent' },
    })
    await waitFor(() => expect(sentence()).toHaveTextContent(/to let within\b/))
  })

  test('left as it is, it leads to all of the first list', async () => {
    show()
    fireEvent.submit(screen.getByRole('search', { name: list['search.label'] }))
    await waitFor(() => expect(navigate.mock.calls[0]?.[0]).toBe('/en/for-sale'))
  })

  test('counts what the list to which it leads will show', async () => {
    const asked: unknown[] = []
    window.fetch = async (_, init) => {
      asked.push(JSON.parse(String(init?.body)).query)
      return {
        ok: true,
        status: 200,
        headers: new Headers({ 'content-type': 'application/json' }),
        json: async () => ({ total: { value: 12 }, results: [] }),
      } as unknown as Response
    }
    show()
    fireEvent.focus(screen.getByLabelText(list['search.status']))
    pick(list['search.status'], 'to let')
    pick(list['search.type'], 'a house')
    expect(await screen.findByRole('button', { name: 'Show 12 properties' })).toBeVisible()
    expect(asked.at(-1)).toEqual({ terms: { 'status.id': [2, 8], 'general.headType.id': [1] } })
  })

  describe('with a place typed', () => {
    const asked: unknown[] = []
    const box = () => screen.getByRole('combobox', { name: list['search.city'] })
    const type = (value: string) => fireEvent.change(box(), { target: { value } })

    beforeEach(() => {
      asked.length = 0
      window.fetch = async (url, init) => {
        const isCount = init?.body !== undefined && init.body !== null
        if (isCount) asked.push(JSON.parse(String(init.body)).query)
        const q = new URL(String(url), 'http://x').searchParams.get('q') ?? ''
        const cities = [GHENT, GENTBRUGGE].filter(({ name }) =>
          name.toLowerCase().startsWith(q.toLowerCase()),
        )
        const total = isCount && asked.length > 1 ? 3 : 76
        return {
          ok: true,
          status: 200,
          headers: new Headers({ 'content-type': 'application/json' }),
          json: async () => (isCount ? { total: { value: total }, results: [] } : cities),
        } as unknown as Response
      }
    })

    test('counts with it when it is one suggestion exactly, though none was chosen', async () => {
      show()
      fireEvent.focus(box())
      expect(await screen.findByRole('button', { name: 'Show 76 properties' })).toBeVisible()
      type('ghent')
      expect(await screen.findByRole('button', { name: 'Show 3 properties' })).toBeVisible()
      expect(asked.at(-1)).toEqual({ terms: { 'status.id': [1], 'address.city.id': [44021] } })
      fireEvent.click(screen.getByRole('button', { name: 'Show 3 properties' }))
      await waitFor(() => expect(navigate.mock.calls[0]?.[0]).toBe('/en/for-sale?city=44021'))
    })

    test('says no number while it is not known which place is meant', async () => {
      show()
      fireEvent.focus(box())
      expect(await screen.findByRole('button', { name: 'Show 76 properties' })).toBeVisible()
      type('Gh')
      expect(screen.getByRole('button', { name: list['search.show'] })).toBeVisible()
      expect(await screen.findByRole('option', { name: /Ghentbrugge/ })).toBeInTheDocument()
      expect(screen.getByRole('button', { name: list['search.show'] })).toBeVisible()
      expect(asked).toHaveLength(1)
    })

    test('Home and End move in the box, not in what is suggested', async () => {
      show()
      fireEvent.focus(box())
      type('Gh')
      await screen.findByRole('option', { name: /Ghentbrugge/ })
      // A key that is not taken goes on to the browser, which moves the caret.
      expect(fireEvent.keyDown(box(), { key: 'End' })).toBe(true)
      expect(fireEvent.keyDown(box(), { key: 'Home' })).toBe(true)
      expect(box()).not.toHaveAttribute('aria-activedescendant', expect.stringMatching(/./))
    })
  })

  test('without script every list page has a button of its own, which asks for its status', () => {
    show()
    const form = screen.getByRole('search')
    expect(form.getAttribute('action')).toBe('/en/for-sale')
    const buttons = [...form.querySelectorAll<HTMLButtonElement>('[data-no-script] button')]
    expect(buttons.map((button) => [button.getAttribute('formaction'), button.name, button.value])).toEqual([
      ['/en/for-sale', 'status', '1'],
      ['/en/to-let', 'status', '2'],
    ])
    expect(form.querySelectorAll('[name=status]')).toHaveLength(buttons.length)
  })

  test('a site without such list pages shows no sentence', () => {
    const { container } = render(
      <SearchSentence choices={[]} types={[]} site={{ siteId: 'demo', hiddenStatus: [] }} />,
    )
    expect(container).toBeEmptyDOMElement()
  })
})
