import fc from 'fast-check'
import { LOCALES } from '../../contract/locales'
import { TABS } from '../../contract/tabs'
import de from '../../../locales/de/fields.json'
import en from '../../../locales/en/fields.json'
import fr from '../../../locales/fr/fields.json'
import nl from '../../../locales/nl/fields.json'
import { CATALOGUE } from './catalogue'
import { fieldLabel, RENTAL_FIELDS, rentalLabel, sectionTitle, VIEW_WORDS, viewWord } from './labels'
import { labelKey } from './labelKey'

const files: Record<string, Record<string, string>> = { nl, fr, en, de }
const names = [
  ...CATALOGUE.map((field) => field.path),
  ...TABS.map((tab) => `tab.${tab}`),
  ...RENTAL_FIELDS.map((field) => `rental.${field}`),
  ...VIEW_WORDS.map((word) => `word.${word}`),
]

test('no two names share a key', () => {
  expect(new Set(names.map(labelKey)).size).toBe(names.length)
})

test.each(LOCALES)('%s has a label for every field, tab, holiday field and word, and no other', (locale) => {
  expect(Object.keys(files[locale] ?? {}).sort()).toEqual(names.map(labelKey).sort())
})

test.each(LOCALES)('every label in %s is a clean line of text', (locale) => {
  for (const [key, text] of Object.entries(files[locale] ?? {})) {
    expect([key, text]).toEqual([key, expect.stringMatching(/^[\p{Lu}\p{N}]([^\n_]*[^\s_:.])?$/u)])
  }
})

test.each([
  ['ki.nonIndexed', ['Kadastraal inkomen (niet-geïndexeerd)', 'Revenu cadastral (non indexé)']],
  ['planning.presaleRight', ['Voorkooprecht', 'Droit de préemption']],
  [
    'planning.townPlanningViolation',
    ['Dagvaarding en herstelvordering', 'Citation en justice et action en réparation'],
  ],
  ['planning.buildingLicense', ['Stedenbouwkundige vergunning', 'Permis d’urbanisme']],
  ['planning.allocationLicense', ['Verkavelingsvergunning', 'Permis de lotir']],
  ['energy.eLevel', ['E-peil', 'Niveau E']],
  ['general.certificateAsbestos', ['Asbestattest', 'Attestation amiante']],
])('%s carries its legal name', (path, [dutch, french]) => {
  expect(fieldLabel(path, 'nl')).toBe(dutch)
  expect(fieldLabel(path, 'fr')).toBe(french)
})

test.each([
  ['description', ['Omschrijving', 'Description', 'Description', 'Beschreibung']],
  [
    'maxOccupation',
    ['Maximaal aantal personen', 'Nombre maximum de personnes', 'Maximum occupation', 'Maximale Belegung'],
  ],
  ['rentalName', ['Referentie', 'Référence', 'Reference', 'Referenznummer']],
] as const)('a holiday unit says %s in four languages', (field, texts) => {
  expect(LOCALES.map((locale) => rentalLabel(field, locale))).toEqual(texts)
})

test('the labels of a holiday unit are those of the spec', () => {
  expect(RENTAL_FIELDS.map((field) => rentalLabel(field, 'en'))).toEqual([
    'Description',
    'Short description',
    'Location',
    'City',
    'Maximum occupation',
    'Type',
    'Bedrooms',
    'Bathrooms',
    'Garage available',
    'Floor',
    'Residence',
    'Reference',
  ])
})

test('a tab has a heading and a view its words', () => {
  expect(sectionTitle('financialKI', 'nl')).toBe('Kadastrale gegevens')
  expect(viewWord('floodRisk', 'fr')).toBe('Risque accru d’inondation')
})

test('a key without a label is shown between underscores', () => {
  expect(fieldLabel('ki.unheardOf', 'de')).toBe('_ki_unheardOf_')
  expect(fieldLabel('constructor', 'de')).toBe('_constructor_')
})

test('the site’s own text goes before ours, a blank one does not', () => {
  expect(fieldLabel('ki.indexed', 'nl', { ki_indexed: 'Geïndexeerd KI' })).toBe('Geïndexeerd KI')
  expect(fieldLabel('ki.indexed', 'nl', { ki_indexed: ' ' })).toBe('Kadastraal inkomen (geïndexeerd)')
})

test('any name gets a label that is not blank', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...LOCALES), (path, locale) => {
      expect(fieldLabel(path, locale)).not.toBe('')
    }),
  )
})
