/** The beginning of a text, without half a character at its end: no database keeps such a one. */
export const shortText = (text: string, most: number) => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
