import { estate, site } from '../../../tests/support/builders'
import { fromApi } from '../../domain/estate/fromApi'
import { pickEstates } from './favouriteEstate'

const { general } = estate()
const shown = (one: ReturnType<typeof estate>) => fromApi(one, site) ?? []
const villa = estate()
const project = estate({
  isProject: true,
  general: { ...general, id: 20, project: true },
  children: [estate({ general: { ...general, id: 21, parentId: 20 } })],
})
const found = [project, villa].flatMap(shown)

describe('listings of favourite ids', () => {
  test('come in the order of the ids, and only those asked for', () => {
    expect(pickEstates([7, 20], found).map(({ id }) => id)).toEqual([7, 20])
    expect(pickEstates([7], found).map(({ id }) => id)).toEqual([7])
  })

  test('a unit is itself, with its project for its address', () => {
    const [unit] = pickEstates([21], found)
    expect(unit?.estate.general.id).toBe(21)
    expect(unit?.project?.general.id).toBe(20)
  })

  test('what was not found is left out', () => {
    expect(pickEstates([99, 7], found).map(({ id }) => id)).toEqual([7])
  })
})
