/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import list from '../../../locales/en/list.json'
import { SearchSentence } from './SearchSentence'

void createInstance()
  .use(initReactI18next)
  .init({ lng: 'en', keySeparator: false, resources: { en: { list } }, initAsync: false })

// What Gatsby calls to change the page.
const navigate = jest.fn()
Object.assign(window, { ___navigate: navigate })

const choices = [
  { status: 1, label: 'for sale', path: '/en/for-sale' },
  { status: 2, label: 'to let', path: '/en/to-let' },
]
const show = () =>
  render(
    <SearchSentence
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
  beforeEach(() => navigate.mockClear())

  test('leads to the list page of what was chosen, with what was asked', () => {
    show()
    pick(list['search.type'], 'an apartment')
    pick(list['search.status'], 'to let')
    fireEvent.change(screen.getByLabelText(list['search.city']), { target: { value: 'Ghent' } })
    fireEvent.click(screen.getByRole('button', { name: list['search.show'] }))
    expect(navigate.mock.calls[0]?.[0]).toBe('/en/to-let?type=3&status=2&city=Ghent')
  })

  test('left as it is, it leads to all of the first list', () => {
    show()
    fireEvent.submit(screen.getByRole('search', { name: list['search.label'] }))
    expect(navigate.mock.calls[0]?.[0]).toBe('/en/for-sale?status=1')
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
    const { container } = render(<SearchSentence choices={[]} types={[]} />)
    expect(container).toBeEmptyDOMElement()
  })
})
