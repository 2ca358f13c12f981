/** Names of places that end in a word of another meaning: Louvain-la-Neuve, Braine-le-Château, Sint-Eloois-Winkel. */
const NAMES =
  /heusden zolder(?!\p{L})|rue neuve(?!\p{L})|(?<=\p{L} )la (?:neuve|loue)(?!\p{L})|(?<=\p{L} )le chateau(?!\p{L})|op den bos(?!\p{L})|helen bos|bourseigne neuve|(?:kruis|eloois) winkel/gu

/** A letter that no language has, so that nothing is read out of what it joins. */
const JOINT = 'ǀ'

/** A line without accents in which nothing is read out of the names of places. */
export const joinedNames = (line: string): string =>
  line.replace(NAMES, (name) => name.replaceAll(' ', JOINT))

/** The same as it was. */
export const apart = (line: string): string => line.replaceAll(JOINT, ' ')
