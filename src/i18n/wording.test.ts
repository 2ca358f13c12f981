import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES, type Locale } from '../contract/locales'
import { withColon } from '../domain/format/withColon'
import { statusLabel } from '../domain/codes/typeLabels'

/** One thing has one name in a language: these are the others it went by, with what it is called. */
const OTHER_NAMES: Readonly<Record<Locale, readonly (readonly [other: RegExp, ours: string])[]>> = {
  nl: [
    [/opnieuw proberen/i, 'probeer opnieuw'],
    [/maakt niet uit/i, 'geen voorkeur'],
    [/ingenomen|gereserveerd door/i, 'geboekt'],
  ],
  fr: [
    [/moments? (libre|de visite)|un (autre )?moment$/i, 'créneau'],
    [/salles? de bain\b/i, 'salle de bains'],
    [/\bsortes?\b/i, 'type'],
    [/distance (de|des) /i, 'distance à, aux'],
  ],
  en: [
    [/on offer/i, 'for sale, available'],
    [/\bvisits?\b|appointment/i, 'viewing'],
    [/take ?over\b/i, 'take-over'],
    [/virtual viewing/i, 'virtual tour'],
    [/e-mail/i, 'email'],
  ],
  de: [
    [/energielabel/i, 'Energieklasse'],
    [/\bIhren? Suchen?\b(?! passt)|(?<!für )\b(eine neue|diese) Suche\b(?! auf)/, 'Suchauftrag'],
    [/\bImmobilien?\b/, 'Objekt'],
    [/noch einmal versuchen/i, 'erneut versuchen'],
    [/\bTyp\b/, 'Art'],
  ],
}

const folder = join(__dirname, '../../locales')
/** The words of addresses are the specification's, those of a line visitors'. */
const GIVEN: readonly string[] = ['addresses.json', 'described.json']
const textsOf = (locale: Locale) =>
  readdirSync(join(folder, locale))
    .filter((file) => !GIVEN.includes(file))
    .flatMap((file) =>
      Object.entries(
        JSON.parse(readFileSync(join(folder, locale, file), 'utf8')) as Record<string, string>,
      ).map(([key, text]) => ({ key: `${file} ${key}`, text })),
    )

test.each(LOCALES)('in %s one thing has one name', (locale) => {
  const others = textsOf(locale).flatMap(({ key, text }) =>
    OTHER_NAMES[locale]
      .filter(([other]) => other.test(text))
      .map(([, ours]) => `${key}: “${text}” (${ours})`),
  )
  expect(others).toEqual([])
})

test('what is for take-over is called so, before and after', () => {
  expect(LOCALES.map((locale) => statusLabel('TAKE_OVER', locale))).toEqual([
    'Over te nemen',
    'À remettre',
    'For take-over',
    'Zu übernehmen',
  ])
  expect(statusLabel('TAKEN_OVER', 'en')).toBe('Taken over')
})

test('the hours of a moment stay on one line: a line may end after a dash, unless a word joiner (U+2060) stands there', () => {
  const ranges = LOCALES.flatMap((locale) => textsOf(locale)).filter(({ text }) =>
    /\{\{start\}\}\s–/.test(text),
  )
  const hours = ranges.filter(({ key }) => /moment$/.test(key))
  expect(hours).toHaveLength(2 * LOCALES.length)
  for (const { text } of hours) expect(text).toContain('{{start}}\u00a0–\u2060\u00a0{{end}}')
})

test('in French no line begins with a colon or another mark that stands behind a blank', () => {
  const broken = textsOf('fr').filter(({ text }) =>
    /[ \u202f][:;!?»]|«[^\u00a0]|[\p{L})}][:;!?»](?=\s|$)/u.test(text),
  )
  expect(broken).toEqual([])
  expect(withColon('Projets', '3 projets', 'fr')).toBe('Projets\u00a0: 3 projets')
  expect(withColon('Projecten', '3 projecten', 'nl')).toBe('Projecten: 3 projecten')
})
