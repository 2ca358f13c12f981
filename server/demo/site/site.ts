import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ImportData } from '../../../src/contract/importLine'
import { HIDDEN_STATUS_ID } from '../estate/transaction'
import { texts } from '../labels'

const logo = readFileSync(join(__dirname, 'logo.svg'))

const LOGO_NAME = 'logo.svg'
export const logoAsset: ImportData<'asset'> = {
  name: LOGO_NAME,
  kind: 'file',
  mime: 'image/svg+xml',
  base64: logo.toString('base64'),
}

/** The invented agency with its settings. */
export const siteOf = (siteId: string): ImportData<'site'> => ({
  name: 'Kouter & Linde',
  hostnames:
    siteId === 'demo' ? ['localhost', '127.0.0.1', 'demo.aanbod.example'] : [`${siteId}.aanbod.example`],
  settings: {
    languages: ['nl', 'fr', 'en', 'de'],
    defaultLanguage: 'nl',
    hiddenStatus: [HIDDEN_STATUS_ID],
    hiddenTabs: [],
    theme: { brandColour: '#9E3F27', logo: `/sites/${siteId}/assets/${LOGO_NAME}?version=640` },
    agency: {
      name: 'Kouter & Linde Vastgoed',
      street: 'Kouter 212',
      zip: '9000',
      city: 'Gent',
      phone: '+32 9 000 01 00',
      email: 'info@aanbod.example',
      registration: 'BIV-IPI 500 000',
      vat: 'BE 0000.000.097',
      geoLocation: { lat: 51.0505, lon: 3.7262 },
    },
    cancelStayDays: 28,
    slogan: texts(
      'Huizen met een verhaal, in heel België',
      'Des maisons qui ont une histoire, partout en Belgique',
      'Houses with a story, all over Belgium',
      'Häuser mit Geschichte, in ganz Belgien',
    ),
    // The project's own tiles: no other host is asked.
    map: { attribution: null, tileUrl: null, thirdParty: false },
    social: [
      { label: 'LinkedIn', url: 'https://www.linkedin.com/' },
      { label: 'Instagram', url: 'https://www.instagram.com/' },
    ],
  },
})
