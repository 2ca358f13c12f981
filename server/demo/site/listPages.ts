import type { ListingStatus } from '../../../src/contract/codes'
import { HEAD_TYPE_ID } from '../../../src/contract/ids'
import type { ImportData } from '../../../src/contract/importLine'
import { STATUS_FIELD } from '../../../src/domain/search/statusIds'
import { texts } from '../labels'
import { PAGE } from './pageIds'

type Page = ImportData<'page'>
export type Node = NonNullable<Page['node']>
type Terms = NonNullable<NonNullable<Node['query']>['terms']>

const newest: Node['sort'] = [{ field: 'general.publicationDate', direction: 'DESC' }]
const FOR_SALE: Terms = { [STATUS_FIELD]: ['FOR_SALE'] }
/** What is told to have one of these statuses, as visitors filter by it, whatever number the back office gave it. */
export const withStatus = (...statuses: ListingStatus[]): Node => ({
  query: { terms: { [STATUS_FIELD]: statuses } },
  sort: newest,
})
export const projectsNode: Node = {
  query: { terms: { 'general.headType.id': [HEAD_TYPE_ID.PROJECT] } },
  sort: newest,
}

const list = (
  id: number,
  url: Page['url'],
  title: Page['title'],
  node: Node,
  rest: Partial<Page> = {},
): Page => ({
  id,
  type: 'estateList',
  url,
  title,
  blocks: [],
  node,
  ...rest,
})

export const listPages: readonly Page[] = [
  list(
    PAGE.sale,
    texts('te-koop', 'a-vendre', 'for-sale', 'zu-verkaufen'),
    texts('Te koop', 'À vendre', 'For sale', 'Zu verkaufen'),
    withStatus('FOR_SALE'),
    {
      intro: texts(
        'Huizen, appartementen, gronden en handelspanden in heel België.',
        'Maisons, appartements, terrains et commerces dans toute la Belgique.',
        'Houses, apartments, plots and business premises all over Belgium.',
        'Häuser, Wohnungen, Grundstücke und Gewerbeobjekte in ganz Belgien.',
      ),
      metaDescription: texts(
        'Vastgoed te koop in Vlaanderen, Brussel en Wallonië bij Kouter & Linde.',
        'Biens à vendre en Flandre, à Bruxelles et en Wallonie chez Kouter & Linde.',
        'Property for sale in Flanders, Brussels and Wallonia with Kouter & Linde.',
        'Immobilien zum Verkauf in Flandern, Brüssel und der Wallonie bei Kouter & Linde.',
      ),
    },
  ),
  list(
    PAGE.rent,
    texts('te-huur', 'a-louer', 'to-let', 'zu-vermieten'),
    texts('Te huur', 'À louer', 'To let', 'Zu vermieten'),
    withStatus('TO_RENT'),
    {
      intro: texts(
        'Woningen, kamers, kantoren en garages die nu of binnenkort vrijkomen.',
        'Logements, chambres, bureaux et garages libres maintenant ou bientôt.',
        'Homes, rooms, offices and garages that are free now or soon.',
        'Wohnungen, Zimmer, Büros und Garagen, die jetzt oder bald frei werden.',
      ),
      metaDescription: texts(
        'Huurwoningen en kantoren in heel België bij Kouter & Linde.',
        'Logements et bureaux à louer dans toute la Belgique chez Kouter & Linde.',
        'Homes and offices to let all over Belgium with Kouter & Linde.',
        'Mietwohnungen und Büros in ganz Belgien bei Kouter & Linde.',
      ),
    },
  ),
  list(
    PAGE.projects,
    texts('projecten', 'projets', 'projects', 'projekte'),
    texts('Nieuwbouwprojecten', 'Projets neufs', 'New developments', 'Neubauprojekte'),
    projectsNode,
    {
      intro: texts(
        'Kleinschalige projecten waarvan we de bouwers kennen.',
        'Des projets à taille humaine dont nous connaissons les bâtisseurs.',
        'Small-scale developments by builders we know.',
        'Überschaubare Projekte von Bauträgern, die wir kennen.',
      ),
    },
  ),
  list(
    PAGE.sold,
    texts('verkocht', 'vendu', 'sold', 'verkauft'),
    texts(
      'Onlangs verkocht en verhuurd',
      'Récemment vendus et loués',
      'Recently sold and let',
      'Kürzlich verkauft und vermietet',
    ),
    withStatus('SOLD', 'RENTED', 'TAKEN_OVER'),
  ),
  list(
    PAGE.byTown,
    texts('per-gemeente', 'par-commune', 'by-town', 'nach-gemeinde'),
    texts('Te koop per gemeente', 'À vendre par commune', 'For sale by town', 'Zu verkaufen nach Gemeinde'),
    {
      query: { terms: FOR_SALE },
      sort: [{ field: 'address.city.name', direction: 'ASC' }],
      groupOptions: { groupBy: 'CITY', direction: 'ASC' },
    },
  ),
  list(
    PAGE.byPrice,
    texts('per-prijs', 'par-prix', 'by-price', 'nach-preis'),
    texts('Te koop per prijs', 'À vendre par prix', 'For sale by price', 'Zu verkaufen nach Preis'),
    {
      query: { terms: FOR_SALE },
      sort: [{ field: 'general.price', direction: 'ASC' }],
      groupOptions: { groupBy: 'PRICE', direction: 'ASC' },
    },
  ),
  list(
    PAGE.sea,
    texts('aan-zee', 'a-la-mer', 'by-the-sea', 'am-meer'),
    texts('Wonen aan zee', 'Vivre à la mer', 'Living by the sea', 'Wohnen am Meer'),
    { collections: [1], sort: newest },
  ),
  list(
    PAGE.takeOver,
    texts('over-te-nemen', 'a-remettre', 'for-take-over', 'zu-uebernehmen'),
    texts(
      'Zaken over te nemen',
      'Commerces à remettre',
      'Businesses for take-over',
      'Betriebe zu übernehmen',
    ),
    withStatus('TAKE_OVER'),
  ),
  list(
    PAGE.starters,
    texts('tot-250000-euro', 'jusqu-a-250000-euros', 'up-to-250000-euro', 'bis-250000-euro'),
    texts(
      'Huizen en appartementen tot € 250.000',
      'Maisons et appartements jusqu’à € 250.000',
      'Houses and apartments up to € 250.000',
      'Häuser und Wohnungen bis € 250.000',
    ),
    {
      query: {
        terms: {
          ...FOR_SALE,
          'general.headType.id': [HEAD_TYPE_ID.HOUSE, HEAD_TYPE_ID.APARTMENT],
        },
        range: { 'general.price': { gt: 0, lte: 250_000 } },
      },
      sort: [{ field: 'general.price', direction: 'ASC' }],
    },
    {
      intro: texts(
        'Huizen en appartementen te koop, zonder gronden, garages en handelspanden.',
        'Maisons et appartements à vendre, sans terrains, garages ni commerces.',
        'Houses and apartments for sale, without plots, garages and business premises.',
        'Häuser und Wohnungen zum Verkauf, ohne Grundstücke, Garagen und Gewerbeobjekte.',
      ),
    },
  ),
  list(
    PAGE.aroundGhent,
    texts('rond-gent', 'autour-de-gand', 'around-ghent', 'rund-um-gent'),
    texts(
      'Te koop rond Gent',
      'À vendre autour de Gand',
      'For sale around Ghent',
      'Zu verkaufen rund um Gent',
    ),
    {
      query: {
        terms: FOR_SALE,
        geoDistance: { km: 25, lat: 51.0543, lon: 3.7174 },
      },
      sort: newest,
    },
  ),
  {
    id: PAGE.holiday,
    type: 'rentalList',
    url: texts('vakantiehuizen', 'locations-de-vacances', 'holiday-homes', 'ferienwohnungen'),
    title: texts('Vakantieverblijven', 'Locations de vacances', 'Holiday homes', 'Ferienunterkünfte'),
    intro: texts(
      'Appartementen aan zee en huizen in de Ardennen, per week, weekend of midweek.',
      'Appartements à la mer et maisons en Ardenne, à la semaine, au week-end ou en midweek.',
      'Apartments by the sea and houses in the Ardennes, by the week, weekend or midweek.',
      'Wohnungen am Meer und Häuser in den Ardennen, für eine Woche, ein Wochenende oder die Wochenmitte.',
    ),
    blocks: [],
  },
]
