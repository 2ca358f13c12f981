import { capital, fitting, paragraphs, type Sentence } from '../compose'
import type { CommercialUse, Facts, Listing } from '../facts'
import type { Rng } from '../../rng'
import { available, closing } from './practical'
import { a, area, bedrooms, count, decimal, near, noun, that, the, this_, type Adjective } from './words'

const dealWords = { sale: 'te koop', rent: 'te huur', takeOver: 'over te nemen' } as const

const nearby = (f: Facts): Sentence =>
  f.near.length > 0 && [`In de omgeving vindt u ${near(f)}.`, `Dichtbij: ${near(f)}.`]

const short = (f: Facts, extra: string): string =>
  fitting(200, [
    `${capital(noun(f.subType))} ${dealWords[f.deal]} in ${f.place.name.nl}${extra}.`,
    `${capital(noun(f.subType))} in ${f.place.name.nl}.`,
  ])

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
        [
          `${capital(a(f.subType, good))} in ${f.place.name.nl}${f.area ? `, met een oppervlakte van ${area(f.area)}` : ''}.`,
          `In ${f.place.name.nl} is ${this_(f.subType)} ${dealWords[f.deal]}${f.area ? `: ${area(f.area)}, makkelijk te bereiken` : ''}.`,
        ],
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
        f.deal === 'sale' && [
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
        'Het perceel is vrij van bouwverplichting: u kiest zelf uw architect en aannemer.',
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
      [
        `${capital(this_(f.subType))} in ${f.place.name.nl} heeft een oppervlakte van ${area(f.ground ?? 0)}.`,
        `In ${f.place.name.nl} bieden we ${a(f.subType, ['mooi gelegen', 'mooi gelegen'])} van ${area(f.ground ?? 0)} aan.`,
      ],
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

const uses: Record<CommercialUse, readonly Sentence[]> = {
  office: [
    [
      'De ruimte is in te delen met glaswanden of open te houden.',
      'Er zijn lichte werkplekken, een vergaderruimte en een kleine keuken.',
    ],
    ['Glasvezel en databekabeling zijn aanwezig.', 'Er is zonwering, databekabeling en toegangscontrole.'],
  ],
  shop: [
    [
      'De brede etalage wordt goed opgemerkt door voorbijgangers.',
      'De winkelruimte is open en vrij in te richten.',
    ],
    ['Achteraan zijn er stockruimte en sanitair.', 'Er is een aparte leveringsdeur met stockruimte.'],
  ],
  food: [
    [
      'De zaal is ingericht en de keuken voldoet aan de geldende normen.',
      'De zaak heeft een trouw publiek en een terras aan de straatkant.',
    ],
    ['De inventaris kan mee overgenomen worden.', 'De koelcel, de toog en de dampkap zijn inbegrepen.'],
  ],
  stay: [
    ['De kamers hebben elk hun eigen badkamer.', 'Gasten ontbijten in een lichte zaal aan de tuinkant.'],
    ['De bezetting ligt het hele jaar door goed.', 'De vergunningen voor logies zijn in orde.'],
  ],
  industry: [
    [
      'De vrije hoogte bedraagt zes meter en de poort is breed genoeg voor een vrachtwagen.',
      'De hal is volledig geïsoleerd en heeft een gepolierde betonvloer.',
    ],
    [
      'Op het terrein is er plaats om te manoeuvreren en te parkeren.',
      'Er is krachtstroom en een kleine kantoorruimte.',
    ],
  ],
  care: [
    [
      'De ruimten zijn toegankelijk voor rolstoelgebruikers.',
      'Wachtruimte, onthaal en behandelruimten zijn gescheiden.',
    ],
    ['Het sanitair is vernieuwd en de verlichting is aangepast.', 'Bezoekers kunnen voor de deur parkeren.'],
  ],
  land: [
    [
      'Het terrein is omheind en goed onderhouden.',
      'De gebouwen en het terrein vormen één overzichtelijk geheel.',
    ],
    [
      'Water, elektriciteit en een verharde oprit zijn aanwezig.',
      'Uitbreiden is mogelijk binnen de huidige vergunning.',
    ],
  ],
  investment: [
    [
      'Alle eenheden zijn verhuurd, met geregistreerde contracten.',
      'De huurders zitten er al meerdere jaren.',
    ],
    [
      'De opbrengst en de kosten staan overzichtelijk in het dossier.',
      'De gemene delen werden recent geschilderd.',
    ],
  ],
}

const footfall: Record<Facts['place']['kind'], string> = {
  city: 'De ligging in de stad zorgt voor veel passage.',
  town: 'De ligging nabij het centrum is zichtbaar en vlot bereikbaar.',
  village: 'De zaak ligt langs de doorgaande weg van het dorp.',
  coast: 'Het toerisme brengt het hele jaar door volk op de been.',
  ardennes: 'Wandelaars en vakantiegangers komen hier het hele jaar door voorbij.',
}

/** The text of a shop, an office or any other place of business. */
export const commercial = (f: Facts, rng: Rng): Listing => {
  const [first, second] = uses[f.use ?? 'office']
  return {
    short: short(
      f,
      `${f.area ? `, ${area(f.area)}` : ''}${f.parkings ? `, ${count(f.parkings, 'parkeerplaats', 'parkeerplaatsen')}` : ''}`,
    ),
    description: paragraphs(rng, [
      [
        [
          `${capital(the(f.subType))} ${that(f.subType)} we hier voorstellen, ligt in ${f.place.name.nl}.`,
          `In ${f.place.name.nl} is ${this_(f.subType)} ${dealWords[f.deal]}.`,
        ],
        f.area !== undefined && [
          `De totale oppervlakte bedraagt ${area(f.area)}.`,
          `U beschikt over ${area(f.area)}.`,
        ],
        f.use === 'shop' || f.use === 'food' || f.use === 'stay'
          ? footfall[f.place.kind]
          : [
              'Het adres is vlot bereikbaar, met de wagen en met het openbaar vervoer.',
              'Leveranciers, medewerkers en bezoekers vinden het adres zonder moeite.',
            ],
      ],
      [
        first,
        second,
        [
          'De indeling is logisch en laat zich met weinig werk aanpassen aan een nieuwe gebruiker.',
          'Alles is goed onderhouden; de technische installaties worden jaarlijks nagekeken.',
          'De ruimten krijgen veel daglicht en zijn in goede staat.',
        ],
        f.bedrooms > 0 && `Boven ligt een woonst met ${bedrooms(f.bedrooms)}.`,
      ],
      [
        f.year !== undefined && `Het gebouw dateert van ${f.year}.`,
        f.parkings > 0 && [
          `Er ${f.parkings === 1 ? 'is' : 'zijn'} ${count(f.parkings, 'eigen parkeerplaats', 'eigen parkeerplaatsen')}.`,
        ],
        f.solar && 'Op het dak liggen zonnepanelen.',
        f.label !== undefined && `Het energielabel is ${f.label}.`,
      ],
      [nearby(f), available(f), closing(f)],
    ]),
  }
}
