import type { Estate } from '../../src/contract/estate'
import type { ImportData, ImportLine } from '../../src/contract/importLine'
import { estate } from './builders'

/** A thing as deep as it goes with some parts said differently. */
type Deep<T> = T extends readonly unknown[] ? T : T extends object ? { [K in keyof T]?: Deep<T[K]> } : T

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function merge(base: unknown, over: unknown): unknown {
  if (!isRecord(base) || !isRecord(over)) return over === undefined ? base : over
  const keys = new Set([...Object.keys(base), ...Object.keys(over)])
  return Object.fromEntries([...keys].map((key) => [key, merge(base[key], over[key])]))
}

/** Settings of the demo site of the tests. */
export const siteData: ImportData<'site'> = {
  name: 'Huis & Co',
  hostnames: ['huis.example'],
  settings: {
    languages: ['nl', 'fr', 'en', 'de'],
    defaultLanguage: 'nl',
    hiddenStatus: [],
    hiddenTabs: [],
    theme: {},
    agency: {
      name: 'Huis & Co',
      street: 'Kerkstraat 1',
      zip: '9000',
      city: 'Gent',
      phone: '+32 9 000 00 00',
      email: 'info@huis.example',
    },
    map: { thirdParty: false },
    social: [],
  },
}

/** The one page that a site cannot do without. */
export const homePage: ImportLine = {
  kind: 'page',
  data: {
    id: 1,
    type: 'home',
    url: { nl: '', fr: '', en: '', de: '' },
    title: { nl: 'Welkom', fr: 'Bienvenue', en: 'Welcome', de: 'Willkommen' },
    blocks: [],
  },
}

/** An estate (a villa for sale in Ghent) as an import line, however deep it differs. */
export const estateLine = (id: number, over: Deep<Estate> = {}): ImportLine => ({
  kind: 'estate',
  data: merge(merge(estate(), { general: { id } }), over) as Estate,
})

/** A page that shows these pictures of the demo site to everybody. */
export const pageOfPictures = (...names: string[]): ImportLine => ({
  kind: 'page',
  data: {
    id: 900,
    type: 'content',
    url: { nl: 'beelden', fr: 'images', en: 'pictures', de: 'bilder' },
    title: { nl: 'Beelden', fr: 'Images', en: 'Pictures', de: 'Bilder' },
    blocks: names.map((name) => ({ kind: 'picture', file: `/sites/demo/assets/${name}`, alt: {} })),
  },
})
