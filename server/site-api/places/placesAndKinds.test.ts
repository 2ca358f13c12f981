import de from '../../../locales/de/described.json'
import en from '../../../locales/en/described.json'
import fr from '../../../locales/fr/described.json'
import nl from '../../../locales/nl/described.json'
import { plain } from '../../../src/domain/search/saidLine'
import { joinedNames } from '../../../src/domain/search/saidNames'
import { speltKinds } from '../../../src/domain/search/speltKinds'
import { belgianPlaces } from './places'

test.each(Object.entries({ nl, fr, en, de }))(
  'no place of Belgium is taken for a kind, in %s',
  (_, words) => {
    const kinds = Object.entries(words).flatMap(([key, ways]) =>
      /^(?:type|subType)\./.test(key) ? ways : [],
    )
    const ways = plain(kinds.join('|')).split('|')
    // The name of a kind as it is spelt is read as one.
    const names = belgianPlaces().names.map(({ name }) => joinedNames(plain(name)))
    const unlikeKinds = names.filter((name) => !name.split(' ').some((word) => ways.includes(word)))
    expect(unlikeKinds.filter((name) => speltKinds(name, ways) !== name)).toEqual([])
  },
)
