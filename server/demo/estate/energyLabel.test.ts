import { energyLabel, labelText } from './energyLabel'

describe('the energy class', () => {
  it.each([
    ['FLANDERS', 100, 'A'],
    ['FLANDERS', 101, 'B'],
    ['FLANDERS', 612, 'F'],
    ['BRUSSELS', 151, 'D'],
    ['BRUSSELS', 400, 'G'],
    ['WALLONIA', 45, 'A_PLUS'],
    ['WALLONIA', 255, 'C'],
    ['WALLONIA', 511, 'G'],
  ] as const)('of %s at %i kWh/m² is %s', (region, epc, label) => {
    expect(energyLabel(region, epc)).toBe(label)
  })

  it('is written with plus signs', () => {
    expect([labelText('A_PLUS_PLUS'), labelText('A_PLUS'), labelText('B')]).toEqual(['A++', 'A+', 'B'])
  })
})
