import { decimal } from '../../../../src/domain/format/number'
import { area, capital, offered, paragraphs, type Sentence } from '../compose'
import type { Facts, Listing } from '../facts'
import type { Rng } from '../../rng'
import { dealWords, nearby, short } from './deal'
import { available, closing } from './practical'
import { a, this_ } from './words'

/** The text of a garage, a parking space or a cellar. */
export const garage = (f: Facts, rng: Rng): Listing => {
  const car = f.subType !== 'CELLAR'
  const good = rng.pick(['gut erreichbar', 'trocken', 'günstig gelegen'])
  return {
    short: short(f, f.area ? `, ${area(f.area)}` : ''),
    description: paragraphs(rng, [
      [
        offered(
          f.gone,
          [
            `${capital(a(f.subType, good))} in ${f.place.name.de}${f.area ? ` mit einer Fläche von ${area(f.area)}` : ''}.`,
          ],
          [
            `In ${f.place.name.de} ist ${this_(f.subType)} ${dealWords[f.deal]}${f.area ? `: ${area(f.area)}, gut zu erreichen` : ''}.`,
          ],
        ),
        car
          ? [
              'Die Einfahrt ist breit, das Rangieren gelingt auch mit einem Familienauto.',
              'Das Ein- und Ausfahren geht mühelos, auch zu Stoßzeiten.',
              'Die Durchfahrt eignet sich für ein hohes Auto.',
            ]
          : [
              'Der Raum ist trocken, beleuchtet und abschließbar.',
              'Über den gemeinsamen Flur sind Sie in wenigen Schritten da.',
            ],
      ],
      [
        car
          ? [
              'Der Zugang ist beleuchtet und wird regelmäßig gepflegt.',
              'Die Hausverwaltung hält den Zugang sauber und hell.',
              'In der Straße sind Parkplätze knapp, ein fester Platz ist daher besonders nützlich.',
            ]
          : 'Geeignet für Fahrräder, Akten oder Saisonsachen.',
        car && [
          'Ein Ladepunkt ist nach Absprache möglich.',
          'Strom ist vorhanden.',
          'Die Leitung für eine Ladestation ist vorbereitet.',
        ],
        f.deal === 'sale' &&
          !f.gone && [
            'Auch als kleine Anlage überlegenswert: Die Nachfrage von Mietern ist hier groß.',
            'Sie kaufen ohne nennenswerte Nebenkosten.',
          ],
      ],
      [nearby(f), available(f), closing(f)],
    ]),
  }
}

const land = (f: Facts): Sentence =>
  f.buildable
    ? [
        'Die Versorgungsleitungen liegen in der Straße.',
        'Das Grundstück ist an keinen Bauträger gebunden: Architekt und Bauunternehmen wählen Sie selbst.',
        'Die Bauvorschriften erlauben ein geräumiges Einfamilienhaus.',
      ]
    : [
        'Das Grundstück ist über einen befestigten Weg erreichbar.',
        'Die Fläche ist pachtfrei und gut erschlossen.',
        'Bebaut werden darf hier nicht; Ruhe und Grün bleiben also erhalten.',
      ]

/** The text of a plot, buildable or not. */
export const plot = (f: Facts, rng: Rng): Listing => ({
  short: short(
    f,
    `${f.ground ? `, ${area(f.ground)}` : ''}${f.width ? `, ${decimal(f.width)} m breit` : ''}`,
  ),
  description: paragraphs(rng, [
    [
      offered(
        f.gone,
        [`${capital(this_(f.subType))} in ${f.place.name.de} umfasst ${area(f.ground ?? 0)}.`],
        [
          `In ${f.place.name.de} bieten wir ${a(f.subType, undefined, 'accusative')} von ${area(f.ground ?? 0)} an.`,
        ],
      ),
      f.width !== undefined && [
        `Die Breite an der Straße beträgt ${decimal(f.width)} m.`,
        `Die Straßenfront misst ${decimal(f.width)} m.`,
      ],
      {
        city: 'Es ist eine der wenigen freien Parzellen im Viertel.',
        town: 'Die Straße ist ruhig und bereits größtenteils bebaut.',
        village: ['Felder und vereinzelte Häuser liegen rundum.', 'Die Parzelle liegt am Rand des Dorfes.'],
        coast: 'Die Dünen und das Meer sind ganz nah.',
        ardennes: [
          'Die Hanglage bietet einen weiten Blick über das Tal.',
          'Wald und Wiesen wechseln sich in der Umgebung ab.',
        ],
      }[f.place.kind],
    ],
    [
      land(f),
      f.buildable
        ? 'Die Lage erlaubt ein freistehendes oder halb freistehendes Haus mit dem Wohnraum zur Gartenseite.'
        : [
            'Der Zaun ist in gutem Zustand und die Zufahrt breit genug für landwirtschaftliche Fahrzeuge.',
            'Die Grenze folgt einer Hecke und einem Graben und ist vor Ort gut zu erkennen.',
          ],
      f.buildable
        ? 'Ein aktueller Vermessungsplan und die Bodenbescheinigung liegen vor.'
        : 'Die Bodenbescheinigung und der Katasterplan liegen vor.',
      f.garden && 'Die Rückseite liegt günstig für einen sonnigen Garten.',
    ],
    [nearby(f), available(f), closing(f)],
  ]),
})
