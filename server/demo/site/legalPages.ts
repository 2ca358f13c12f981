import type { ImportData } from '../../../src/contract/importLine'
import { texts } from '../labels'
import { PAGE } from './pageIds'

type Page = ImportData<'page'>
type Section = readonly [heading: Page['title'], text: Page['title']]

const blocks = (sections: readonly Section[]): Page['blocks'] =>
  sections.map(([heading, text]) => ({ kind: 'text', heading, text }))

const privacy: readonly Section[] = [
  [
    texts(
      'Wie verwerkt uw gegevens',
      'Qui traite vos données',
      'Who processes your data',
      'Wer Ihre Daten verarbeitet',
    ),
    texts(
      'Kouter & Linde Vastgoed, Kouter 212, 9000 Gent, is verantwoordelijk voor de verwerking. U bereikt ons op info@aanbod.example.',
      'Kouter & Linde Vastgoed, Kouter 212, 9000 Gand, est responsable du traitement. Vous pouvez nous joindre à info@aanbod.example.',
      'Kouter & Linde Vastgoed, Kouter 212, 9000 Ghent, is the controller. You can reach us at info@aanbod.example.',
      'Verantwortlich ist Kouter & Linde Vastgoed, Kouter 212, 9000 Gent. Sie erreichen uns unter info@aanbod.example.',
    ),
  ],
  [
    texts(
      'Welke gegevens, en waarvoor',
      'Quelles données, et pourquoi',
      'Which data, and what for',
      'Welche Daten und wofür',
    ),
    texts(
      'Naam, e-mailadres, telefoonnummer en uw bericht, om een vraag te beantwoorden, een bezoek of verblijf te boeken of een zoekopdracht bij te houden. We vragen niets wat daarvoor niet nodig is.\n\nFavorieten, uw laatste zoekopdrachten en welke panden u bekeek of verborg, blijven in uw eigen browser bewaard en komen niet bij ons terecht.',
      'Nom, adresse e-mail, numéro de téléphone et votre message, pour répondre à une question, réserver une visite ou un séjour, ou suivre une recherche. Nous ne demandons rien d’inutile à ces fins.\n\nVos favoris, vos dernières recherches et les biens que vous avez vus ou masqués restent dans votre navigateur et ne nous parviennent pas.',
      'Name, e-mail address, telephone number and your message, to answer a question, book a viewing or a stay, or keep a search. We ask for nothing that is not needed for that.\n\nFavourites, your last searches and which properties you viewed or hid stay in your own browser and do not reach us.',
      'Name, E-Mail-Adresse, Telefonnummer und Ihre Nachricht, um eine Frage zu beantworten, eine Besichtigung oder einen Aufenthalt zu buchen oder eine Suche zu speichern. Wir fragen nichts, was dafür nicht nötig ist.\n\nFavoriten, Ihre letzten Suchen und welche Immobilien Sie angesehen oder ausgeblendet haben, bleiben in Ihrem Browser gespeichert und gelangen nicht zu uns.',
    ),
  ],
  [
    texts(
      'Hoe lang we ze bewaren',
      'Combien de temps nous les conservons',
      'How long we keep it',
      'Wie lange wir sie aufbewahren',
    ),
    texts(
      'Vragen bewaren we een jaar, reserveringen zeven jaar omdat de boekhoudwet dat vraagt, zoekopdrachten tot u ze opzegt.',
      'Les questions sont conservées un an, les réservations sept ans comme l’exige la loi comptable, les recherches jusqu’à leur résiliation.',
      'We keep questions for one year, bookings for seven years as accounting law requires, and searches until you cancel them.',
      'Anfragen bewahren wir ein Jahr auf, Buchungen sieben Jahre, wie es das Buchhaltungsgesetz verlangt, Suchaufträge bis zu Ihrer Kündigung.',
    ),
  ],
  [
    texts('Uw rechten', 'Vos droits', 'Your rights', 'Ihre Rechte'),
    texts(
      'U kunt uw gegevens inkijken, laten verbeteren of laten wissen. Schrijf ons, of richt u tot de Gegevensbeschermingsautoriteit in Brussel.',
      'Vous pouvez consulter vos données, les faire corriger ou effacer. Écrivez-nous, ou adressez-vous à l’Autorité de protection des données à Bruxelles.',
      'You may see your data and have it corrected or erased. Write to us, or turn to the Data Protection Authority in Brussels.',
      'Sie können Ihre Daten einsehen, berichtigen oder löschen lassen. Schreiben Sie uns oder wenden Sie sich an die Datenschutzbehörde in Brüssel.',
    ),
  ],
]

const terms: readonly Section[] = [
  [
    texts(
      'Informatie op deze site',
      'Informations sur ce site',
      'Information on this site',
      'Angaben auf dieser Website',
    ),
    texts(
      'We beschrijven elk pand zo juist mogelijk. Oppervlakten en prijzen gelden onder voorbehoud; de verkoopovereenkomst en de akte zijn bindend.',
      'Nous décrivons chaque bien aussi exactement que possible. Surfaces et prix sont donnés sous réserve ; seuls le compromis et l’acte engagent les parties.',
      'We describe each property as accurately as we can. Areas and prices are subject to confirmation; the sales agreement and the deed are binding.',
      'Wir beschreiben jedes Objekt so genau wie möglich. Flächen und Preise sind unverbindlich; maßgeblich sind der Kaufvertrag und die Urkunde.',
    ),
  ],
  [
    texts(
      'Bezoeken en reserveringen',
      'Visites et réservations',
      'Viewings and bookings',
      'Besichtigungen und Buchungen',
    ),
    texts(
      'Een bezoek boekt u kosteloos en zegt u even eenvoudig weer af. Een vakantieverblijf is gereserveerd zodra u het aanvraagt; u krijgt er meteen een bevestiging van per e-mail. De waarborg wordt binnen veertien dagen na het vertrek teruggestort, na aftrek van eventuele schade. Tot en met de achtentwintigste dag vóór uw aankomst annuleert u zelf, met de link in de bevestiging; daarna met een bericht of een telefoontje aan ons kantoor.',
      'Une visite se réserve gratuitement et s’annule tout aussi simplement. Un séjour est réservé dès que vous le demandez ; une confirmation vous parvient aussitôt par e-mail. La caution est remboursée dans les quatorze jours suivant le départ, après déduction d’éventuels dégâts. Jusqu’au vingt-huitième jour avant l’arrivée inclus, vous annulez vous-même par le lien de la confirmation ; ensuite, par un message ou un appel à notre agence.',
      'A viewing is booked free of charge and cancelled just as easily. A holiday stay is reserved as soon as you ask for it; a confirmation reaches you by email at once. The deposit is returned within fourteen days of departure, less any damage. Up to and including the twenty-eighth day before your arrival you cancel by yourself, with the link in the confirmation; after that by a message or a call to our office.',
      'Eine Besichtigung buchen Sie kostenlos und sagen sie ebenso einfach wieder ab. Ein Ferienaufenthalt ist reserviert, sobald Sie ihn anfragen; eine Bestätigung erhalten Sie sofort per E-Mail. Die Kaution wird binnen vierzehn Tagen nach der Abreise erstattet, abzüglich etwaiger Schäden. Bis einschließlich zum achtundzwanzigsten Tag vor der Anreise stornieren Sie selbst, mit dem Link in der Bestätigung; danach mit einer Nachricht oder einem Anruf bei uns.',
    ),
  ],
  [
    texts('Teksten en beelden', 'Textes et images', 'Texts and pictures', 'Texte und Bilder'),
    texts(
      'Teksten, tekeningen en plannen op deze site mag u bewaren voor eigen gebruik. Voor elk ander gebruik vraagt u ons toestemming.',
      'Vous pouvez conserver les textes, dessins et plans de ce site pour votre usage personnel. Pour tout autre usage, demandez-nous l’autorisation.',
      'You may keep texts, drawings and plans from this site for your own use. For any other use, please ask our permission.',
      'Texte, Zeichnungen und Pläne dieser Website dürfen Sie für den eigenen Gebrauch speichern. Für jede andere Nutzung bitten Sie uns um Erlaubnis.',
    ),
  ],
  [
    texts('Toepasselijk recht', 'Droit applicable', 'Applicable law', 'Anwendbares Recht'),
    texts(
      'Het Belgische recht is van toepassing. Kouter & Linde is ingeschreven bij het Beroepsinstituut van Vastgoedmakelaars onder nummer 500 000.',
      'Le droit belge est applicable. Kouter & Linde est inscrit à l’Institut professionnel des agents immobiliers sous le numéro 500 000.',
      'Belgian law applies. Kouter & Linde is registered with the Professional Institute of Estate Agents under number 500 000.',
      'Es gilt belgisches Recht. Kouter & Linde ist beim Berufsinstitut der Immobilienmakler unter der Nummer 500 000 eingetragen.',
    ),
  ],
]

const everywhere = (url: string): Page['url'] => texts(url, url, url, url)

export const legalPages: readonly Page[] = [
  {
    id: PAGE.privacy,
    type: 'privacy',
    url: everywhere('privacy-statement'),
    title: texts(
      'Privacyverklaring',
      'Déclaration de confidentialité',
      'Privacy statement',
      'Datenschutzerklärung',
    ),
    blocks: blocks(privacy),
    version: 2,
    updatedAt: '2026-01-15T09:00:00Z',
  },
  {
    id: PAGE.terms,
    type: 'terms',
    url: everywhere('terms-of-use'),
    title: texts('Gebruiksvoorwaarden', 'Conditions d’utilisation', 'Terms of use', 'Nutzungsbedingungen'),
    blocks: blocks(terms),
    version: 1,
    updatedAt: '2025-09-01T09:00:00Z',
  },
]
