import { Type } from '@sinclair/typebox'
import Ajv from 'ajv'
import { checker } from './check'
import type { Schema } from './jsonSchema'
import { inSmallParts } from './smallParts'

const words = (name: string) => Type.Object({ [name]: Type.String({ description: 'x'.repeat(300) }) })
const ajv = () => new Ajv({ strict: false, inlineRefs: false })

describe('a schema in small parts', () => {
  const home = Type.Object({
    name: Type.String(),
    garden: Type.Optional(Type.Union([words('side'), Type.Null()])),
    rooms: Type.Array(words('kind')),
    levels: Type.Record(Type.String(), words('kind')),
  })
  const parts = inSmallParts(home as Schema)

  it('has its larger objects below it, each once, and the small ones where they stood', () => {
    expect(parts.properties?.['name']).toEqual({ type: 'string' })
    expect(parts.properties?.['rooms']).toEqual({ type: 'array', items: { $ref: expect.any(String) } })
    // A room and a level are one, a garden is another.
    expect(Object.keys(parts.$defs ?? {})).toHaveLength(2)
    expect(JSON.stringify(parts).split('"kind"')).toHaveLength(3)
  })

  it.each([
    [{ name: 'Huis', garden: null, rooms: [{ kind: 'keuken' }], levels: { g: { kind: 'hal' } } }, true],
    [{ name: 'Huis', garden: { side: 'zuid' }, rooms: [], levels: {} }, true],
    [{ name: 'Huis', garden: { side: 1 }, rooms: [], levels: {} }, false],
    [{ name: 'Huis', rooms: [{}], levels: {} }, false],
    [{ name: 'Huis', rooms: [], levels: { g: 'hal' } }, false],
    [{ rooms: [], levels: {} }, false],
  ])('means the same: %j', (value, fits) => {
    expect(ajv().compile(parts)(value)).toBe(fits)
    expect(ajv().compile(home)(value)).toBe(fits)
  })

  it('leaves alone what recurs as a whole, so that one checker of it and another can be had', () => {
    const tree = Type.Recursive((of) => Type.Object({ name: Type.String(), below: Type.Array(of) }), {
      $id: 'Own',
    })
    const checkers = [checker(tree), checker(tree)]
    for (const check of checkers) expect(check({ name: 'Gent', below: [] })).toEqual([])
  })

  it('leaves whole what recurs', () => {
    const place = Type.Object({
      tree: Type.Recursive((tree) => Type.Object({ name: words('nl'), below: Type.Array(tree) }), {
        $id: 'Tree',
      }),
    })
    const fits = ajv().compile(inSmallParts(place as Schema))
    const name = { nl: 'Gent' }
    expect(fits({ tree: { name, below: [{ name, below: [] }] } })).toBe(true)
    expect(fits({ tree: { name, below: [{ name: {}, below: [] }] } })).toBe(false)
  })
})
