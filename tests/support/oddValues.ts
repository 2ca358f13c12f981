import fc, { type Arbitrary } from 'fast-check'
import type { Schema } from '../../src/contract/jsonSchema'

/** Figures at which programs change their mind. */
export const LARGEST = [
  0, -1, 1, 0.1, 1e15, 1e21, 1.7976931348623157e308, -1.7976931348623157e308, 5e-324, 9007199254740992,
  2147483647, -2147483648,
]

/** What breaks programs that did not think of it: markup, escapes, directions, half sequences, names of the language. */
const ODD = [
  ...['', ' ', '\u00a0', '\u200b', '\ufeff', '\n', '\t', '\u2028', '\u0085'],
  ...['</script><script>ran=1</script>', '<!--', ']]>', '<b>&amp;', '"\'`', '\u001b[31m'],
  '\r\nBcc: thief@elsewhere.example',
  ...['\\', '\\u0000', '{{title}}', '{{', '$t(common:x)', '%', '%zz', '%00', '%E0%A4%A', '=1+1'],
  ...['/../..', '//', '?', '#', 'https://[', 'http://%', 'javascript:alert(1)', 'data:,', 'mailto:'],
  ...['\u202ecba', '\u2066x', '👨‍👩‍👧‍👦', '🇧🇪', '\u{10ffff}', '\ufffe', '\u0645\u0631\u062d\u0628\u0627'],
  ...['__proto__', 'constructor', 'toString', 'null', 'undefined', 'NaN', '-1', '1e999', '-0', '0x10', '٣'],
  ...['TEXT', 'BIGTEXT', 'DATE', 'BOOLEAN', '2026-02-31', '0000-00-00'],
  ...['9'.repeat(400), 'e\u0301'.repeat(40), 'ß'.repeat(300), 'x'.repeat(8000), 'een woord '.repeat(1000)],
]
const oddText = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...ODD) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
)

/** Texts that nobody thought of, as long as the schema lets them be, of whole characters that a database keeps. */
export const oddString = ({ minLength = 0, maxLength = Infinity }: Schema): Arbitrary<string> =>
  oddText.map((value) =>
    value
      .slice(0, maxLength)
      .replace(/[\p{Surrogate}\0]/gu, '')
      .padEnd(minLength, 'x'),
  )
