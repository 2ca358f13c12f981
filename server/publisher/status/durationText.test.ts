import { durationText } from './durationText'

test.each([
  [0, '0 ms'],
  [999, '999 ms'],
  [1000, '1.0 s'],
  [59_949, '59.9 s'],
  [59_990, '1 min 0 s'],
  [83_000, '1 min 23 s'],
  [119_700, '2 min 0 s'],
])('%i milliseconds read %p', (milliseconds, text) => expect(durationText(milliseconds)).toBe(text))
