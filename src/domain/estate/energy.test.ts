import { energyClass } from '../rules/energyScale'
import { FULL_BAR } from './energy'

// The last value of each class and the first of the next, as the regions' certificates draw them.
test.each([
  ['FLANDERS', [0, 1, 100, 101, 200, 300, 400, 500, 501], 'A+ A A B B C D E F'],
  ['WALLONIA', [0, 45, 46, 85, 86, 170, 255, 340, 425, 510, 511], 'A++ A+ A A B B C D E F G'],
  ['BRUSSELS', [0, 45, 46, 95, 150, 210, 275, 345, 346], 'A A B B C D E F G'],
] as const)('classes of %s', (region, values, classes) => {
  expect(values.map((value) => energyClass(value, region)).join(' ')).toBe(classes)
})

test('below zero a house gives back more than it takes', () => {
  expect((['FLANDERS', 'WALLONIA', 'BRUSSELS'] as const).map((region) => energyClass(-12, region))).toEqual([
    'A+',
    'A++',
    'A',
  ])
})

test('abroad no class is made up', () => {
  expect(energyClass(100, undefined)).toBeUndefined()
})

test('the bar is full at 700 (spec §9)', () => {
  expect(FULL_BAR).toBe(700)
})
