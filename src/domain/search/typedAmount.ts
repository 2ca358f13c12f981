/** What is left of a whole amount behind the point or comma of its cents: a group of three is a thousand, in whichever language. */
const CENTS = /[.,]\d{0,2}$/

/**
 * The whole amount that somebody typed, as people of four languages write thousands; undefined where there is no digit.
 * @example typedAmount('€ 250.000') // 250000
 * @example typedAmount('600,000') // 600000
 * @example typedAmount('600k') // 600000
 */
export function typedAmount(text: string): number | undefined {
  const [, figure = '', thousand] = /^(.*?)(?:\s*(k))?$/i.exec(text.trim()) ?? []
  const digits = figure.replace(CENTS, '').replace(/\D/g, '')
  return digits ? Number(digits) * (thousand ? 1000 : 1) : undefined
}
