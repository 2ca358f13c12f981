/** @jest-environment jsdom */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fireEvent, render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import common from '../../../locales/en/common.json'
import { STORAGE_KEY } from '../../state/favourites/storage'
import { HeartButton } from './HeartButton'

void createInstance()
  .use(initReactI18next)
  .init({
    lng: 'en',
    keySeparator: false,
    showSupportNotice: false,
    resources: { en: { common } },
    initAsync: false,
  })

const heart = () => screen.getByRole('button')
const stored = () => window.localStorage.getItem(STORAGE_KEY)

beforeEach(() => window.localStorage.clear())

describe('the heart of a card (spec §2, §9)', () => {
  test('adds the listing to the favourites and takes it off again', () => {
    render(<HeartButton id={7} name="Villa" />)
    expect(heart().getAttribute('aria-pressed')).toBe('false')
    fireEvent.click(heart())
    expect(heart().getAttribute('aria-pressed')).toBe('true')
    expect(stored()).toBe('["7"]')
    fireEvent.click(heart())
    expect(stored()).toBe('[]')
  })

  test('is an icon of 33 by 33', () => {
    render(<HeartButton id={7} name="Villa" />)
    const icon = heart().querySelector('[aria-hidden]') ?? heart()
    const { width, height } = getComputedStyle(icon)
    expect({ width, height }).toEqual({ width: '33px', height: '33px' })
  })

  test.each(['heart', 'heart-full'])('%s is a file of the site', (name) => {
    expect(existsSync(join(__dirname, `../../../static/img/svg-icon/${name}.svg`))).toBe(true)
  })
})
