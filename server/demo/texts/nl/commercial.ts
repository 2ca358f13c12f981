import { area, capital, offered, paragraphs, type Sentence } from '../compose'
import type { CommercialUse, Facts, Listing } from '../facts'
import type { Rng } from '../../rng'
import { dealWords, nearby, short } from './deal'
import { available, closing } from './practical'
import { bedrooms, count, that, the, this_ } from './words'

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
        offered(
          f.gone,
          [`${capital(the(f.subType))} ${that(f.subType)} we hier voorstellen, ligt in ${f.place.name.nl}.`],
          [`In ${f.place.name.nl} is ${this_(f.subType)} ${dealWords[f.deal]}.`],
        ),
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
        f.use !== 'stay' && f.bedrooms > 0 && `Boven ligt een woonst met ${bedrooms(f.bedrooms)}.`,
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
