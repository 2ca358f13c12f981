import type { Locale } from '../../src/contract/common'
import { contrast, rgbOf } from '../../src/domain/site/contrast'
import { GROUNDS, READABLE } from '../../src/domain/site/brandTokens'
import { fileChecker } from './checked'
import { SiteFile } from './fileSchemas'
import { noteMissing, pictureOf, type Reading } from './reading'

export const SITE_FILE = 'site.yaml'

const check = fileChecker<SiteFile>(SiteFile)

/** The languages of a site, which all else leans on; none when its file does not say them. */
export function languagesOf(text: string | undefined): Locale[] {
  const { yaml, value } = check(SITE_FILE, text ?? '')
  if (value) return value.languages
  const told = (yaml.data as Partial<SiteFile> | undefined)?.languages
  return Array.isArray(told) ? told : []
}

/** A colour that cannot be read on the site's ground is not taken (`brandTokens`): better said than wondered at. */
function noteColour(reading: Reading, colour: string | null | undefined, line: number): void {
  const rgb = rgbOf(colour ?? '')
  const ground = rgbOf(GROUNDS.light.paper)
  if (!rgb || !ground || contrast(rgb, ground) >= READABLE) return
  const reason = `theme.brandColour ${colour} is too light to be read on the site's ground (contrast ${contrast(rgb, ground).toFixed(1)}, it takes ${READABLE}): the colour of the program stays`
  reading.notes.push({ file: SITE_FILE, line, reason })
}

/** `site.yaml` as the line that makes the site. */
export function readSiteFile(reading: Reading): void {
  const text = reading.files.texts.get(SITE_FILE)
  if (text === undefined) {
    const reason = 'is missing: name, languages and agency of the site stand there'
    reading.faults.push({ file: SITE_FILE, reason })
    return
  }
  const { yaml, value, faults } = check(SITE_FILE, text)
  reading.faults.push(...faults)
  if (!value) return
  const placeOf = (field: string) => ({ file: SITE_FILE, line: yaml.lineOf(field) })
  const { name, hostnames = [], ...told } = value
  const { languages, defaultLanguage = languages[0], theme = {}, slogan } = told
  if (defaultLanguage === undefined || !languages.includes(defaultLanguage)) {
    const reason = `defaultLanguage is none of the languages ${languages.join(', ')}`
    reading.faults.push({ ...placeOf('defaultLanguage'), reason })
    return
  }
  noteColour(reading, theme.brandColour, yaml.lineOf('theme.brandColour'))
  for (const fact of ['street', 'zip', 'city', 'phone'] as const)
    if (!value.agency[fact].trim())
      reading.notes.push({ ...placeOf(`agency.${fact}`), reason: `agency.${fact} is empty` })
  noteMissing(reading, slogan, 'slogan', placeOf('slogan'))
  const logo = theme.logo ? pictureOf(reading, theme.logo, placeOf('theme.logo')) : undefined
  reading.lines.push({
    placeOf: (field) => placeOf(field.replace(/^settings\./, '')),
    line: {
      kind: 'site',
      data: {
        name,
        hostnames,
        settings: {
          hiddenStatus: [],
          hiddenTabs: [],
          map: { tileUrl: null, attribution: null, thirdParty: false },
          social: [],
          ...told,
          defaultLanguage,
          theme: { ...theme, ...(theme.logo && { logo: logo ?? null }) },
        },
      },
    },
  })
}
