import { CODES } from '../../contract/codes'
import { energyLabelText } from '../codes/energyLabels'
import { ENERGY_CLASSES } from './energyClasses'

const takes = (name: string) => new Map(ENERGY_CLASSES).get(name)?.map((code) => code) ?? []

test('a class takes every label that is no worse, and none that is', () => {
  const labels = (name: string) => takes(name).map((code) => energyLabelText(code as 'A'))
  expect(labels('A').sort()).toEqual(['A', 'A+', 'A++', 'A+-A++', 'A-A+'])
  expect(labels('B')).toEqual(expect.arrayContaining([...labels('A'), 'B', 'B-A']))
  expect(takes('B')).toHaveLength(7)
})

test('no label of the contract is forgotten but those that a G is in', () => {
  const [worst = ''] = ENERGY_CLASSES.map(([name]) => name).slice(-1)
  const others = CODES.EnergyLabel.filter((code) => !takes(worst).includes(code))
  expect(others).toEqual(['G', 'G_A', 'G_B', 'G_C', 'G_D', 'G_E', 'G_F'])
  expect(CODES.EnergyLabel).toEqual(expect.arrayContaining(takes(worst)))
})
