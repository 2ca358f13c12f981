import { LLMS_TEXTS } from '../../../locales/llms'
import type { Locale } from '../../../src/contract/locales'
import type { Page } from '../../../src/contract/page'
import type { Site } from '../../../src/contract/site'
import { nameIn, textIn } from '../../../src/domain/localized'
import { byNumber, ownAddresses } from '../../../src/domain/page/ownAddresses'
import { wordReader } from '../../../src/domain/wordReader'
import { href } from '../../../src/routing/routes'

const word = wordReader<keyof (typeof LLMS_TEXTS)['nl']>(LLMS_TEXTS)

/** On one line, and nothing that Markdown would take for a sign. */
const oneLine = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[[\]\\`*_<>#|]/g, '\\$&')

const link = (name: string, url: string, about = '') =>
  `- [${oneLine(name)}](${url})${about && `: ${oneLine(about)}`}`

const section = (heading: string, lines: readonly string[]) =>
  lines.length ? [`## ${heading}`, lines.join('\n')] : []

function languageName(locale: Locale): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}

/**
 * What a site is, for programs that read it for somebody (llmstxt.org): its lists, pages, languages, data and how to reach the agency,
 * in its default language.
 */
export function llmsText({ name, settings }: Site, pages: readonly Page[], origin: string): string {
  const { defaultLanguage: locale, languages, agency, slogan } = settings
  const links = (...types: Page['type'][]) =>
    ownAddresses(byNumber(pages), [locale]).kept.flatMap(({ page, path }) => {
      if (!types.includes(page.type)) return []
      const about = textIn(page.metaDescription, locale) ?? textIn(page.intro, locale) ?? ''
      return [link(nameIn(page.title, locale), origin + path, about)]
    })
  const place = `${agency.zip} ${agency.city}`.trim()
  const say = textIn(slogan, locale)
  return [
    `# ${oneLine(name)}`,
    `> ${oneLine(word('about', locale, { agency: agency.name, city: agency.city }))}`,
    ...(say ? [oneLine(say)] : []),
    word('structured', locale),
    ...section(word('lists', locale), links('estateList', 'rentalList')),
    ...section(word('pages', locale), links('content')),
    ...section(
      word('languages', locale),
      languages.map((each) => link(languageName(each), origin + href('home', each))),
    ),
    ...section(word('data', locale), [
      link('Sitemap', `${origin}/sitemap.xml`, word('sitemap', locale)),
      ...languages.map((each) =>
        link(
          `${word('listingsTitle', locale)} (${languageName(each)})`,
          `${origin}/${each}/listings.geojson`,
          each === locale ? word('listings', locale) : '',
        ),
      ),
    ]),
    ...section(word('contact', locale), [
      `- ${oneLine(word('address', locale, { address: [agency.name, agency.street, place].filter(Boolean).join(', ') }))}`,
      ...(agency.phone ? [`- ${oneLine(word('phone', locale, { phone: agency.phone }))}`] : []),
      `- ${oneLine(word('email', locale, { email: agency.email }))}`,
      ...(agency.registration
        ? [`- ${oneLine(word('registration', locale, { number: agency.registration }))}`]
        : []),
    ]),
    ...section(word('legal', locale), links('privacy', 'terms')),
  ]
    .join('\n\n')
    .concat('\n')
}
