import { unstorable, unstorableOf } from './storable'

const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels))

describe('what the database cannot hold', () => {
  it.each([
    [{ a: [{ b: 'x\0' }] }, 'a.0.b', 'must not contain NUL or half a character'],
    ['\ud800', '', 'must not contain NUL or half a character'],
    [{ a: { 'b\0': 1 } }, 'a', 'must not have a name with NUL or half a character'],
    [JSON.parse('{"price":[1,1e999]}'), 'price.1', 'must be a finite number'],
    [nested(33), Array(32).fill('0').join('.'), 'must not go deeper than 32 levels'],
    [nested(100_000), Array(32).fill('0').join('.'), 'must not go deeper than 32 levels'],
  ])('is told by its place %#', (value, field, reason) => {
    expect(unstorable(value)).toEqual({ field, reason })
  })

  it.each([undefined, null, 'plain', 0, -1.5, nested(32), { a: [true, 'é😀', { b: null }] }])(
    'is nothing in %j',
    (value) => expect(unstorable(value)).toBeUndefined(),
  )

  it('is found in a line of JSON, by its escapes where it is a character', () => {
    const of = (json: string) => unstorableOf(json, JSON.parse(json))?.reason
    expect(of('{"a":"\\u0000"}')).toBe('must not contain NUL or half a character')
    expect(of('{"a":"\\uD83D\\uDE00"}')).toBeUndefined()
    expect(of('{"a":-1e999}')).toBe('must be a finite number')
    expect(of('{"a":"\\n"}')).toBeUndefined()
    expect(of(`{"a":${'['.repeat(40)}${']'.repeat(40)}}`)).toBe('must not go deeper than 32 levels')
  })
})
