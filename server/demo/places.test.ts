import { places } from './places'

describe('the places of the demo', () => {
  it('have an id of their own each', () => {
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length)
    expect(places.length).toBeGreaterThan(160)
  })

  it('lie inside Belgium', () => {
    for (const { name, lat, lon } of places) {
      expect([name.nl, lat > 49.49 && lat < 51.51, lon > 2.54 && lon < 6.41]).toEqual([name.nl, true, true])
    }
  })

  it('carry a postal code of their province', () => {
    const ranges: Record<string, [number, number][]> = {
      brussels: [[1000, 1299]],
      'walloon-brabant': [[1300, 1499]],
      'flemish-brabant': [
        [1500, 1999],
        [3000, 3499],
      ],
      antwerp: [[2000, 2999]],
      limburg: [[3500, 3999]],
      liege: [[4000, 4999]],
      namur: [[5000, 5999]],
      hainaut: [
        [6000, 6599],
        [7000, 7999],
      ],
      luxembourg: [[6600, 6999]],
      'west-flanders': [[8000, 8999]],
      'east-flanders': [[9000, 9999]],
    }
    for (const { zip, province, name } of places) {
      const fits = ranges[province]?.some(([from, to]) => Number(zip) >= from && Number(zip) <= to)
      expect([name.nl, zip, fits]).toEqual([name.nl, zip, true])
    }
  })

  it('know three regions, four language areas and five kinds', () => {
    expect(new Set(places.map(({ region }) => region)).size).toBe(3)
    expect(new Set(places.map(({ area }) => area))).toEqual(new Set(['nl', 'fr', 'de', 'both']))
    expect(new Set(places.map(({ kind }) => kind)).size).toBe(5)
  })

  it('use the name of the reader’s language', () => {
    const liege = places.find(({ zip }) => zip === '4000')
    expect(liege?.name).toEqual({ nl: 'Luik', fr: 'Liège', en: 'Liège', de: 'Lüttich' })
  })
})
