import fc from 'fast-check'
import { LOCALES } from '../contract/locales'
import { estate } from '../../tests/support/builders'
import { addressCase, addressLine } from './address'
import { estatePath } from './estatePath'
import { estateSlug, slugify } from './slug'

const house = estate()
const hidden = estate({ address: { ...house.address, visible: false } })
const project = estate({
  general: {
    ...house.general,
    id: 20,
    project: true,
    title: { nl: 'Residentie De Linde', fr: 'Résidence Les Tilleuls' },
  },
})
const unit = estate({ general: { ...house.general, id: 21, parentId: 20 } })

describe('slugs (spec §2)', () => {
  test('are cut between words, for a file cannot have a name of any length', () => {
    const titled = (nl: string) => estate({ general: { ...project.general, title: { nl } } })
    const words = estateSlug(titled('Residentie De Linde '.repeat(30)), 'nl')
    expect(words.length).toBeLessThanOrEqual(150)
    expect(words).toMatch(/^(residentie-de-linde-)+residentie(-de(-linde)?)?$/)
    expect(estateSlug(titled('x'.repeat(400)), 'nl')).toHaveLength(150)
  })

  test('a property: subtype, transaction, in, street, postal code, city', () => {
    expect(estateSlug(house, 'nl')).toBe('villa-te-koop-in-kouter-12-3-9000-gent')
    expect(estateSlug(house, 'en')).toBe('villa-for-sale-in-kouter-12-3-9000-ghent')
    expect(estateSlug(house, 'de')).toBe('villa-zu-verkaufen-in-kouter-12-3-9000-gent')
  })

  test('in French the word is a', () => {
    expect(estateSlug(house, 'fr')).toBe('villa-a-vendre-a-kouter-12-3-9000-gand')
  })

  test('a project: its title, postal code, city', () => {
    expect(estateSlug(project, 'fr')).toBe('residence-les-tilleuls-9000-gand')
  })

  test('a title missing in a language is taken from another', () => {
    expect(estateSlug(project, 'de')).toBe('residentie-de-linde-9000-gent')
  })

  test('a hidden street does not come out through the address', () => {
    expect(estateSlug(hidden, 'nl')).toBe('villa-te-koop-in-9000-gent')
  })

  test('any text gives lower-case ASCII, and giving it again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...LOCALES), (text, locale) => {
        const slug = slugify(text, locale)
        expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
        expect(slugify(slug, locale)).toBe(slug)
      }),
    )
  })

  test('German spells its umlauts out, however they are put together; the others take the dots off', () => {
    expect(slugify('ÖFFENTLICHE Häuser, Brückenstraße', 'de')).toBe('oeffentliche-haeuser-brueckenstrasse')
    expect(slugify('Häuser'.normalize('NFD'), 'de')).toBe('haeuser')
    expect(slugify('Citroën, Meïr', 'de')).toBe('citroen-meir')
    expect(slugify('Brückenstraße', 'nl')).toBe('bruckenstrasse')
  })

  test('letters without an accent to take off', () => {
    expect(slugify('Große Straße Œuvre Łódź', 'nl')).toBe('grosse-strasse-oeuvre-lodz')
  })
})

describe('the three address cases (spec §2)', () => {
  test('project, property inside a project, stand-alone property', () => {
    expect([project, unit, house].map(addressCase)).toEqual(['project', 'unit', 'property'])
  })

  test('a project and a property stand at their slug', () => {
    expect(estatePath(project, 'fr')).toBe('/fr/offre/20/residence-les-tilleuls-9000-gand')
    expect(estatePath(house, 'nl')).toBe('/nl/aanbod/7/villa-te-koop-in-kouter-12-3-9000-gent')
  })

  test('a unit stands under its project', () => {
    expect(estatePath(unit, 'en', project)).toBe('/en/offer/20/residentie-de-linde-9000-ghent/21')
  })

  test('a unit whose project is not known stands at its own slug', () => {
    expect(estatePath(unit, 'en')).toBe('/en/offer/21/villa-for-sale-in-kouter-12-3-9000-ghent')
  })

  test('the line a visitor reads', () => {
    expect(LOCALES.map((locale) => addressLine(house.address, locale))).toEqual([
      'Kouter 12 / 3, 9000 Gent',
      'Kouter 12 / 3, 9000 Gand',
      'Kouter 12 / 3, 9000 Ghent',
      'Kouter 12 / 3, 9000 Gent',
    ])
    expect(addressLine(hidden.address, 'fr')).toBe('9000 Gand')
  })
})
