/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react'
import i18next from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { i18nextOptions } from './options'
import { useTexts } from './useTexts'

const i18n = i18next.createInstance()
beforeAll(() =>
  i18n.init({
    ...i18nextOptions,
    lng: 'fr',
    fallbackLng: 'nl',
    fallbackNS: ['estate'],
    resources: {
      fr: {
        common: {
          'a.b': 'plain',
          empty: '',
          name: '{{name}} €',
          one_one: '{{count}} chambre',
          one_other: '{{count}} chambres',
        },
        estate: { c: 'of another', nested: 'see $t(c)' },
      },
      nl: { common: { only: 'alleen hier' } },
    },
  }),
)

const wrapper = ({ children }: { children: ReactNode }) => (
  <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
)
const tOf = (namespace: string) => renderHook(() => useTexts(namespace), { wrapper }).result.current.t

test.each([
  ['a.b'],
  ['empty'],
  ['estate:c'],
  ['c'],
  ['estate:nested'],
  ['name'],
  ['name', { name: '<b>' }],
  ['one', { count: 1 }],
  ['one', { count: 2 }],
  ['only'],
  ['nowhere'],
  ['other:nowhere'],
])('gives for %s what i18next gives', (key, options = undefined) => {
  const theirs = i18n.getFixedT('fr', 'common') as (key: string, options?: object) => string
  expect(tOf('common')(key, options)).toBe(theirs(key, options))
})

test('sees texts that come later, as those of a form that is opened', () => {
  const t = tOf('forms')
  expect(t('send')).toBe('send')
  i18n.addResourceBundle('fr', 'forms', { send: 'Envoyer' })
  expect(t('send')).toBe('Envoyer')
})
