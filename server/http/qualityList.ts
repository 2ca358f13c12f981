/** One wish of an Accept-… header: its value in lower case and how much it is wanted, 0 (refused) to 1. */
export interface Wish {
  value: string
  quality: number
}

/** More wishes than any browser sends are not read, so that a long header costs nothing. */
const MOST = 50

function qualityOf(parameters: readonly string[]): number {
  for (const parameter of parameters) {
    const [name, value] = parameter.split('=')
    if (name?.trim().toLowerCase() !== 'q') continue
    const quality = Number(value?.trim() || NaN)
    return quality >= 0 && quality <= 1 ? quality : 0
  }
  return 1
}

/**
 * Wishes of an Accept-Language or Accept-Encoding header (RFC 9110 §12.4.2), the strongest first and equal
 * ones in the order of the header. A quality that is no number from 0 to 1 counts as a refusal.
 * @example qualityList('en;q=0.5, nl') // [{ value: 'nl', quality: 1 }, { value: 'en', quality: 0.5 }]
 */
export function qualityList(header: string | undefined): Wish[] {
  return (header ?? '')
    .split(',', MOST)
    .map((part) => {
      const [value = '', ...parameters] = part.split(';')
      return { value: value.trim().toLowerCase(), quality: qualityOf(parameters) }
    })
    .filter((wish) => wish.value)
    .sort((a, b) => b.quality - a.quality)
}
