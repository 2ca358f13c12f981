import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import alerts from '../../locales/en/alerts.json'
import common from '../../locales/en/common.json'
import estate from '../../locales/en/estate.json'
import rental from '../../locales/en/rental.json'
import viewing from '../../locales/en/viewing.json'
import { i18nextOptions } from '../../src/i18n/options'

/** Lets components of a test speak English, with the words the site really uses. */
export function inEnglish() {
  void createInstance()
    .use(initReactI18next)
    .init({
      ...i18nextOptions,
      lng: 'en',
      resources: { en: { alerts, common, estate, rental, viewing } },
      initAsync: false,
    })
}
