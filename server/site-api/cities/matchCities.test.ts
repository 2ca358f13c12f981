import { matchCities, type CountedCity } from './matchCities'

const cities: CountedCity[] = [
  { id: 1, zip: '4000', name: 'Liège', alias: { nl: 'Luik', de: 'Lüttich' }, count: 5 },
  { id: 2, zip: '9100', name: 'Sint-Niklaas', alias: { fr: 'Saint-Nicolas' }, count: 2 },
  { id: 3, zip: '4420', name: 'Saint-Nicolas', alias: null, count: 9 },
  { id: 4, zip: '9000', name: 'Gent', alias: { fr: 'Gand', en: 'Ghent', de: 'Gent' }, count: 30 },
  { id: 5, zip: '8370', name: 'Blankenberge', count: 1 },
  { id: 6, zip: '9050', name: 'Gentbrugge', count: 3 },
  { id: 8, zip: '2000', name: 'Antwerpen', alias: { fr: 'Anvers', en: 'Antwerp' }, count: 4 },
  { id: 7, zip: '4780', name: 'Sankt Vith', alias: { fr: 'Saint-Vith' }, count: 1 },
]
const found = (search: string, locale: 'nl' | 'fr' | 'en' | 'de' = 'nl', limit = 8) =>
  matchCities(cities, search, locale, limit).map(({ zip, name, match }) => [zip, name, match])

describe('finding a municipality', () => {
  it.each(['Luik', 'luik', 'LIÈGE', 'liege', 'lüttich', 'Lu\u0308ttich', 'luettich', '4000', '4000 liege'])(
    'takes %s for Liège',
    (search) => expect(found(search)[0]?.slice(0, 2)).toEqual(['4000', 'Luik']),
  )

  it('names it in the visitor’s language and tells which other name was meant', () => {
    expect(found('luik', 'fr')).toEqual([['4000', 'Liège', 'Luik']])
    expect(found('luik', 'nl')).toEqual([['4000', 'Luik', null]])
    expect(found('4000', 'de')).toEqual([['4000', 'Lüttich', null]])
    expect(found('luettich', 'en')).toEqual([['4000', 'Liège', 'Lüttich']])
  })

  it('tells no other name of a place whose own name begins like that', () => {
    expect(found('Antwerp', 'nl')).toEqual([['2000', 'Antwerpen', null]])
    expect(found('antwerpen', 'en')).toEqual([['2000', 'Antwerp', 'Antwerpen']])
  })

  it('offers every place of that name', () => {
    expect(found('Saint-Nicolas', 'nl')).toEqual([
      ['4420', 'Saint-Nicolas', null],
      ['9100', 'Sint-Niklaas', 'Saint-Nicolas'],
    ])
    expect(found('saint nicolas', 'fr')).toHaveLength(2)
  })

  it('knows saints by their short form', () => {
    expect(found('st-niklaas')).toEqual([['9100', 'Sint-Niklaas', null]])
    expect(found('St. Vith', 'fr')).toEqual([['4780', 'Saint-Vith', null]])
  })

  it('puts the whole name first, then beginnings, then words within, the fullest first', () => {
    expect(found('gent')).toEqual([
      ['9000', 'Gent', null],
      ['9050', 'Gentbrugge', null],
    ])
    expect(found('nic').map(([zip]) => zip)).toEqual(['4420', '9100'])
    expect(found('9').map(([zip]) => zip)).toEqual(['9000', '9050', '9100'])
    expect(found('9', 'nl', 2)).toHaveLength(2)
  })

  it('finds nothing for what is no name, and never in the middle of a word', () => {
    expect(found('?!')).toEqual([])
    expect(found('kenberge')).toEqual([])
    expect(found('Paris')).toEqual([])
  })
})
