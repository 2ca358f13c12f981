import { sizeText } from './sizeText'

test.each([
  [0, '0.0 MB'],
  [4_230_000, '4.2 MB'],
  [123_400_000, '123 MB'],
  [2_540_000_000, '2.5 GB'],
])('%i bytes are %s', (bytes, text) => expect(sizeText(bytes)).toBe(text))
