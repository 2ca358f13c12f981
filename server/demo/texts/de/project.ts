import { area, fitting, paragraphs } from '../compose'
import type { Listing, ProjectFacts } from '../facts'
import type { Rng } from '../../rng'
import { bedrooms, near } from './words'

const range = (f: ProjectFacts): string =>
  f.minBedrooms === f.maxBedrooms
    ? f.minBedrooms === 1
      ? 'einem Schlafzimmer'
      : `${bedrooms(f.minBedrooms)}n`
    : `${f.minBedrooms} bis ${f.maxBedrooms} Schlafzimmern`

/** Title and text of a project. */
export const project = (f: ProjectFacts, rng: Rng): Listing & { title: string } => {
  const [what, dative] = f.houses ? ['Häuser', 'Häusern'] : ['Wohnungen', 'Wohnungen']
  const where = f.place.name.de
  return {
    title: `${f.name}, ${rng.pick(f.houses ? ['zeitgemäße Einfamilienhäuser', 'Häuser mit Garten'] : ['helle Wohnungen', 'Wohnungen mit Terrasse'])} in ${where}`,
    short: fitting(200, [
      `${f.name}: ${f.units} ${what} mit ${range(f)} in ${where}, ${area(f.minArea)} bis ${area(f.maxArea)}.`,
    ]),
    description: paragraphs(rng, [
      [
        [
          `${f.name} umfasst ${f.units} ${what} in ${where}.`,
          `In ${where} ${f.delivered ? 'wurde' : 'entsteht'} ${f.name}${f.delivered ? ' fertiggestellt' : ''}: ein überschaubares Projekt mit ${f.units} ${dative}.`,
        ],
        `Zur Wahl stehen ${what} mit ${range(f)} und ${area(f.minArea)} bis ${area(f.maxArea)} Wohnfläche.`,
        f.architect !== undefined && [
          `Der Entwurf stammt von ${f.architect}.`,
          `Die Pläne zeichnete ${f.architect}.`,
        ],
      ],
      [
        f.houses
          ? [
              'Jedes Haus hat einen eigenen Garten, eine Terrasse und Platz für zwei Autos.',
              'Die Wohnräume liegen zum Garten, und für Fahrräder ist Platz vorgesehen.',
            ]
          : [
              'Jede Wohnung hat eine Terrasse, einen Kellerraum und Zugang zu einem überdachten Fahrradraum.',
              'Die Terrassen sind tief genug für einen Tisch; der gemeinsame Garten ist autofrei.',
            ],
        'Die Fassaden sind aus Ziegel, die Fenster aus Holz und Aluminium.',
        !f.delivered && 'Küche, Böden und Bad wählen Sie selbst bei unseren Ausstellungspartnern.',
      ],
      [
        f.heatPump
          ? 'Die Wärme liefert eine Wärmepumpe mit Fußbodenheizung, die im Sommer auch sanft kühlt.'
          : 'Geheizt wird mit einem sparsamen Brennwertkessel und Niedertemperatur-Heizkörpern.',
        'Lüftung mit Wärmerückgewinnung und Solarmodule halten den Verbrauch niedrig.',
        f.delivered
          ? ['Das Projekt ist fertig: Sie besichtigen, was Sie kaufen.']
          : [
              `Die Übergabe ist für ${f.delivery} vorgesehen.`,
              `Nach Plan sind die Arbeiten im ${f.delivery} abgeschlossen.`,
            ],
      ],
      [
        f.near.length > 0 && `Im Umkreis liegen: ${near(f)}.`,
        !f.soldOut &&
          !f.delivered && [
            'Sie kaufen nach dem Breyne-Gesetz, mit den üblichen Garantien.',
            'Der Kauf ist durch das Breyne-Gesetz geschützt.',
          ],
        !f.soldOut && [
          'Fordern Sie Baubeschreibung und Pläne an, wir gehen sie gerne mit Ihnen durch.',
          'Gerne nehmen wir uns Zeit, die Pläne gemeinsam anzusehen.',
        ],
      ],
    ]),
  }
}
