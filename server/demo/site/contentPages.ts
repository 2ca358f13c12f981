import type { ImportData } from '../../../src/contract/importLine'
import { texts } from '../labels'
import { withStatus } from './listPages'
import { heroUrl } from './homePage'
import { PAGE } from './pageIds'

type Page = ImportData<'page'>

const about = (siteId: string): Page => ({
  id: PAGE.about,
  type: 'content',
  url: texts('over-ons', 'a-propos', 'about-us', 'ueber-uns'),
  title: texts('Over ons', 'À propos de nous', 'About us', 'Über uns'),
  intro: texts(
    'Een kantoor in Gent, klanten in heel het land.',
    'Un bureau à Gand, des clients dans tout le pays.',
    'One office in Ghent, clients all over the country.',
    'Ein Büro in Gent, Kunden im ganzen Land.',
  ),
  picture: heroUrl(siteId, 2),
  blocks: [
    {
      kind: 'text',
      text: texts(
        'Kouter & Linde begon in 2004 op de Kouter in Gent. We zijn klein gebleven: wie uw huis schat, begeleidt ook de bezoeken en zit mee aan tafel bij de notaris.\n\nWe verkopen in de drie gewesten. De regels verschillen, van energielabel tot overstromingskans, en die leggen we uit voor u iets ondertekent.',
        'Kouter & Linde a débuté en 2004 sur le Kouter à Gand. Nous sommes restés une petite équipe : la personne qui estime votre maison assure aussi les visites et vous accompagne chez le notaire.\n\nNous vendons dans les trois régions. Les règles diffèrent, du certificat énergétique au risque d’inondation, et nous vous les expliquons avant toute signature.',
        'Kouter & Linde started in 2004 on the Kouter square in Ghent. We have stayed small: whoever values your house also handles the viewings and comes along to the notary.\n\nWe sell in all three regions. The rules differ, from energy label to flood risk, and we explain them before you sign anything.',
        'Kouter & Linde begann 2004 am Kouter in Gent. Wir sind klein geblieben: Wer Ihr Haus schätzt, begleitet auch die Besichtigungen und sitzt beim Notar mit am Tisch.\n\nWir verkaufen in allen drei Regionen. Die Regeln unterscheiden sich, vom Energieausweis bis zum Überschwemmungsrisiko, und wir erklären sie, bevor Sie etwas unterschreiben.',
      ),
    },
    { kind: 'entities', heading: texts('Ons team', 'Notre équipe', 'Our team', 'Unser Team'), name: 'team' },
    {
      kind: 'picture',
      file: heroUrl(siteId, 1),
      alt: texts(
        'De kust in de ochtend',
        'La côte le matin',
        'The coast in the morning',
        'Die Küste am Morgen',
      ),
    },
    {
      kind: 'entities',
      heading: texts(
        'Wat klanten zeggen',
        'Ce que disent nos clients',
        'What clients say',
        'Was Kunden sagen',
      ),
      name: 'testimonials',
    },
  ],
})

const contact: Page = {
  id: PAGE.contact,
  type: 'content',
  url: texts('contact', 'contact', 'contact', 'kontakt'),
  title: texts('Contact', 'Contact', 'Contact', 'Kontakt'),
  intro: texts(
    'Bel, schrijf of spring binnen: maandag tot vrijdag van 9 tot 18 uur, zaterdag van 9 tot 12 uur.',
    'Appelez, écrivez ou passez nous voir : du lundi au vendredi de 9 à 18 heures, le samedi de 9 à 12 heures.',
    'Call, write or drop in: Monday to Friday from 9 to 6, Saturday 9 to 12.',
    'Rufen Sie an, schreiben Sie oder kommen Sie vorbei: Montag bis Freitag von 9 bis 18 Uhr, samstags von 9 bis 12 Uhr.',
  ),
  blocks: [
    {
      kind: 'contact',
      heading: texts('Stel uw vraag', 'Posez votre question', 'Ask your question', 'Stellen Sie Ihre Frage'),
    },
  ],
}

const selling: Page = {
  id: PAGE.selling,
  type: 'content',
  url: texts('verkopen', 'vendre', 'selling', 'verkaufen'),
  title: texts('Uw huis verkopen', 'Vendre votre maison', 'Selling your house', 'Ihr Haus verkaufen'),
  metaDescription: texts(
    'Zo verloopt een verkoop bij Kouter & Linde, van schatting tot akte.',
    'Voici comment se déroule une vente chez Kouter & Linde, de l’estimation à l’acte.',
    'How a sale goes with Kouter & Linde, from valuation to deed.',
    'So verläuft ein Verkauf bei Kouter & Linde, von der Schätzung bis zur Urkunde.',
  ),
  blocks: [
    {
      kind: 'text',
      heading: texts('Schatting', 'Estimation', 'Valuation', 'Schätzung'),
      text: texts(
        'We komen kijken, meten op en vergelijken met wat in uw straat echt verkocht werd. Binnen een week na dat bezoek krijgt u een prijs, met de redenen erbij.',
        'Nous venons voir, nous mesurons et nous comparons avec ce qui s’est réellement vendu dans votre rue. Dans la semaine qui suit cette visite, vous recevez un prix et ses raisons.',
        'We come to look, measure and compare with what has really sold in your street. Within a week of that visit you have a price with the reasons for it.',
        'Wir sehen uns alles an, messen und vergleichen mit dem, was in Ihrer Straße wirklich verkauft wurde. Innerhalb einer Woche nach diesem Besuch erhalten Sie einen Preis mit Begründung.',
      ),
    },
    {
      kind: 'text',
      heading: texts('Attesten', 'Attestations', 'Certificates', 'Bescheinigungen'),
      text: texts(
        'Energieprestatie, elektriciteit, bodem, asbest, stedenbouw: wij vragen ze aan en houden de termijnen in het oog.',
        'Performance énergétique, électricité, sol, amiante, urbanisme : nous les demandons et surveillons les délais.',
        'Energy, electricity, soil, asbestos, planning: we request them and keep an eye on the deadlines.',
        'Energie, Elektrizität, Boden, Asbest, Städtebau: Wir fordern sie an und behalten die Fristen im Blick.',
      ),
    },
    {
      kind: 'contact',
      form: 'valuation',
      heading: texts(
        'Vraag een schatting aan',
        'Demandez une estimation',
        'Ask for a valuation',
        'Fordern Sie eine Schätzung an',
      ),
    },
    {
      kind: 'estates',
      heading: texts('Onlangs verkocht', 'Récemment vendus', 'Recently sold', 'Kürzlich verkauft'),
      node: withStatus('SOLD'),
      size: 3,
      morePageId: PAGE.sold,
    },
  ],
}

/** Only for Flanders, and for whoever buys there, in whatever language they read. */
const renovation: Page = {
  id: PAGE.renovation,
  type: 'content',
  url: texts('renovatieplicht', 'obligation-de-renovation', 'renovation-duty', 'renovierungspflicht'),
  title: texts(
    'De renovatieplicht in Vlaanderen',
    'L’obligation de rénovation en Flandre',
    'The renovation duty in Flanders',
    'Die Renovierungspflicht in Flandern',
  ),
  blocks: [
    {
      kind: 'text',
      text: texts(
        'Wie in Vlaanderen een woning met label E of F koopt, moet ze binnen een vastgelegde termijn naar minstens label D brengen.\n\nBij elk pand waarvoor dat geldt, staat het bij de energiegegevens. Wij bezorgen u een raming van de werken.',
        'Qui achète en Flandre une habitation de label E ou F doit l’amener au moins au label D dans un délai fixé.\n\nPour chaque bien concerné, c’est indiqué avec les données énergétiques. Nous vous fournissons une estimation des travaux.',
        'Whoever buys a home with label E or F in Flanders has to bring it to label D at least within a set time.\n\nEvery property to which this applies says so among its energy details. We give you an estimate of the works.',
        'Wer in Flandern eine Wohnung oder ein Haus der Energieklasse E oder F kauft, muss innerhalb einer festgelegten Frist mindestens die Klasse D erreichen.\n\nBei jeder Immobilie, für die das gilt, steht es bei den Energiedaten. Wir erstellen Ihnen eine Schätzung der Arbeiten.',
      ),
    },
  ],
}

export const contentPages = (siteId: string): Page[] => [about(siteId), contact, selling, renovation]
