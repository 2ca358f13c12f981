/** The middle one of some amounts, of two the whole number between them; undefined where there is none. */
export function median(amounts: readonly number[]): number | undefined {
  const sorted = [...amounts].sort((a, b) => a - b)
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]]
  return low === undefined || high === undefined ? undefined : Math.round((low + high) / 2)
}
