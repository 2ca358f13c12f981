import { paragraphs } from '../compose'
import type { Listing, RentalFacts } from '../facts'
import type { Rng } from '../../rng'
import { bathrooms, bedrooms } from './words'

const views: Record<RentalFacts['view'], string> = {
  sea: 'Meerblick',
  dunes: 'Blick auf die Dünen',
  forest: 'Blick auf den Wald',
  valley: 'Blick über das Tal',
  village: 'Blick auf das Dorf',
}

const sleeping = (f: RentalFacts): string => (f.bedrooms === 0 ? 'eine Schlafnische' : bedrooms(f.bedrooms))
const withSleeping = (f: RentalFacts): string =>
  f.bedrooms === 0 ? 'Schlafnische' : f.bedrooms === 1 ? 'einem Schlafzimmer' : `${bedrooms(f.bedrooms)}n`

/** The text of a holiday unit. */
export const rental = (f: RentalFacts, rng: Rng): Listing => {
  const what = f.house ? 'Ferienhaus' : 'Ferienwohnung'
  const this_ = f.house ? 'dieses' : 'diese'
  const where = f.place.name.de
  return {
    short: `${what} in ${where} für ${f.persons} Personen, mit ${withSleeping(f)} und ${views[f.view]}.`,
    description: paragraphs(rng, [
      [
        [
          `${f.house ? 'Dieses' : 'Diese'} ${what} in ${where} bietet Platz für bis zu ${f.persons} Personen.`,
          `Urlaub ${f.persons === 2 ? 'zu zweit' : `für ${f.persons} Personen`} in ${where}: ${this_} ${what} hat den Platz dafür.`,
        ],
        `Sie genießen den ${views[f.view]}.`,
        f.floor !== undefined &&
          !f.house &&
          (f.floor === 0
            ? 'Sie liegt im Erdgeschoss.'
            : `Sie liegt im ${f.floor}. Stock und ist mit dem Aufzug erreichbar.`),
      ],
      [
        `Es gibt ${sleeping(f)} und ${bathrooms(Math.max(1, f.bathrooms))}.`,
        [
          'In der Küche stehen Geschirrspüler, Kombibackofen und Kaffeemaschine.',
          'Die Küche ist voll ausgestattet, mit Geschirrspüler und Backofen.',
        ],
        [
          'Der Wohnbereich hat einen Fernseher und WLAN.',
          'WLAN, Fernseher und Gesellschaftsspiele sind vorhanden.',
        ],
        f.terrace && [
          'Auf der Terrasse steht ein Tisch, an dem alle Platz finden.',
          'Draußen gibt es eine Terrasse mit Gartenmöbeln.',
        ],
      ],
      [
        f.garage && 'Das Auto kann in der Garage stehen.',
        f.pets ? 'Ein Hund ist auf Anfrage willkommen.' : 'Haustiere sind nicht erlaubt.',
        f.beach !== undefined && `Der Strand ist ${f.beach} m entfernt.`,
        [
          'Anreise ab 16 Uhr, Abreise bis 10 Uhr.',
          'Sie kommen ab 16 Uhr an und reisen bis spätestens 10 Uhr ab.',
        ],
        f.linen
          ? 'Bettwäsche liegt bereit und wird pro Person berechnet; Handtücher bringen Sie selbst mit.'
          : 'Bettwäsche und Handtücher bringen Sie selbst mit.',
      ],
    ]),
  }
}
