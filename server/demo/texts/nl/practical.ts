import type { Sentence } from '../compose'
import type { Facts } from '../facts'

export const available = (f: Facts): Sentence =>
  !f.gone &&
  {
    IMMEDIATE: ['Onmiddellijk beschikbaar.', 'U kunt er meteen in.'],
    DEED: ['Beschikbaar bij het verlijden van de akte.', 'De sleutel krijgt u bij de akte.'],
    AFTER_NOTICE_PERIOD: ['Beschikbaar na de opzegtermijn van de huidige huurder.'],
    DELIVERY: ['Beschikbaar bij de oplevering.'],
    TBD: ['Over de datum van beschikbaarheid maken we samen een afspraak.'],
    UNKNWON: undefined,
  }[f.available]

const goneWords = {
  sale: 'Dit adres vond intussen een nieuwe eigenaar.',
  rent: 'Dit adres is intussen verhuurd.',
  takeOver: 'De zaak werd intussen overgenomen.',
} as const

export const closing = (f: Facts): Sentence =>
  f.gone
    ? `${goneWords[f.deal]} Zoekt u iets gelijkaardigs? Laat ons weten wat, dan houden we u op de hoogte.`
    : f.deal === 'rent'
      ? [
          'Breng bij een bezoek gerust uw vragen over de huurvoorwaarden mee.',
          'Wilt u komen kijken? We spreken graag een moment met u af.',
        ]
      : f.deal === 'takeOver'
        ? [
            'De cijfers bespreken we graag in een vertrouwelijk gesprek.',
            'De overnamevoorwaarden lichten we u persoonlijk toe.',
          ]
        : [
            'We tonen het u graag tijdens een bezoek op afspraak.',
            'Plan een bezoek en neem rustig de tijd om rond te kijken.',
            'De plannen en attesten liggen voor u klaar; vraag ze gerust op.',
          ]
