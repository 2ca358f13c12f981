/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import common from '../../../locales/en/common.json'
import list from '../../../locales/en/list.json'
import liveData from '../../../locales/en/liveData.json'
import type { EstateCard } from '../../domain/estate/types'
import { estate, site } from '../../../tests/support/builders'
import { EstateList } from './EstateList'

void createInstance()
  .use(initReactI18next)
  .init({ lng: 'en', keySeparator: false, resources: { en: { common, list, liveData } }, initAsync: false })

const card = (id: number): EstateCard => ({
  id,
  kind: 'property',
  path: `/en/offer/${id}`,
  price: '€ 100.000',
  sold: false,
  status: 'FOR_SALE',
  city: 'Ghent',
  type: 'Villa',
  summary: '',
  alt: `Villa ${id}`,
})

type Answer = () => Promise<{ status: number; body: object }>
let estates: Answer

const answered = ({ status, body }: { status: number; body: object }) =>
  ({
    ok: status < 400,
    status,
    statusText: '',
    headers: new Headers({ 'content-type': 'application/json' }),
    json: async () => body,
    text: async () => JSON.stringify(body),
  }) as Response

const searched: unknown[] = []
const settings = { id: 'demo', name: 'Demo', hostnames: [], settings: site }

beforeEach(() => {
  searched.length = 0
  // The site API at the end of the wire; all that lies before it is real.
  window.fetch = async (url, init) => {
    if (!String(url).endsWith('/estates')) return answered({ status: 200, body: settings })
    searched.push(JSON.parse(String(init?.body)))
    return answered(await estates())
  }
})

const cards = () => screen.getAllByRole('article')
const more = () => screen.getByRole('button', { name: list['list.loadMore'] })
const page = (ids: number[]) => ({
  status: 200,
  body: {
    total: { value: 4 },
    results: ids.map((id) => estate({ general: { ...estate().general, id } })),
  },
})
const show = (total = 4) =>
  render(<EstateList list={{ total, cards: [1, 2, 3].map(card) }} node={{}} siteId="demo" />)

describe('a list page', () => {
  test('loads more where it stopped, with the place of what is coming kept by skeletons', async () => {
    let arrive: (answer: Awaited<ReturnType<Answer>>) => void = () => undefined
    estates = () => new Promise((resolve) => (arrive = resolve))
    show()
    expect(screen.getByRole('status')).toHaveTextContent('3 of 4 shown')
    fireEvent.click(more())
    expect(more()).toBeDisabled()
    expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(1)
    await waitFor(() => expect(searched).toHaveLength(1))
    expect(searched[0]).toMatchObject({ pagination: { from: 3, size: 15 } })
    await act(async () => arrive(page([9])))
    expect(await screen.findByRole('status')).toHaveTextContent('4 of 4 shown')
    expect(cards()).toHaveLength(4)
    expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(0)
    expect(screen.queryByRole('button', { name: list['list.loadMore'] })).toBeNull()
  })

  test('a failure keeps what is there, says so and can be tried again', async () => {
    estates = async () => Promise.reject(new TypeError('the line is cut'))
    show()
    fireEvent.click(more())
    expect(await screen.findByRole('alert')).toHaveTextContent(liveData['error.load'])
    expect(cards()).toHaveLength(3)
    estates = async () => page([9])
    fireEvent.click(screen.getByRole('button', { name: liveData['error.retry'] }))
    await waitFor(() => expect(cards()).toHaveLength(4))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('with nothing on it, it says so and offers to keep the visitor informed', () => {
    render(<EstateList list={{ total: 0, cards: [] }} node={{}} siteId="demo" />)
    expect(screen.getByText(list['list.none'])).toBeVisible()
    expect(screen.getByRole('link', { name: list['list.noneAction'] })).toHaveAttribute(
      'href',
      '/en/keep-me-informed',
    )
  })
})
