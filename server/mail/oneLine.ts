/** Signs that turn the direction of what follows, by which a text can be made to look like another. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/gu
const LINE_ENDS = /\r\n?|[\n\v\f\u0085\u2028\u2029]/u
const CONTROL = /[\p{Cc}\u2028\u2029]+/gu

/** The first so many characters; none is cut in two. */
const first = (text: string, most: number) => (text.length > most ? [...text].slice(0, most).join('') : text)

/**
 * Text fit for a header of a mail: line ends and other control characters become spaces, so that none begins a header.
 * @example oneLine('Hello\r\nBcc: all@example.com') // 'Hello Bcc: all@example.com'
 */
export const oneLine = (text: string, most = 200): string =>
  first(text.replace(TURNING, '').replace(CONTROL, ' ').replace(/ {2,}/g, ' ').trim(), most)

/** Text of several lines: whatever ends a line is a plain line end, and other control characters become spaces. */
export const plainLines = (text: string): string =>
  text
    .replace(TURNING, '')
    .split(LINE_ENDS)
    .map((line) => line.replace(CONTROL, ' '))
    .join('\n')
