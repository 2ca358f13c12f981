import { drawnHash, specDigest } from '../../drawing/drawnHash'
import { assetHash, fileDigest } from './assetHash'

describe('the hash of a picture', () => {
  it('is 16 hex digits of the SHA-256 of its bytes', () => {
    // printf abc | sha256sum
    expect(assetHash('file', fileDigest(Buffer.from('abc')))).toBe('ba7816bf8f01cfea')
  })

  it('is of a drawing what links to it are written with', () => {
    const spec = { scene: 'portrait', seed: 1 }
    expect(assetHash('drawn', specDigest(spec))).toBe(drawnHash(spec))
    expect(drawnHash(spec)).toMatch(/^[0-9a-f]{16}$/)
  })
})
