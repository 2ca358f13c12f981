import fc from 'fast-check'
import { assetHash, canonicalJson, drawnHash, fileDigest, specDigest } from './assetHash'

describe('the hash of a picture', () => {
  it('is 16 hex digits of the SHA-256 of its bytes', () => {
    // printf abc | sha256sum
    expect(assetHash('file', fileDigest(Buffer.from('abc')))).toBe('ba7816bf8f01cfea')
  })

  it('does not depend on the order of a description’s keys', () => {
    expect(drawnHash({ seed: 1, scene: 'portrait' })).toBe(drawnHash({ scene: 'portrait', seed: 1 }))
    expect(drawnHash({ scene: 'portrait', seed: 1 })).not.toBe(drawnHash({ scene: 'portrait', seed: 2 }))
  })

  it('moves with the version of the drawing, for drawn pictures only', () => {
    const digest = specDigest({ scene: 'portrait', seed: 1 })
    expect(assetHash('drawn', digest, 1)).not.toBe(assetHash('drawn', digest, 2))
    expect(assetHash('file', digest, 1)).toBe(assetHash('file', digest, 2))
  })

  it('writes canonical JSON that parses to the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })
})
