import type { Locale } from '../../src/contract/common'
import type { Site } from '../../src/contract/site'
import { href } from '../../src/routing/routes'
import type { Brand } from './content'
import { webAddress } from './webAddress'

const COLOUR = '#1f4d45'

/** Relative luminance (WCAG 2) of `#rrggbb`. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = parseInt(colour.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Text on a colour is white from the luminance on at which both contrast equally. */
const EQUAL_CONTRAST = 0.179

/** How a site looks in its mails. `origin` is its public address, to which relative ones are joined. */
export function brandOf({ name, settings }: Site, locale: Locale, origin: string): Brand {
  const { theme, agency } = settings
  const colour = theme.brandColour ? `#${theme.brandColour.replace('#', '')}` : COLOUR
  const logo = theme.logo ? webAddress(theme.logo, origin) : undefined
  const registration = [agency.registration, agency.vat].filter(Boolean).join(' · ')
  return {
    name,
    colour,
    onColour: luminance(colour) > EQUAL_CONTRAST ? '#000000' : '#ffffff',
    ...(logo && { logo }),
    home: origin + href('home', locale),
    imprint: [
      agency.name,
      [agency.street, `${agency.zip} ${agency.city}`.trim()].filter(Boolean).join(', '),
      [agency.phone, agency.email].filter(Boolean).join(' · '),
      registration,
    ].filter(Boolean),
  }
}
