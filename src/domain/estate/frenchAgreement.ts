/** First words of French names that are feminine, as types and subtypes are called. */
const FEMININE =
  /^(maison|villa|ferme|fermette|exploitation|résidence|ancienne|péniche|cave|prairie|pâture|terre|parcelle|salle|usine|unité|brasserie|boulangerie|boucherie|pharmacie|librairie|concession|station-service|crèche|propriété|place|chambres?|serres?)(?=\s|$)/i
const PLURAL = /^(chambres|serres)(?=\s|$)/i

/** A status that is a participle, as French writes it after its noun: it agrees with what was sold. */
const PARTICIPLE = /^(vendu|loué|remis)$/i

/**
 * What has become of a listing, agreeing in French with the name of its type.
 * @example agreeing('vendu', 'Maison de maître') // 'vendue'
 */
export function agreeing(status: string, what: string): string {
  if (!PARTICIPLE.test(status) || !FEMININE.test(what)) return status
  return PLURAL.test(what) ? `${status}es` : `${status}e`
}
