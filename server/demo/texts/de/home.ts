import { area, capital, fitting, offered, paragraphs, type Sentence } from '../compose'
import { hasUpstairs, type Facts, type Listing } from '../facts'
import type { Rng } from '../../rng'
import { available, closing } from './practical'
import { a, bare, bathrooms, bedrooms, near, noun, orientation, this_ } from './words'

const adjectives: Record<Facts['condition'], readonly string[]> = {
  NEW: ['neu', 'energiesparend', 'zeitgemäß'],
  RENEWED: ['renoviert', 'vollständig erneuert', 'sorgfältig renoviert'],
  EXCELLENT_CONDITION: ['gepflegt', 'hell', 'liebevoll gepflegt'],
  GOOD_CONDITION: ['behaglich', 'gut geschnitten', 'solide gebaut', 'sonnig'],
  TO_FRESHEN_UP: ['solide gebaut', 'großzügig geschnitten'],
  TO_RENOVATE: ['renovierungsbedürftig', 'sanierungsbedürftig'],
}

/** After `mit`: the dative. */
const withBedrooms = (f: Facts): string =>
  f.bedrooms === 1 ? 'einem Schlafzimmer' : `${bedrooms(f.bedrooms)}n`

const opening = (f: Facts, rng: Rng): Sentence => {
  const adjective = rng.pick(adjectives[f.condition])
  const what = a(f.subType, adjective, 'accusative')
  const where = f.place.name.de
  const size = f.area ? `${area(f.area)} Wohnfläche` : ''
  if (f.bedrooms === 0)
    return offered(
      f.gone,
      [
        `${capital(a(f.subType, adjective))} in ${where}, praktisch geschnitten und leicht in Ordnung zu halten.`,
      ],
      [
        `In ${where} bieten wir ${what} an, mit Platz zum Wohnen, Kochen und Schlafen${f.area ? ` auf ${area(f.area)}` : ''}.`,
      ],
    )
  return offered(
    f.gone,
    [
      `${capital(a(f.subType, adjective))} in ${where} mit ${withBedrooms(f)}${size && ` und ${size}`}.`,
      `${capital(this_(f.subType))} in ${where} hat ${size ? `${size} und ` : ''}${bedrooms(f.bedrooms)}.`,
    ],
    [
      `In ${where} bieten wir ${what} mit ${withBedrooms(f)}${size && ` und ${size}`} an.`,
      `Sie suchen ${what} in ${where}? Hier erwarten Sie ${bedrooms(f.bedrooms)}.`,
    ],
  )
}

const setting = (f: Facts): Sentence =>
  ({
    city: [
      'Die Lage ist städtisch, die Schlafräume sind dennoch ruhig.',
      'Geschäfte, Cafés und öffentliche Verkehrsmittel sind zu Fuß zu erreichen.',
      'Das Viertel ist lebendig, und alle Wege lassen sich zu Fuß gehen.',
    ],
    town: [
      'Die Straße ist ruhig und das Zentrum ganz nah.',
      'Sie wohnen nahe am Zentrum und doch abseits des Trubels.',
      'Die Umgebung ist grün, mit breiten Gehwegen und wenig Durchgangsverkehr.',
    ],
    village: [
      'Die Lage ist ländlich, am Ende der Straße beginnen die Felder.',
      'Das Dorf hat seine Bäckerei, seine Schule und seine stillen Sonntage behalten.',
      'Rundum liegen Felder und Wanderwege, und die Stadt bleibt gut erreichbar.',
    ],
    coast: [
      'Promenade und Strand sind zu Fuß erreichbar.',
      'Das Meer ist nie weit: Beim Frühstück hören Sie die Möwen.',
      'Das Meer ist das ganze Jahr über nah, auch wenn der Strand leer ist.',
    ],
    ardennes: [
      'Der Wald beginnt beinahe vor der Tür.',
      'Die Umgebung ist hügelig und still, mit Wanderwegen in alle Richtungen.',
      'Der Blick geht auf bewaldete Hügel und einen weiten Himmel.',
    ],
  })[f.place.kind]

const view = (f: Facts): Sentence =>
  f.view &&
  {
    sea: ['Vom Wohnraum aus sehen Sie das Meer.', 'Der Blick aufs Meer ist frei und bleibt es auch.'],
    park: ['Die vorderen Räume gehen zum Park hinaus.'],
    fields: ['Nach hinten reicht der Blick über die Felder.', 'Der Blick über die Felder ist frei.'],
    river: ['Die Fenster gehen zum Wasser hinaus.'],
    city: [
      'Der Blick über die Dächer ist ein Vorzug dieser Adresse.',
      'Aus den obersten Fenstern blicken Sie über die Stadt.',
    ],
    forest: ['Der Blick auf den Wald wandelt sich mit den Jahreszeiten.'],
  }[f.view]

const living = (f: Facts): Sentence =>
  f.home !== 'room' && [
    f.openKitchen
      ? 'Wohnbereich und offene Küche bilden einen Raum, der von zwei Seiten Licht bekommt.'
      : 'Das Wohnzimmer ist hell und mit der separaten Küche verbunden.',
    f.openKitchen
      ? 'Sitzecke, Essplatz und offene Küche gehen ineinander über.'
      : 'Vom Flur gelangen Sie ins Wohnzimmer, dahinter liegt die Küche.',
    f.fireplace
      ? 'Der Wohnraum hat einen Kamin und große Fenster.'
      : 'Der Wohnraum hat große Fenster und einen durchdachten Grundriss.',
  ]

const kitchen = (f: Facts): Sentence =>
  f.home !== 'room' &&
  f.kitchen &&
  {
    full: [
      'Die Küche ist mit Backofen, Geschirrspüler und Kühlschrank voll ausgestattet.',
      'In der Küche finden Sie Kochfeld, Backofen, Geschirrspüler und viel Stauraum.',
    ],
    partly: [
      'Die Küche hat Kochfeld, Dunstabzug und Spüle; für weitere Geräte ist Platz.',
      'Die Küche ist einfach ausgestattet und sofort nutzbar.',
    ],
    none: [
      'Die Küche richten Sie selbst ein; die Anschlüsse sind vorhanden.',
      'Eine Küche ist noch nicht eingebaut, Sie wählen sie nach Ihrem Geschmack.',
    ],
  }[f.kitchen]

const nights = (f: Facts): Sentence => {
  if (f.bedrooms === 0) return f.bathrooms > 0 && ['Das Bad hat Dusche, Waschbecken und Toilette.']
  const bath = f.bathrooms > 0 ? bathrooms(f.bathrooms) : 'ein gemeinsam genutztes Bad'
  return [
    `Es gibt ${bedrooms(f.bedrooms)} und ${bath}${f.office ? ', dazu ein Arbeitszimmer' : ''}.`,
    `Der Schlafbereich umfasst ${bedrooms(f.bedrooms)} und ${bath}${f.office ? '; ein weiteres Zimmer dient als Büro' : ''}.`,
    hasUpstairs(f)
      ? `Oben liegen ${bedrooms(f.bedrooms)} und ${bath}${f.office ? ', daneben ein Arbeitszimmer' : ''}.`
      : `Ihnen stehen ${bedrooms(f.bedrooms)}${f.office ? `, ${bath} und ein Arbeitszimmer` : ` und ${bath}`} zur Verfügung.`,
  ]
}

const storage = (f: Facts): Sentence =>
  f.storage &&
  {
    cellar: ['Im Keller bleiben Fahrräder und Vorräte trocken.', 'Ein Keller gehört dazu.'],
    attic: [
      'Der Dachboden ist über eine feste Treppe erreichbar und bietet Stauraum oder Platz zum Ausbauen.',
    ],
    storeroom: ['Ein eigener Hauswirtschaftsraum nimmt Wäsche und Vorräte auf.'],
  }[f.storage]

const outside = (f: Facts): Sentence[] => [
  f.garden && [
    `Der Garten von ${area(f.garden.area)} liegt nach ${orientation[f.garden.orientation]}.`,
    `Nach hinten schließt ein Garten von ${area(f.garden.area)} an, ausgerichtet nach ${orientation[f.garden.orientation]}.`,
  ],
  f.terrace && [
    `Auf der Terrasse von ${area(f.terrace.area)}, ausgerichtet nach ${orientation[f.terrace.orientation]}, lässt sich im Freien essen.`,
    `Die Terrasse misst ${area(f.terrace.area)} und liegt nach ${orientation[f.terrace.orientation]}.`,
  ],
  f.garages > 0 && [
    f.garages > 1
      ? `Die Garage bietet Platz für ${f.garages} Autos.`
      : 'Das Auto steht in der eigenen Garage.',
    f.garages > 1 ? `Zum Objekt gehören ${f.garages} Garagen.` : 'Eine Garage gehört dazu.',
  ],
  f.parkings > 0 && [
    f.parkings > 1 ? `Im Freien können ${f.parkings} Autos parken.` : 'Ein eigener Stellplatz ist vorhanden.',
  ],
  f.floor !== undefined && f.home !== 'house' && floorOf(f),
]

const floorOf = (f: Facts): Sentence => {
  if (f.floor === 0) return ['Sie wohnen im Erdgeschoss.', 'Alles liegt im Erdgeschoss.']
  const where = `im ${f.floor}. Stock`
  const lift = f.lift ? ' eines Gebäudes mit Aufzug' : ' eines Gebäudes ohne Aufzug'
  return [`Sie wohnen ${where}${lift}.`, `${capital(this_(f.subType))} liegt ${where}${lift}.`]
}

const heating = (f: Facts): Sentence => {
  if (f.heatPump)
    return [
      'Eine Wärmepumpe mit Fußbodenheizung sorgt für gleichmäßige Wärme.',
      'Geheizt wird mit einer Wärmepumpe.',
    ]
  if (f.heating === 'GAS')
    return [
      'Die Zentralheizung wird mit Erdgas betrieben.',
      'Vorhanden ist eine Gaszentralheizung mit Brennwertkessel.',
    ]
  if (f.heating === 'OIL') return ['Die Zentralheizung wird mit Öl betrieben.']
  if (f.heating === 'PELLET' || f.heating === 'WOOD') return ['Geheizt wird mit Holz oder Pellets.']
  return f.heating === 'ELECTRICITY' && ['Geheizt wird elektrisch.']
}

const technical = (f: Facts): Sentence[] => [
  f.year !== undefined && [
    f.renovated
      ? `Das Gebäude stammt aus dem Jahr ${f.year} und wurde ${f.renovated} gründlich renoviert.`
      : `Das Gebäude stammt aus dem Jahr ${f.year}.`,
    f.renovated ? `Baujahr ${f.year}, renoviert ${f.renovated}.` : `Baujahr: ${f.year}.`,
  ],
  heating(f),
  f.glazing === 'TRIPLE' && 'Alle Fenster sind dreifach verglast.',
  f.glazing === 'DOUBLE' && [
    'Die Fenster sind doppelt verglast.',
    'Durchgehend ist Doppelverglasung eingebaut.',
  ],
  f.solar && ['Solarmodule senken die Stromrechnung.', 'Auf dem Dach liegen Solarmodule.'],
  f.label !== undefined &&
    f.epc !== undefined && [
      `Der Energiekennwert beträgt ${f.epc} kWh/m² pro Jahr (Klasse ${f.label}).`,
      `Die Energieklasse ist ${f.label}, bei ${f.epc} kWh/m² pro Jahr.`,
    ],
  f.condition === 'TO_RENOVATE' && [
    'Rechnen Sie mit einer umfassenden Renovierung: Dach, Technik und Ausbau sind zu erneuern.',
    'Das Objekt muss renoviert werden, die Bausubstanz ist jedoch gesund.',
  ],
  f.condition === 'TO_FRESHEN_UP' && [
    'Etwas Farbe und neue Böden genügen, um daraus Ihr Zuhause zu machen.',
    'Mit einigen gezielten Arbeiten ist alles wieder auf der Höhe der Zeit.',
  ],
]

const terms = (f: Facts): Sentence[] => [
  f.near.length > 0 && [
    `In der Nähe: ${near(f)}.`,
    `Gut erreichbar: ${near(f)}.`,
    `Im Umkreis liegen: ${near(f)}.`,
  ],
  f.furnished && !f.gone && `${capital(this_(f.subType))} wird möbliert angeboten.`,
  f.deal === 'rent' &&
    !f.gone &&
    f.pets === true &&
    'Haustiere sind nach Absprache mit dem Eigentümer erlaubt.',
  available(f),
  closing(f),
]

/** The text of a house, an apartment or a room. */
export const home = (f: Facts, rng: Rng): Listing => ({
  short: fitting(200, [
    `${capital(bare(f.subType, rng.pick(adjectives[f.condition])))} in ${f.place.name.de}${f.bedrooms ? ` mit ${withBedrooms(f)}` : ''}${f.garden ? ' und Garten' : f.terrace ? ' und Terrasse' : ''}${f.area ? `, ${area(f.area)} Wohnfläche` : ''}${f.label ? `, Energieklasse ${f.label}` : ''}.`,
    `${capital(noun(f.subType))} in ${f.place.name.de}.`,
  ]),
  description: paragraphs(rng, [
    [opening(f, rng), setting(f), view(f)],
    [living(f), kitchen(f), nights(f), storage(f)],
    outside(f),
    technical(f),
    terms(f),
  ]),
})
