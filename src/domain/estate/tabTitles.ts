import type { Locale } from '../../contract/common'
import type { Tab } from '../../contract/site'

/** Heading of each tab of the detail page (spec §2). */
export const TAB_TITLES: Readonly<Record<Tab, Readonly<Record<Locale, string>>>> = {
  salesRep: { nl: 'Contact', fr: 'Contact', en: 'Contact', de: 'Kontakt' },
  financial: { nl: 'Financieel', fr: 'Financier', en: 'Financial', de: 'Finanzielles' },
  financialKI: {
    nl: 'Kadastraal inkomen',
    fr: 'Revenu cadastral',
    en: 'Cadastral income',
    de: 'Katastereinkommen',
  },
  technical: { nl: 'Technisch', fr: 'Technique', en: 'Technical', de: 'Technisches' },
  dimensions: { nl: 'Afmetingen', fr: 'Dimensions', en: 'Dimensions', de: 'Maße' },
  energy: { nl: 'Energie', fr: 'Énergie', en: 'Energy', de: 'Energie' },
  energyShared: {
    nl: 'Energie gemeenschappelijke delen',
    fr: 'Énergie des parties communes',
    en: 'Energy of the shared parts',
    de: 'Energie der gemeinschaftlichen Teile',
  },
  planning: { nl: 'Stedenbouw', fr: 'Urbanisme', en: 'Planning', de: 'Städtebau' },
  buildTechnicals: { nl: 'Bouwtechnisch', fr: 'Construction', en: 'Construction', de: 'Bautechnik' },
  comfort: { nl: 'Comfort', fr: 'Confort', en: 'Comfort', de: 'Komfort' },
}
