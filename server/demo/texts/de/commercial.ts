import { area, capital, offered, paragraphs, type Sentence } from '../compose'
import type { CommercialUse, Facts, Listing } from '../facts'
import type { Rng } from '../../rng'
import { dealWords, nearby, short } from './deal'
import { available, closing } from './practical'
import { bedrooms, count, this_ } from './words'

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
        offered(
          f.gone,
          [`${capital(this_(f.subType))} liegt in ${f.place.name.de}.`],
          [`In ${f.place.name.de} ist ${this_(f.subType)} ${dealWords[f.deal]}.`],
        ),
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
        f.use !== 'stay' &&
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
