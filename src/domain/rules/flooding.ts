/** Flooding scores run from A (no risk) to D; those after C carry a mark (spec §5). */
export const isFloodRisk = (score: unknown) =>
  typeof score === 'string' && /^[A-Z]$/.test(score) && score > 'C'
