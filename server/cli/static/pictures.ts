import { ASSET_FORMATS, ASSET_WIDTHS } from '../../../src/contract/asset'
import { exportedPicture } from '../../../src/siteApi/assets'

/** A picture of the site API in one width and format. */
export interface Wanted {
  name: string
  hash: string
  width: (typeof ASSET_WIDTHS)[number] | 'original'
  format: (typeof ASSET_FORMATS)[number]
}

/** Where an export keeps it. */
export const pictureFile = ({ name, hash, width, format }: Wanted): string =>
  exportedPicture(name, hash, width, format).slice(1)

const AND = '(?:&amp;|&|\\\\u0026)'
/** In pages and in their data; the query ends where its text does. */
const LINK = new RegExp(
  `/sites/[^/"\\s?]+/assets/([a-z0-9][a-z0-9._-]*)(\\?(?:hash|version)=[\\w.]+(?:${AND}(?:hash|version)=[\\w.]+)*)?`,
  'g',
)

const valueOf = (query: string, name: string) => new RegExp(`\\b${name}=([\\w.]+)`).exec(query)?.[1]

const isOneOf = <T extends string | number>(all: readonly T[], value: unknown): value is T =>
  all.some((one) => one === value)

function versionOf(version: string): Pick<Wanted, 'width' | 'format'> | undefined {
  const [width, format = 'webp'] = version.split('.')
  const wide = width === 'original' ? width : Number(width)
  const isKnown = wide === 'original' || isOneOf(ASSET_WIDTHS, wide)
  return isKnown && isOneOf(ASSET_FORMATS, format) ? { width: wide, format } : undefined
}

/** Widths that a page chooses from when it shows a picture that its data names without one. */
const allWidths = (name: string, hash: string): Wanted[] =>
  ASSET_WIDTHS.map((width) => ({ name, hash, width, format: 'webp' }))

const LARGEST = { width: 1600, format: 'webp' } as const

interface Linked {
  text: string
  wanted: Wanted[]
}

/**
 * A text of the site with its pictures as files of an export, and which those are. In the data of pages a picture without a width stays
 * as it is: the page makes addresses of it (`assetAt`). Elsewhere it is the largest.
 * @param hashOf of a picture that is named without its hash; undefined when there is none
 */
export function withPictureFiles(
  text: string,
  isData: boolean,
  hashOf: (name: string) => string | undefined,
): Linked {
  const wanted: Wanted[] = []
  const linked = text.replace(LINK, (whole, name: string, query = '') => {
    const hash = valueOf(query, 'hash') ?? hashOf(name)
    if (hash === undefined) return whole
    const version = valueOf(query, 'version')
    const known = version === undefined ? undefined : versionOf(version)
    if (isData && !known) {
      wanted.push(...allWidths(name, hash))
      return query.includes('hash=') ? whole : `${whole}?hash=${hash}`
    }
    const one = { name, hash, ...(known ?? LARGEST) }
    wanted.push(one)
    return `/${pictureFile(one)}`
  })
  return { text: linked, wanted }
}

/** Names of the pictures of a text that are named without their hash. */
export const picturesWithoutHash = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(LINK)].flatMap(([, name, query = '']) =>
      name !== undefined && !valueOf(query, 'hash') ? [name] : [],
    ),
  ),
]
