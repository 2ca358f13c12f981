import { LOCALES, type Locale } from '../../../src/contract/locales'
import { findPlaces } from './findPlaces'
import { gazetteer } from './gazetteer'
import { placeIndex } from './placeIndex'
import { PLACE_QUERIES } from './testing/queries'

const index = placeIndex(gazetteer().values())
const answers = (typed: string, locale: Locale = 'nl', limit = 8) =>
  findPlaces(index, typed, { locale, limit })
const codes = (typed: string, locale: Locale = 'nl') => answers(typed, locale).map(({ place }) => place.code)

describe('places as people type them', () => {
  const asked = LOCALES.flatMap((locale) =>
    PLACE_QUERIES[locale].map(([typed, expected]) => {
      const [first] = answers(typed, locale)
      const answer = first ? first.place.code + (first.km ? `+${first.km}` : '') : ''
      return { locale, typed, expected, answer }
    }),
  )

  it('are found first, 97 of 100 at least', () => {
    const missed = asked.filter(({ expected, answer }) => expected !== answer)
    expect(asked.length).toBeGreaterThanOrEqual(300)
    expect(missed.slice(Math.floor(asked.length * 0.03))).toEqual([])
  })

  it('name places that there are', () => {
    const named = asked.map(({ expected }) => expected.replace(/\+\d+$/, ''))
    expect(named.filter((code) => !/^\d{4}$/.test(code) && !gazetteer().has(code))).toEqual([])
  })
})

describe('what is found', () => {
  it('tells the name by which it was found, where its own does not say it', () => {
    expect(answers('Luik', 'fr')[0]).toMatchObject({ place: { code: 'liege-4000' }, match: 'Luik' })
    expect(answers('luik', 'nl')[0]?.match).toBeNull()
    expect(answers('4000', 'de')[0]?.match).toBeNull()
  })

  it('is all that is called so, the larger first', () => {
    expect(codes('antwerpen').slice(0, 3)).toEqual(['antwerpen-2000', 'prov-antwerpen', 'arr-antwerpen'])
    expect(codes('Saint-Nicolas', 'fr')).toEqual(
      expect.arrayContaining(['saint-nicolas-4420', 'sint-niklaas-9100']),
    )
    expect(codes('9050')).toEqual(expect.arrayContaining(['gentbrugge-9050', 'ledeberg-9050']))
  })

  it.each([
    ['namur province', 'prov-namen'],
    ['province namur', 'prov-namen'],
    ['in Namur province', 'prov-namen'],
    ['in the province of Namur', 'prov-namen'],
    ['provincie Namen', 'prov-namen'],
    ['in de provincie Namen', 'prov-namen'],
    ['Namen provincie', 'prov-namen'],
    ['dans la province de Namur', 'prov-namen'],
    ['Provinz Namur', 'prov-namen'],
    ['in der Provinz Lüttich', 'prov-luik'],
    ['Province of Antwerp, Belgium', 'prov-antwerpen'],
    ['arrondissement Leuven', 'arr-leuven'],
    ["l'arrondissement de Namur", 'arr-namen'],
    ['leuven district', 'arr-leuven'],
    ['district of Leuven', 'arr-leuven'],
    ['Bezirk Verviers', 'arr-verviers'],
    ['Antwerpen centrum', 'antwerpen-2000'],
    ['in het centrum van Gent', 'gent-9000'],
    ['centre-ville de Namur', 'namur-5000'],
    ['Ghent city centre', 'gent-9000'],
    ['Eupen Zentrum', 'eupen-4700'],
  ])('is of the kind that is said with it: %s', (typed, code) => expect(codes(typed)).toEqual([code]))

  it.each([
    ['Hasselt, Limburg', 'hasselt-3500'],
    ['Hasselt (Limburg)', 'hasselt-3500'],
    ['Beveren West-Vlaanderen', 'beveren-8800'],
    ['Leuven, België', 'leuven-3000'],
  ])('is what lies in what is said behind it: %s', (typed, code) => expect(codes(typed)).toContain(code))

  it('lies in nothing else', () => expect(codes('Hasselt, Namen')).toEqual([]))

  it('is first where something is offered, among places of one size', () => {
    const countOf = ({ code }: { code: string }) => (code === 'beveren-8800' ? 3 : 0)
    const [, second] = findPlaces(index, 'beveren', { locale: 'nl', limit: 8, countOf })
    expect(second?.place.code).toBe('beveren-8800')
  })

  it('is a circle only around what has a middle', () => {
    expect(answers('gent 10 km').every(({ km, place }) => km === 10 && place.middle)).toBe(true)
    expect(answers('10 km rond de kust')[0]).toEqual({
      place: gazetteer().get('kust'),
      match: 'kust',
      called: 'so',
    })
    expect(answers('gent 0 km')[0]?.km).toBeUndefined()
    expect(answers('gent 900 km')[0]?.km).toBe(100)
  })

  it('is nothing for nonsense and for what is abroad', () => {
    for (const typed of ['?!', ' ', 'qxzwv', 'Barcelona', '0000', '99999', 'km', '10 km']) {
      expect(codes(typed)).toEqual([])
    }
  })
})
