import type { SiteSettings } from '../../contract/site'
import type { Credit } from './ownTiles'

/** Nearest zoom level of a map with streets: the data ends before, and is drawn larger. */
export const STREET_ZOOM = 18

/** Where a browser asks which version of a file of the site's own there is; null: none that can be drawn. */
export const versionAddress = (name: string) => `/maps/${name}/version`

/** Where that version is read, a part at a time. */
export const fileAddress = (name: string, version: string) => `/maps/${name}?v=${version}`

/** The host of a map's address, without what tells its twins apart; undefined of a file of the site's own. */
export const hostOfMap = (address: string): string | undefined =>
  /^https?:\/\/(?:\{s\}\.)?([^/{]+)/.exec(address)?.[1]

/** The host of another's map that a visitor must agree to before it is asked; undefined where a site has none such. */
export const hostToAgreeTo = ({ thirdParty, pmtiles, tileUrl }: SiteSettings['map']): string | undefined =>
  thirdParty ? hostOfMap(pmtiles || tileUrl || '') : undefined

/** As the licences of data (ODbL) and map ask it; what the site adds comes last. */
export const streetCredits = (attribution: string | null | undefined): readonly Credit[] => [
  { text: '© OpenStreetMap', url: 'https://www.openstreetmap.org/copyright' },
  { text: 'Protomaps', url: 'https://protomaps.com' },
  ...(attribution ? [{ text: attribution }] : []),
]
