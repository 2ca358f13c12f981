import type { ImportData } from '../../../src/contract/importLine'
import { texts } from '../labels'
import { PAGE } from './pageIds'

type Menu = ImportData<'menu'>
type Item = Menu['items'][number]

const page = (id: string, pageId: number, label: Item['label']): Item => ({ id, pageId, label })

const about: Item = {
  id: 'about',
  pageId: PAGE.about,
  label: texts('Over ons', 'À propos', 'About us', 'Über uns'),
  children: [
    page('team', PAGE.about, texts('Wie we zijn', 'Qui nous sommes', 'Who we are', 'Wer wir sind')),
    page('sold', PAGE.sold, texts('Verkocht', 'Vendu', 'Sold', 'Verkauft')),
    page('towns', PAGE.byTown, texts('Per gemeente', 'Par commune', 'By town', 'Nach Gemeinde')),
    {
      id: 'biv',
      label: texts('Beroepsinstituut', 'Institut professionnel', 'Professional institute', 'Berufsinstitut'),
      url: texts('https://www.biv.be', 'https://www.ipi.be', 'https://www.biv.be', 'https://www.ipi.be'),
    },
  ],
}

export const menus: readonly Menu[] = [
  {
    id: 1,
    type: 'main',
    items: [
      page('sale', PAGE.sale, texts('Te koop', 'À vendre', 'For sale', 'Zu verkaufen')),
      page('rent', PAGE.rent, texts('Te huur', 'À louer', 'To let', 'Zu vermieten')),
      page('projects', PAGE.projects, texts('Projecten', 'Projets', 'Projects', 'Projekte')),
      page('holiday', PAGE.holiday, texts('Vakantie', 'Vacances', 'Holidays', 'Ferien')),
      page('selling', PAGE.selling, texts('Verkopen', 'Vendre', 'Sell', 'Verkaufen')),
      about,
      page('contact', PAGE.contact, texts('Contact', 'Contact', 'Contact', 'Kontakt')),
    ],
  },
  {
    id: 2,
    type: 'footer',
    items: [
      page('sea', PAGE.sea, texts('Aan zee', 'À la mer', 'By the sea', 'Am Meer')),
      page('ghent', PAGE.aroundGhent, texts('Rond Gent', 'Autour de Gand', 'Around Ghent', 'Rund um Gent')),
      page(
        'starters',
        PAGE.starters,
        texts('Tot € 250.000', 'Jusqu’à € 250.000', 'Up to € 250.000', 'Bis € 250.000'),
      ),
      page(
        'selling',
        PAGE.selling,
        texts('Uw huis verkopen', 'Vendre votre maison', 'Selling your house', 'Ihr Haus verkaufen'),
      ),
      page('byPrice', PAGE.byPrice, texts('Per prijs', 'Par prix', 'By price', 'Nach Preis')),
      page('takeOver', PAGE.takeOver, texts('Over te nemen', 'À remettre', 'For take-over', 'Zu übernehmen')),
      page(
        'renovation',
        PAGE.renovation,
        texts('Renovatieplicht', 'Obligation de rénovation', 'Renovation duty', 'Renovierungspflicht'),
      ),
      {
        id: 'favourites',
        route: 'favourites',
        label: texts('Favorieten', 'Favoris', 'Favourites', 'Favoriten'),
      },
      {
        id: 'alerts',
        route: 'alerts',
        label: texts(
          'Hou me op de hoogte',
          'Tenez-moi au courant',
          'Keep me informed',
          'Halten Sie mich auf dem Laufenden',
        ),
      },
      page('privacy', PAGE.privacy, texts('Privacy', 'Vie privée', 'Privacy', 'Datenschutz')),
      page(
        'terms',
        PAGE.terms,
        texts('Gebruiksvoorwaarden', 'Conditions d’utilisation', 'Terms of use', 'Nutzungsbedingungen'),
      ),
    ],
  },
]
