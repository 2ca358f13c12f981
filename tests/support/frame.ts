import type { Locale } from '../../src/contract/common'
import { LOCALES } from '../../src/contract/locales'
import type { FrameView } from '../../src/domain/site/frameView'
import { site } from './builders'

const LABEL: Record<Locale, string> = { nl: 'Te koop', fr: 'À vendre', en: 'For sale', de: 'Zu verkaufen' }
const URL: Record<Locale, string> = {
  nl: '/nl/te-koop',
  fr: '/fr/a-vendre',
  en: '/en/for-sale',
  de: '/de/zu-verkaufen',
}

/** What surrounds every page of the agency of `builders`, whose menu has one list: what is for sale. */
export function frame(locale: Locale = 'en'): FrameView {
  return {
    locale,
    siteId: 'demo',
    name: 'Kouter & Linde',
    origin: 'https://www.example.be',
    languages: [...LOCALES],
    hiddenStatus: [],
    slogan: '',
    theme: {},
    brand: '',
    agency: site.agency,
    social: [],
    menu: [{ id: 'sale', label: LABEL[locale], url: URL[locale], children: [] }],
    footer: [],
    contact: { url: `mailto:${site.agency.email}` },
  }
}
