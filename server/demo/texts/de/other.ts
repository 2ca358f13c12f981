import { capital, fitting, paragraphs, type Sentence } from '../compose'
import type { CommercialUse, Facts, Listing } from '../facts'
import type { Rng } from '../../rng'
import { available, closing } from './practical'
import { a, area, bedrooms, count, decimal, near, noun, this_ } from './words'

const dealWords = { sale: 'zu verkaufen', rent: 'zu vermieten', takeOver: 'zu übernehmen' } as const

const nearby = (f: Facts): Sentence =>
  f.near.length > 0 && [`Im Umkreis liegen: ${near(f)}.`, `In der Nähe: ${near(f)}.`]

const short = (f: Facts, extra: string): string =>
  fitting(200, [
    `${capital(noun(f.subType))} in ${f.place.name.de} ${dealWords[f.deal]}${extra}.`,
    `${capital(noun(f.subType))} in ${f.place.name.de}.`,
  ])

/** The text of a garage, a parking space or a cellar. */
export const garage = (f: Facts, rng: Rng): Listing => {
  const car = f.subType !== 'CELLAR'
  const good = rng.pick(['gut erreichbar', 'trocken', 'günstig gelegen'])
  return {
    short: short(f, f.area ? `, ${area(f.area)}` : ''),
    description: paragraphs(rng, [
      [
        [
          `${capital(a(f.subType, good))} in ${f.place.name.de}${f.area ? ` mit einer Fläche von ${area(f.area)}` : ''}.`,
          `In ${f.place.name.de} ist ${this_(f.subType)} ${dealWords[f.deal]}${f.area ? `: ${area(f.area)}, gut zu erreichen` : ''}.`,
        ],
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
        f.deal === 'sale' && [
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
      [
        `${capital(this_(f.subType))} in ${f.place.name.de} umfasst ${area(f.ground ?? 0)}.`,
        `In ${f.place.name.de} bieten wir ${a(f.subType, undefined, 'accusative')} von ${area(f.ground ?? 0)} an.`,
      ],
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

const uses: Record<CommercialUse, readonly Sentence[]> = {
  office: [
    [
      'Die Fläche lässt sich mit Glaswänden gliedern oder offen nutzen.',
      'Es gibt helle Arbeitsplätze, einen Besprechungsraum und eine kleine Küche.',
    ],
    [
      'Glasfaser und Datenverkabelung sind vorhanden.',
      'Sonnenschutz, Datenverkabelung und Zutrittskontrolle sind eingebaut.',
    ],
  ],
  shop: [
    ['Das breite Schaufenster fällt Passanten auf.', 'Die Verkaufsfläche ist offen und frei einzurichten.'],
    ['Lager und Sanitärräume liegen im hinteren Teil.', 'Ein eigener Liefereingang führt zum Lager.'],
  ],
  food: [
    [
      'Der Gastraum ist eingerichtet und die Küche entspricht den geltenden Vorschriften.',
      'Der Betrieb hat treue Gäste und eine Terrasse zur Straße.',
    ],
    ['Das Inventar kann übernommen werden.', 'Kühlzelle, Theke und Dunstabzug sind inbegriffen.'],
  ],
  stay: [
    ['Jedes Zimmer hat ein eigenes Bad.', 'Die Gäste frühstücken in einem hellen Raum zur Gartenseite.'],
    [
      'Die Auslastung ist das ganze Jahr über gut.',
      'Die Genehmigungen für die Beherbergung sind in Ordnung.',
    ],
  ],
  industry: [
    [
      'Die lichte Höhe beträgt sechs Meter und das Tor ist breit genug für einen Lkw.',
      'Die Halle ist vollständig gedämmt und hat einen polierten Betonboden.',
    ],
    [
      'Auf dem Gelände ist Platz zum Rangieren und Parken.',
      'Starkstrom und ein kleines Büro sind vorhanden.',
    ],
  ],
  care: [
    [
      'Die Räume sind für Rollstuhlfahrer zugänglich.',
      'Wartezimmer, Empfang und Behandlungsräume sind getrennt.',
    ],
    [
      'Die Sanitärräume wurden erneuert und die Beleuchtung angepasst.',
      'Besucher können vor der Tür parken.',
    ],
  ],
  land: [
    [
      'Das Gelände ist eingezäunt und gut gepflegt.',
      'Gebäude und Gelände bilden ein übersichtliches Ganzes.',
    ],
    [
      'Wasser, Strom und eine befestigte Zufahrt sind vorhanden.',
      'Im Rahmen der bestehenden Genehmigung ist eine Erweiterung möglich.',
    ],
  ],
  investment: [
    [
      'Alle Einheiten sind mit registrierten Verträgen vermietet.',
      'Die Mieter wohnen dort seit mehreren Jahren.',
    ],
    [
      'Ertrag und Kosten sind in den Unterlagen übersichtlich dargestellt.',
      'Die gemeinschaftlichen Teile wurden kürzlich gestrichen.',
    ],
  ],
}

const footfall: Record<Facts['place']['kind'], string> = {
  city: 'Die Lage in der Stadt sorgt für viel Laufkundschaft.',
  town: 'Die Lage nahe dem Zentrum ist gut sichtbar und leicht zu erreichen.',
  village: 'Die Adresse liegt an der Hauptstraße des Dorfes.',
  coast: 'Der Tourismus bringt das ganze Jahr über Menschen hierher.',
  ardennes: 'Wanderer und Urlauber kommen hier das ganze Jahr über vorbei.',
}

/** The text of a shop, an office or any other place of business. */
export const commercial = (f: Facts, rng: Rng): Listing => {
  const [first, second] = uses[f.use ?? 'office']
  return {
    short: short(
      f,
      `${f.area ? `, ${area(f.area)}` : ''}${f.parkings ? `, ${count(f.parkings, 'Stellplatz', 'Stellplätze')}` : ''}`,
    ),
    description: paragraphs(rng, [
      [
        [
          `${capital(this_(f.subType))} liegt in ${f.place.name.de}.`,
          `In ${f.place.name.de} ist ${this_(f.subType)} ${dealWords[f.deal]}.`,
        ],
        f.area !== undefined && [
          `Die Gesamtfläche beträgt ${area(f.area)}.`,
          `Ihnen stehen ${area(f.area)} zur Verfügung.`,
        ],
        f.use === 'shop' || f.use === 'food' || f.use === 'stay'
          ? footfall[f.place.kind]
          : [
              'Die Adresse ist mit dem Auto und mit öffentlichen Verkehrsmitteln gut erreichbar.',
              'Lieferanten, Mitarbeitende und Besucher finden die Adresse mühelos.',
            ],
      ],
      [
        first,
        second,
        [
          'Der Grundriss ist schlüssig und lässt sich mit wenig Aufwand an neue Nutzer anpassen.',
          'Alles ist gut gepflegt; die technischen Anlagen werden jährlich geprüft.',
          'Die Räume erhalten viel Tageslicht und sind in gutem Zustand.',
        ],
        f.bedrooms > 0 &&
          `Darüber liegt eine Wohnung mit ${f.bedrooms === 1 ? 'einem Schlafzimmer' : `${bedrooms(f.bedrooms)}n`}.`,
      ],
      [
        f.year !== undefined && `Das Gebäude stammt aus dem Jahr ${f.year}.`,
        f.parkings > 0 && [
          f.parkings === 1
            ? 'Ein eigener Stellplatz ist vorhanden.'
            : `Es gibt ${count(f.parkings, '', 'eigene Stellplätze')}.`,
        ],
        f.solar && 'Auf dem Dach liegen Solarmodule.',
        f.label !== undefined && `Die Energieklasse ist ${f.label}.`,
      ],
      [nearby(f), available(f), closing(f)],
    ]),
  }
}
