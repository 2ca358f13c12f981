import type { Sentence } from '../compose'
import type { Facts } from '../facts'

export const available = (f: Facts): Sentence =>
  !f.gone &&
  {
    IMMEDIATE: ['Disponible immédiatement.', 'Libre tout de suite.'],
    DEED: ['Disponible à la signature de l’acte.', 'Les clés vous sont remises à l’acte.'],
    AFTER_NOTICE_PERIOD: ['Disponible après le préavis du locataire actuel.'],
    DELIVERY: ['Disponible à la réception des travaux.'],
    TBD: ['La date de disponibilité est à convenir.'],
    UNKNWON: undefined,
  }[f.available]

const goneWords = {
  sale: 'Ce bien a entre-temps trouvé son propriétaire.',
  rent: 'Ce bien est entre-temps loué.',
  takeOver: 'L’affaire a entre-temps été reprise.',
} as const

export const closing = (f: Facts): Sentence =>
  f.gone
    ? `${goneWords[f.deal]} Vous cherchez un bien comparable ? Dites-nous lequel, nous vous tiendrons au courant.`
    : f.deal === 'rent'
      ? [
          'Venez à la visite avec vos questions sur le bail.',
          'Envie de voir les lieux ? Nous convenons volontiers d’un moment avec vous.',
        ]
      : f.deal === 'takeOver'
        ? [
            'Les chiffres se discutent volontiers lors d’un entretien confidentiel.',
            'Nous vous exposons les conditions de reprise de vive voix.',
          ]
        : [
            'Nous vous faisons volontiers visiter sur rendez-vous.',
            'Réservez une visite et prenez le temps de regarder.',
            'Les plans et les attestations sont prêts ; demandez-les.',
          ]
