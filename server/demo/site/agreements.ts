import type { ImportData } from '../../../src/contract/importLine'
import { texts } from '../labels'

/** What visitors agree to, and in which forms they are asked. */
export const agreements: readonly ImportData<'agreement'>[] = [
  {
    id: 1,
    version: 2,
    required: true,
    contexts: ['viewing', 'rental', 'alerts', 'contact'],
    title: texts(
      'Privacyverklaring',
      'Déclaration de confidentialité',
      'Privacy statement',
      'Datenschutzerklärung',
    ),
    text: texts(
      'Ik heb de privacyverklaring gelezen en ga akkoord dat mijn gegevens gebruikt worden waarvoor ik dit formulier verstuur.',
      'J’ai lu la déclaration de confidentialité et j’accepte que mes données servent à ce pour quoi j’envoie ce formulaire.',
      'I have read the privacy statement and agree to my details being used for what I send this form for.',
      'Ich habe die Datenschutzerklärung gelesen und bin damit einverstanden, dass meine Angaben für das verwendet werden, wofür ich dieses Formular absende.',
    ),
  },
  {
    id: 2,
    version: 1,
    required: true,
    contexts: ['rental'],
    title: texts(
      'Huurvoorwaarden vakantieverblijven',
      'Conditions de location de vacances',
      'Holiday rental conditions',
      'Mietbedingungen für Ferienunterkünfte',
    ),
    text: texts(
      'Ik aanvaard de huurvoorwaarden: de waarborg wordt binnen veertien dagen na het vertrek teruggestort, na aftrek van eventuele schade.',
      'J’accepte les conditions de location : la caution est remboursée dans les quatorze jours suivant le départ, après déduction d’éventuels dégâts.',
      'I accept the rental conditions: the deposit is returned within fourteen days of departure, less any damage.',
      'Ich akzeptiere die Mietbedingungen: Die Kaution wird binnen vierzehn Tagen nach der Abreise erstattet, abzüglich etwaiger Schäden.',
    ),
  },
  {
    id: 3,
    version: 1,
    required: false,
    contexts: ['contact', 'alerts', 'viewing'],
    title: texts('Nieuwsbrief', 'Lettre d’information', 'Newsletter', 'Newsletter'),
    text: texts(
      'Stuur mij enkele keren per jaar nieuws over de vastgoedmarkt in mijn streek.',
      'Envoyez-moi quelques fois par an des nouvelles du marché immobilier de ma région.',
      'Send me news about the property market in my area a few times a year.',
      'Senden Sie mir einige Male im Jahr Neuigkeiten über den Immobilienmarkt in meiner Region.',
    ),
  },
]
