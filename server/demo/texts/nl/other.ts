import { decimal } from '../../../../src/domain/format/number'
import { area, capital, offered, paragraphs, type Sentence } from '../compose'
import type { Facts, Listing } from '../facts'
import type { Rng } from '../../rng'
import { dealWords, nearby, short } from './deal'
import { available, closing } from './practical'
import { a, this_, type Adjective } from './words'

/** The text of a garage, a parking space or a cellar. */
export const garage = (f: Facts, rng: Rng): Listing => {
  const car = f.subType !== 'CELLAR'
  const good: Adjective = rng.pick([
    ['vlot bereikbaar', 'vlot bereikbare'],
    ['droog', 'droge'],
    ['goed gelegen', 'goed gelegen'],
  ])
  return {
    short: short(f, f.area ? `, ${area(f.area)}` : ''),
    description: paragraphs(rng, [
      [
        offered(
          f.gone,
          [
            `${capital(a(f.subType, good))} in ${f.place.name.nl}${f.area ? `, met een oppervlakte van ${area(f.area)}` : ''}.`,
          ],
          [
            `In ${f.place.name.nl} is ${this_(f.subType)} ${dealWords[f.deal]}${f.area ? `: ${area(f.area)}, makkelijk te bereiken` : ''}.`,
          ],
        ),
        car
          ? [
              'De inrit is breed en het manoeuvreren gaat vlot, ook met een gezinswagen.',
              'In- en uitrijden gaat zonder moeite, ook op drukke uren.',
              'De doorgang is ruim genoeg voor een hoge wagen.',
            ]
          : [
              'De ruimte is droog, verlicht en afsluitbaar.',
              'Via de gemeenschappelijke gang bent u er in enkele stappen.',
            ],
      ],
      [
        car
          ? [
              'De toegang is verlicht en wordt regelmatig onderhouden.',
              'De syndicus houdt de toegang netjes en verlicht.',
              'In de straat zelf is parkeren schaars, wat een vaste plaats extra nuttig maakt.',
            ]
          : 'Geschikt voor fietsen, archief of seizoensspullen.',
        car && [
          'Een laadpunt is in overleg mogelijk.',
          'Elektriciteit is aanwezig.',
          'Voor een laadpaal is de leiding voorzien.',
        ],
        f.deal === 'sale' &&
          !f.gone && [
            'Ook als kleine belegging de moeite waard: de vraag naar verhuur is hier groot.',
            'U koopt zonder gemene kosten van betekenis.',
          ],
      ],
      [nearby(f), available(f), closing(f)],
    ]),
  }
}

const land = (f: Facts): Sentence =>
  f.buildable
    ? [
        'De nutsleidingen liggen in de straat.',
        'U kiest zelf uw architect en aannemer.',
        'De stedenbouwkundige voorschriften staan een ruime gezinswoning toe.',
      ]
    : [
        'Het perceel is bereikbaar langs een verharde weg.',
        'De grond is vrij van pacht en goed ontsloten.',
        'Bouwen is hier niet toegelaten; rust en groen blijven dus verzekerd.',
      ]

/** The text of a plot, buildable or not. */
export const plot = (f: Facts, rng: Rng): Listing => ({
  short: short(
    f,
    `${f.ground ? `, ${area(f.ground)}` : ''}${f.width ? `, ${decimal(f.width)} m breed` : ''}`,
  ),
  description: paragraphs(rng, [
    [
      offered(
        f.gone,
        [
          `${capital(this_(f.subType))} in ${f.place.name.nl} heeft een oppervlakte van ${area(f.ground ?? 0)}.`,
        ],
        [
          `In ${f.place.name.nl} bieden we ${a(f.subType, ['mooi gelegen', 'mooi gelegen'])} van ${area(f.ground ?? 0)} aan.`,
        ],
      ),
      f.width !== undefined && [
        `De breedte aan de straat bedraagt ${decimal(f.width)} m.`,
        `De straatzijde van het perceel meet ${decimal(f.width)} m.`,
      ],
      {
        city: 'Het is een van de zeldzame open percelen in de buurt.',
        town: 'De straat is rustig en al grotendeels bebouwd.',
        village: ['Rondom liggen velden en verspreide huizen.', 'Het perceel ligt aan de rand van het dorp.'],
        coast: 'De duinen en de zee liggen vlakbij.',
        ardennes: [
          'De helling geeft een weids zicht over de vallei.',
          'Bos en weiden wisselen elkaar af in de omgeving.',
        ],
      }[f.place.kind],
    ],
    [
      land(f),
      f.buildable
        ? 'De ligging laat een open of halfopen bebouwing toe, met de leefruimte aan de tuinkant.'
        : [
            'De afsluiting is in goede staat en de toegang is breed genoeg voor een landbouwvoertuig.',
            'De grens loopt langs een haag en een gracht, duidelijk te volgen op het terrein.',
          ],
      f.buildable
        ? 'Een recent opmetingsplan en het bodemattest zijn beschikbaar.'
        : 'Het bodemattest en het kadastraal plan zijn beschikbaar.',
      f.garden && [`De achterzijde is goed gericht voor een zonnige tuin.`],
    ],
    [nearby(f), available(f), closing(f)],
  ]),
})
