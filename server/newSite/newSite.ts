import { LOCALES, type Locale } from '../../src/contract/locales'

/** What a new site begins with. */
export interface NewSite {
  id: string
  name: string
  /** The first is the default. */
  languages: readonly Locale[]
  colour: string
  agency: string
  street: string
  zip: string
  city: string
  phone: string
  email: string
}

const LANGUAGE_LINE = new RegExp(`^\\s+(?:- )?(${LOCALES.join('|')}): `)
const LOCAL_FILE = new RegExp(`\\.(${LOCALES.join('|')})\\.md$`)

function valuesOf(site: NewSite): Record<string, string> {
  const { languages, street, zip, city } = site
  const place = [street, [zip, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return {
    ...site,
    languages: languages.join(', '),
    language: languages[0] ?? 'nl',
    // Inside a sentence, and at the end of an enumeration.
    address: place && `, ${place},`,
    place: place && `, ${place}`,
  }
}

/** Puts values in their place: `{{name}}` as it is, `{{"name"}}` as a text of YAML. Lines in other languages go. */
function filled(text: string, site: NewSite): string {
  const values = valuesOf(site)
  const isWanted = (line: string) => {
    const [, locale] = LANGUAGE_LINE.exec(line) ?? []
    return locale === undefined || site.languages.some((one) => one === locale)
  }
  return text
    .split('\n')
    .filter(isWanted)
    .join('\n')
    .replace(/\{\{("?)(\w+)\1\}\}/g, (_, quoted: string, name: string) => {
      const value = values[name] ?? ''
      return quoted ? JSON.stringify(value) : value
    })
}

/**
 * The files of a new site's folder, made of the template's; pure.
 * @param template the files of `template/` by their path
 */
export function newSiteFiles(site: NewSite, template: ReadonlyMap<string, string>): Map<string, string> {
  const files = new Map<string, string>()
  for (const [path, text] of template) {
    const [, locale] = LOCAL_FILE.exec(path) ?? []
    if (locale !== undefined && !site.languages.some((one) => one === locale)) continue
    if (path === 'translations/any.yaml')
      for (const language of site.languages) files.set(`translations/${language}.yaml`, filled(text, site))
    else files.set(path, filled(text, site))
  }
  return files
}
