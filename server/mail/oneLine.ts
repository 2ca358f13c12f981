/**
 * Text fit for a header of a mail: line ends and other control characters become spaces, so that none begins a header.
 * @example oneLine('Hello\r\nBcc: all@example.com') // 'Hello Bcc: all@example.com'
 */
export const oneLine = (text: string, most = 200): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, most)
