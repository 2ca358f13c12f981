import { assetHash, fileDigest } from './assetHash'

it('of a picture is 16 hex digits of the SHA-256 of its bytes', () => {
  // printf abc | sha256sum
  expect(assetHash(fileDigest(Buffer.from('abc')))).toBe('ba7816bf8f01cfea')
})
