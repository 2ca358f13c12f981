import fc from 'fast-check'
import { canonicalJson, drawnHash, hashOfDrawing, specDigest } from './drawnHash'

describe('the hash of a drawing', () => {
  it('does not depend on the order of a description’s keys', () => {
    expect(drawnHash({ seed: 1, scene: 'portrait' })).toBe(drawnHash({ scene: 'portrait', seed: 1 }))
    expect(drawnHash({ scene: 'portrait', seed: 1 })).not.toBe(drawnHash({ scene: 'portrait', seed: 2 }))
  })

  it('moves with the version of the drawing', () => {
    const digest = specDigest({ scene: 'portrait', seed: 1 })
    expect(hashOfDrawing(digest, 1)).not.toBe(hashOfDrawing(digest, 2))
  })

  it('writes canonical JSON that parses to the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })
})
