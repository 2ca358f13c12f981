import { estate } from '../../../tests/support/builders'
import { fromApi } from './fromApi'
import { availability, neighbourLines, unitLines, unitsAround } from './unitLines'

const house = estate()
const unit = (id: number, floorId: number, entityNumber: string, transaction = 1) =>
  estate({
    general: {
      ...house.general,
      id,
      parentId: 20,
      floorId,
      floor: String(floorId),
      entityNumber,
      transaction: { id: transaction, name: { nl: transaction === 5 ? 'Verkocht' : 'Te koop' } },
    },
  })
const project = fromApi(
  estate({
    general: { ...house.general, id: 20, project: true, title: { nl: 'De Linde' } },
    children: [
      unit(4, 1, '1.10'),
      unit(3, 1, '1.2', 5),
      unit(1, -1, '-1.1'),
      unit(2, 0, '0.1'),
      unit(5, 2, '2.1'),
    ],
  }),
  { hiddenStatus: [] },
)
if (!project) throw new Error('Nothing is hidden here')

test('units stand from the lowest floor up, on each floor by their number', () => {
  expect(unitLines(project, 'nl').map(({ name }) => name)).toEqual(['-1.1', '0.1', '1.2', '1.10', '2.1'])
})

test.each(['-0', '0'])('a floor written "%s" is 0, with no sign that a page’s data would lose', (floor) => {
  const one = estate({ general: { ...house.general, id: 7, parentId: 20, floor } })
  const of = fromApi(estate({ general: { ...house.general, id: 20, project: true }, children: [one] }), {
    hiddenStatus: [],
  })
  if (!of) throw new Error('Nothing is hidden here')
  expect(unitLines(of, 'nl')[0]?.floorLevel).toBe(0)
})

test('a sold unit stays, with its transaction for a price and no price to sort by', () => {
  const sold = unitLines(project, 'nl').find(({ sold: isSold }) => isSold)
  expect(sold).toMatchObject({ id: 3, price: 'Verkocht', priceValue: null, status: 'SOLD', areaValue: 112 })
})

test('a unit stands under its project', () => {
  expect(unitLines(project, 'fr')[0]?.path).toMatch(/^\/fr\/offre\/20\/de-linde-9000-gand\/1$/)
})

test('a unit has the units next to it for neighbours, and not itself', () => {
  const middle = project.children.find(({ general }) => general.id === 3)
  if (!middle) throw new Error('No unit 3')
  expect(neighbourLines(middle, 'nl', project).map(({ id }) => id)).toEqual([1, 2, 4, 5])
})

test('a unit leads to those beside it in the table that can be had, past a sold one; the ends know only one', () => {
  const around = (id: number) => {
    const unit = project.children.find(({ general }) => general.id === id)
    if (!unit) throw new Error(`No unit ${id}`)
    return unitsAround(unit, 'nl', project)
  }
  expect(around(2)).toMatchObject({ previous: { name: '-1.1' }, own: '0.1', next: { name: '1.10' } })
  expect(around(4)).toMatchObject({ previous: { name: '0.1' }, next: { name: '2.1' } })
  expect(around(3)).toMatchObject({ previous: { name: '0.1' }, own: '1.2', next: { name: '1.10' } })
  expect(around(1)).not.toHaveProperty('previous')
  expect(around(5)).not.toHaveProperty('next')
})

test('of five units one is sold, so four can be had', () => {
  expect(availability(unitLines(project, 'nl'))).toEqual({ free: 4, total: 5 })
  expect(availability([])).toBeUndefined()
})

test('how a unit stands is what its card says: its status, and its sticker besides', () => {
  const stuck = (nl: string, transaction = 1) => {
    const one = unit(6, 1, '1.1', transaction)
    return { ...one, general: { ...one.general, sticker: { id: 3, name: { nl } } } }
  }
  const standings = (...units: ReturnType<typeof unit>[]) => {
    const given = estate({ general: { ...house.general, id: 20, project: true }, children: units })
    const shown = fromApi(given, { hiddenStatus: [] })
    return shown ? unitLines(shown, 'nl').map(({ standing }) => standing) : []
  }
  expect(standings(unit(6, 1, '1.1'))).toEqual(['Te koop'])
  expect(standings(stuck('Onder optie'))).toEqual(['Te koop · Onder optie'])
  expect(standings(stuck('verkocht ', 5))).toEqual(['Verkocht'])
})
