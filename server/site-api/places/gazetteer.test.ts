import { regionOfZip } from '../../../src/domain/rules/region'
import { gazetteer, readPlaces } from './gazetteer'

const places = [...gazetteer().values()]
const called = (code: string) => gazetteer().get(code)
const of = (kind: string) => places.filter((place) => place.kind === kind)

describe('the gazetteer', () => {
  it('has the municipalities of 1 January 2025, and all above them', () => {
    expect(of('municipality')).toHaveLength(565)
    expect(of('province')).toHaveLength(10)
    expect(of('arrondissement')).toHaveLength(41)
    expect(of('part').length).toBeGreaterThan(2000)
  })

  it('puts each town into the region that its postal codes are of', () => {
    const names = { vlaanderen: 'FLANDERS', wallonie: 'WALLONIA', brussel: 'BRUSSELS' }
    for (const [code, region] of Object.entries(names)) {
      expect(new Set(called(code)?.zips.map(regionOfZip))).toEqual(new Set([region]))
    }
  })

  it('gives every postal code to one municipality', () => {
    const owners = new Map<string, string[]>()
    for (const { code, zips } of of('municipality')) {
      for (const zip of zips) owners.set(zip, [...(owners.get(zip) ?? []), code])
    }
    expect([...owners].filter(([, codes]) => codes.length > 1)).toEqual([])
    expect(owners.size).toBeGreaterThan(1100)
  })

  it('has every town in Belgium, near what it lies in', () => {
    for (const { code, middle, parent, kind } of places) {
      if (kind !== 'municipality' && kind !== 'part') continue
      if (!middle) throw new Error(`${code} is nowhere`)
      expect(middle.lat).toBeGreaterThan(49.4)
      expect(middle.lat).toBeLessThan(51.6)
      expect(middle.lon).toBeGreaterThan(2.5)
      expect(middle.lon).toBeLessThan(6.5)
      if (!parent?.middle) continue
      const km = Math.hypot((middle.lat - parent.middle.lat) * 111, (middle.lon - parent.middle.lon) * 71)
      expect([code, km < 18]).toEqual([code, true])
    }
  })

  it('knows what was merged, and where it went', () => {
    expect(called('zwijndrecht-2070')?.parent?.code).toBe('beveren-kruibeke-zwijndrecht-9120')
    expect(called('beveren-kruibeke-zwijndrecht-9120')?.parent?.parent?.code).toBe('oost-vlaanderen')
    expect(called('kortessem-3720')?.zips).toContain('3724')
    expect(called('hasselt-3500')?.zips).toContain('3720')
  })

  it('names places in four languages', () => {
    expect(called('liege-4000')?.names).toEqual({ nl: 'Luik', fr: 'Liège', en: 'Liège', de: 'Lüttich' })
    expect(called('kust')?.zips).toEqual(expect.arrayContaining(['8300', '8380', '8400', '8660']))
  })

  it('is refused with a line that is no place, or lies in none', () => {
    expect(() => readPlaces('x\tvillage\t\t\t\t\t\tX')).toThrow('Not a place')
    expect(() => readPlaces('x\tpart\ty\t9000\t51\t3\t\tX')).toThrow('No place is called y')
  })
})
