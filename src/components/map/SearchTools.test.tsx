/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import mapSearch from '../../../locales/en/mapSearch.json'
import { i18nextOptions } from '../../i18n/options'
import { SearchTools } from './SearchTools'

void createInstance()
  .use(initReactI18next)
  .init({ ...i18nextOptions, lng: 'en', resources: { en: { mapSearch } }, initAsync: false })

const nothing = () => undefined
const show = (isHeld: boolean) =>
  render(
    <SearchTools
      tool={null}
      onTool={nothing}
      follows={!isHeld}
      isHeld={isHeld}
      onFollow={nothing}
      isNarrowed={false}
      onClear={nothing}
    />,
  )

test('while a place is set the map is not followed: the switch keeps its name and says why', () => {
  show(true)
  const follow = screen.getByRole('switch', { name: mapSearch.follow })
  expect(follow).toHaveAccessibleDescription(mapSearch['follow.held'])
  expect(follow).toBeDisabled()
  expect(follow).not.toBeChecked()
})

test('else it can be', () => {
  show(false)
  const follow = screen.getByRole('switch', { name: mapSearch.follow })
  expect(follow).toBeEnabled()
  expect(follow).not.toHaveAccessibleDescription()
})
