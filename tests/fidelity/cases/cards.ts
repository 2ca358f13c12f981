import type { FidelityCase } from '../fidelityCase'

export const CARD_CASES: readonly FidelityCase[] = [
  {
    about: 'a house with a price',
    holds: {
      general: {
        price: {
          value: 385000,
        },
        bedroomCount: 3,
        bathroomCount: 1,
      },
    },
    place: 'card',
    nl: ['€ 385.000', 'Gent', 'Huis', '3 slpk. - 1 badk.'],
    fr: ['€ 385.000', 'Gand', 'Maison', '3 ch. - 1 sdb'],
    en: ['€ 385.000', 'Ghent', 'House', '3 bed - 1 bath'],
    de: ['€ 385.000', 'Gent', 'Haus', '3 Schlafz. - 1 Bad'],
  },
  {
    about: 'bedrooms, bathrooms and area joined',
    holds: {
      general: {
        price: {
          value: 385000,
        },
        bedroomCount: 3,
        bathroomCount: 2,
      },
      dimensions: {
        areaBuild: 112.5,
      },
    },
    place: 'card',
    nl: ['€ 385.000', 'Gent', 'Huis', '3 slpk. - 2 badk. - 112,50 m²'],
    fr: ['€ 385.000', 'Gand', 'Maison', '3 ch. - 2 sdb - 112,50 m²'],
    en: ['€ 385.000', 'Ghent', 'House', '3 bed - 2 bath - 112,50 m²'],
    de: ['€ 385.000', 'Gent', 'Haus', '3 Schlafz. - 2 Bäder - 112,50 m²'],
  },
  {
    about: 'a sold house shows its transaction, not its price',
    holds: {
      general: {
        price: {
          value: 385000,
        },
      },
    },
    status: 'SOLD',
    place: 'card',
    nl: ['Verkocht', 'Gent', 'Huis'],
    fr: ['Vendu', 'Gand', 'Maison'],
    en: ['Sold', 'Ghent', 'House'],
    de: ['Verkauft', 'Gent', 'Haus'],
  },
  {
    about: 'a sold house of the second source',
    holds: {
      general: {
        price: {
          value: 385000,
        },
      },
    },
    status: 'SOLD',
    source: 'second',
    place: 'card',
    nl: ['Verkocht', 'Gent', 'Huis'],
    fr: ['Vendu', 'Gand', 'Maison'],
    en: ['Sold', 'Ghent', 'House'],
    de: ['Verkauft', 'Gent', 'Haus'],
  },
  {
    about: 'a rented flat',
    holds: {
      general: {
        price: {
          value: 950,
        },
        period: 'MONTH',
      },
    },
    status: 'RENTED',
    type: 'APARTMENT',
    place: 'card',
    nl: ['Verhuurd', 'Gent', 'Appartement'],
    fr: ['Loué', 'Gand', 'Appartement'],
    en: ['Let', 'Ghent', 'Apartment'],
    de: ['Vermietet', 'Gent', 'Wohnung'],
  },
  {
    about: 'a rent by the month',
    holds: {
      general: {
        price: {
          value: 950,
        },
        period: 'MONTH',
      },
    },
    status: 'TO_RENT',
    type: 'APARTMENT',
    place: 'card',
    nl: ['€ 950/maand', 'Gent', 'Appartement'],
    fr: ['€ 950/mois', 'Gand', 'Appartement'],
    en: ['€ 950/month', 'Ghent', 'Apartment'],
    de: ['€ 950/Monat', 'Gent', 'Wohnung'],
  },
  {
    about: 'a rent by the year',
    holds: {
      general: {
        price: {
          value: 18000,
        },
        period: 'YEAR',
      },
    },
    status: 'TO_RENT',
    type: 'COMMERCIAL',
    place: 'card',
    nl: ['€ 18.000/jaar', 'Gent', 'Handelspand'],
    fr: ['€ 18.000/an', 'Gand', 'Bien commercial'],
    en: ['€ 18.000/year', 'Ghent', 'Commercial property'],
    de: ['€ 18.000/Jahr', 'Gent', 'Gewerbeimmobilie'],
  },
  {
    about: 'a rent by the week of the second source',
    holds: {
      general: {
        price: {
          value: 1250.5,
        },
        period: 'WEEK',
      },
    },
    status: 'TO_RENT',
    source: 'second',
    place: 'card',
    nl: ['€ 1.250,50/week', 'Gent', 'Huis'],
    fr: ['€ 1.250,50/semaine', 'Gand', 'Maison'],
    en: ['€ 1.250,50/week', 'Ghent', 'House'],
    de: ['€ 1.250,50/Woche', 'Gent', 'Haus'],
  },
  {
    about: 'a period says nothing of a sale',
    holds: {
      general: {
        price: {
          value: 385000,
        },
        period: 'MONTH',
      },
    },
    place: 'card',
    nl: ['€ 385.000', 'Gent', 'Huis'],
    fr: ['€ 385.000', 'Gand', 'Maison'],
    en: ['€ 385.000', 'Ghent', 'House'],
    de: ['€ 385.000', 'Gent', 'Haus'],
  },
  {
    about: 'a price that is the lowest of several',
    holds: {
      general: {
        price: {
          value: 245000,
        },
        priceFrom: true,
      },
    },
    place: 'card',
    nl: ['Vanaf € 245.000', 'Gent', 'Huis'],
    fr: ['À partir de € 245.000', 'Gand', 'Maison'],
    en: ['From € 245.000', 'Ghent', 'House'],
    de: ['Ab € 245.000', 'Gent', 'Haus'],
  },
  {
    about: 'a price of -1 is not set',
    holds: {
      general: {
        price: {
          value: -1,
        },
      },
    },
    place: 'card',
    nl: ['Gent', 'Huis'],
    fr: ['Gand', 'Maison'],
    en: ['Ghent', 'House'],
    de: ['Gent', 'Haus'],
  },
  {
    about: 'a project by its building’s name, without a summary',
    holds: {
      general: {
        project: true,
        title: {
          nl: 'De Linde',
          fr: 'Les Tilleuls',
          en: 'The Limes',
          de: 'Die Linden',
        },
        buildingName: 'Blok A',
        bedroomCount: 2,
        price: {
          value: 245000,
        },
        priceFrom: true,
      },
    },
    type: 'PROJECT',
    place: 'card',
    nl: ['Vanaf € 245.000', 'Gent', 'Blok A'],
    fr: ['À partir de € 245.000', 'Gand', 'Blok A'],
    en: ['From € 245.000', 'Ghent', 'Blok A'],
    de: ['Ab € 245.000', 'Gent', 'Blok A'],
  },
  {
    about: 'a sold house says so once, though its sticker says it too',
    holds: {
      general: {
        sticker: {
          id: 1,
          name: { nl: 'Verkocht', fr: 'VENDU', en: 'Sold', de: 'Verkauft' },
        },
      },
    },
    status: 'SOLD',
    place: 'card',
    nl: ['Verkocht', 'Gent', 'Huis'],
    fr: ['Vendu', 'Gand', 'Maison'],
    en: ['Sold', 'Ghent', 'House'],
    de: ['Verkauft', 'Gent', 'Haus'],
  },
  {
    about: 'the sticker of a sold house that says something else stays',
    holds: {
      general: {
        sticker: {
          id: 1,
          name: { nl: 'In één week', fr: 'En une semaine', en: 'In one week', de: 'In einer Woche' },
        },
      },
    },
    status: 'SOLD',
    place: 'card',
    nl: ['Verkocht', 'Gent', 'Huis', 'In één week'],
    fr: ['Vendu', 'Gand', 'Maison', 'En une semaine'],
    en: ['Sold', 'Ghent', 'House', 'In one week'],
    de: ['Verkauft', 'Gent', 'Haus', 'In einer Woche'],
  },
  {
    about: 'a sticker with colours',
    holds: {
      general: {
        sticker: {
          id: 1,
          name: {
            nl: 'Nieuw',
            fr: 'Nouveau',
            en: 'New',
            de: 'Neu',
          },
          color: 'C8102E',
          colorText: '#FFFFFF',
        },
      },
    },
    place: 'card',
    nl: ['Gent', 'Huis', 'Nieuw #c8102e #ffffff'],
    fr: ['Gand', 'Maison', 'Nouveau #c8102e #ffffff'],
    en: ['Ghent', 'House', 'New #c8102e #ffffff'],
    de: ['Gent', 'Haus', 'Neu #c8102e #ffffff'],
  },
  {
    about: 'a sticker that is black on white has no colours',
    holds: {
      general: {
        sticker: {
          id: 1,
          name: {
            nl: 'Nieuw',
            fr: 'Nouveau',
            en: 'New',
            de: 'Neu',
          },
          color: '#FFFFFF',
          colorText: '000000',
        },
      },
    },
    place: 'card',
    nl: ['Gent', 'Huis', 'Nieuw'],
    fr: ['Gand', 'Maison', 'Nouveau'],
    en: ['Ghent', 'House', 'New'],
    de: ['Gent', 'Haus', 'Neu'],
  },
  {
    about: 'the agency’s own energy label goes first',
    holds: {
      energy: {
        customEpcLabel: 'A++',
        energyLabel: 'B',
        epcValue: 350,
      },
    },
    place: 'card',
    nl: ['Gent', 'Huis', 'A++'],
    fr: ['Gand', 'Maison', 'A++'],
    en: ['Ghent', 'House', 'A++'],
    de: ['Gent', 'Haus', 'A++'],
  },
  {
    about: 'a place with its street',
    holds: {
      address: {
        street: {
          nl: 'Kouter',
          fr: 'Place d’Armes',
        },
        number: '12',
        box: '3',
        geoLocation: {
          lat: 51.0498,
          lon: 3.7263,
        },
      },
    },
    place: 'address',
    nl: ['Kouter 12 / 3, 9000 Gent', '/nl/aanbod/7/huis-te-koop-in-kouter-12-3-9000-gent', '51.0498, 3.7263'],
    fr: [
      'Place d’Armes 12 / 3, 9000 Gand',
      '/fr/offre/7/maison-a-vendre-a-place-d-armes-12-3-9000-gand',
      '51.0498, 3.7263',
    ],
    en: [
      'Kouter 12 / 3, 9000 Ghent',
      '/en/offer/7/house-for-sale-in-kouter-12-3-9000-ghent',
      '51.0498, 3.7263',
    ],
    de: [
      'Kouter 12 / 3, 9000 Gent',
      '/de/angebot/7/haus-zu-verkaufen-in-kouter-12-3-9000-gent',
      '51.0498, 3.7263',
    ],
  },
  {
    about: 'a hidden address gives no street and no position',
    holds: {
      address: {
        visible: false,
        street: {
          nl: 'Kouter',
          fr: 'Place d’Armes',
        },
        number: '12',
        box: '3',
        geoLocation: {
          lat: 51.0498,
          lon: 3.7263,
        },
      },
    },
    place: 'address',
    nl: ['9000 Gent', '/nl/aanbod/7/huis-te-koop-in-9000-gent', 'no position'],
    fr: ['9000 Gand', '/fr/offre/7/maison-a-vendre-a-9000-gand', 'no position'],
    en: ['9000 Ghent', '/en/offer/7/house-for-sale-in-9000-ghent', 'no position'],
    de: ['9000 Gent', '/de/angebot/7/haus-zu-verkaufen-in-9000-gent', 'no position'],
  },
  {
    about: 'one of a thing is not told as several, under the title',
    holds: { general: { bedroomCount: 1, bathroomCount: 1 }, dimensions: { areaBuild: 48 } },
    place: 'head',
    nl: ['Huis te koop in Gent', 'Te koop', 'Slaapkamer: 1', 'Badkamer: 1', 'Bewoonbaar: 48 m²'],
    fr: ['Maison à vendre à Gand', 'À vendre', 'Chambre: 1', 'Salle de bains: 1', 'Surface habitable: 48 m²'],
    en: ['House for sale in Ghent', 'For sale', 'Bedroom: 1', 'Bathroom: 1', 'Living area: 48 m²'],
    de: [
      'Haus zu verkaufen in Gent',
      'Zu verkaufen',
      'Schlafzimmer: 1',
      'Badezimmer: 1',
      'Wohnfläche: 48 m²',
    ],
  },
  {
    about: 'the head of a property',
    holds: {
      general: {
        price: {
          value: 385000,
        },
        bedroomCount: 3,
        bathroomCount: 2,
      },
      dimensions: {
        areaBuild: 112,
        areaGround: 540,
      },
      technical: {
        constructionYear: 1936,
      },
    },
    place: 'head',
    nl: [
      'Huis te koop in Gent',
      '€ 385.000',
      'Te koop',
      'Slaapkamers: 3',
      'Badkamers: 2',
      'Bewoonbaar: 112 m²',
      'Grond: 540 m²',
      'Bouwjaar: 1936',
    ],
    fr: [
      'Maison à vendre à Gand',
      '€ 385.000',
      'À vendre',
      'Chambres: 3',
      'Salles de bains: 2',
      'Surface habitable: 112 m²',
      'Terrain: 540 m²',
      'Construit en: 1936',
    ],
    en: [
      'House for sale in Ghent',
      '€ 385.000',
      'For sale',
      'Bedrooms: 3',
      'Bathrooms: 2',
      'Living area: 112 m²',
      'Land: 540 m²',
      'Built in: 1936',
    ],
    de: [
      'Haus zu verkaufen in Gent',
      '€ 385.000',
      'Zu verkaufen',
      'Schlafzimmer: 3',
      'Badezimmer: 2',
      'Wohnfläche: 112 m²',
      'Grundstück: 540 m²',
      'Baujahr: 1936',
    ],
  },
  {
    about: 'a business to take over',
    holds: {
      general: {
        price: {
          value: 60000,
        },
      },
    },
    status: 'TAKE_OVER',
    type: 'COMMERCIAL',
    place: 'head',
    nl: ['Handelspand over te nemen in Gent', '€ 60.000', 'Over te nemen'],
    fr: ['Bien commercial à remettre à Gand', '€ 60.000', 'À remettre'],
    en: ['Commercial property for take-over in Ghent', '€ 60.000', 'For take-over'],
    de: ['Gewerbeimmobilie zu übernehmen in Gent', '€ 60.000', 'Zu übernehmen'],
  },
]
