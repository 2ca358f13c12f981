import { compact } from './compact'

it('drops what is undefined and groups that hold nothing, and keeps null, zero and empty lists', () => {
  const loose = {
    a: undefined,
    b: null,
    c: 0,
    d: [],
    e: { f: undefined },
    g: { h: '' },
    i: [{ j: undefined, k: 1 }],
  }
  expect(JSON.stringify(compact(loose))).toBe('{"b":null,"c":0,"d":[],"g":{"h":""},"i":[{"k":1}]}')
})
