import type { FidelityCase } from '../fidelityCase'

export const FORMAT_CASES: readonly FidelityCase[] = [
  {
    about: 'areas: whole, with decimals, and not known',
    holds: {
      dimensions: {
        areaBuild: 112,
        areaGround: 1234.5,
        areaBuildable: -1,
      },
    },
    place: 'dimensions',
    nl: ['Bewoonbare oppervlakte: 112 m²', 'Grondoppervlakte: 1.234,50 m²'],
    fr: ['Surface habitable: 112 m²', 'Superficie du terrain: 1.234,50 m²'],
    en: ['Living area: 112 m²', 'Plot area: 1.234,50 m²'],
    de: ['Wohnfläche: 112 m²', 'Grundstücksfläche: 1.234,50 m²'],
  },
  {
    about: 'an area is rounded to two decimals',
    holds: {
      dimensions: {
        areaBuild: 87.456,
      },
    },
    place: 'dimensions',
    nl: ['Bewoonbare oppervlakte: 87,46 m²'],
    fr: ['Surface habitable: 87,46 m²'],
    en: ['Living area: 87,46 m²'],
    de: ['Wohnfläche: 87,46 m²'],
  },
  {
    about: 'widths and depths in metres',
    holds: {
      dimensions: {
        widthHouse: 7.5,
        depthHouse: 12,
        widthGround: 0.1234567891,
      },
    },
    place: 'dimensions',
    nl: ['Gevelbreedte: 7,5 m', 'Diepte van de woning: 12 m', 'Breedte van het perceel: 0,1234568 m'],
    fr: ['Largeur de façade: 7,5 m', 'Profondeur de la maison: 12 m', 'Largeur du terrain: 0,1234568 m'],
    en: ['Frontage width: 7,5 m', 'Depth of the house: 12 m', 'Plot width: 0,1234568 m'],
    de: ['Fassadenbreite: 7,5 m', 'Tiefe des Hauses: 12 m', 'Grundstücksbreite: 0,1234568 m'],
  },
  {
    about: 'rooms by name, none of -1',
    holds: {
      listing: {
        layout: {
          living: 38.25,
          bedroom1: 16,
          bedroom2: -1,
          bathroom1: 7.5,
        },
      },
    },
    place: 'dimensions',
    nl: ['Woonkamer: 38,25 m²', 'Slaapkamer 1: 16 m²', 'Badkamer 1: 7,50 m²'],
    fr: ['Séjour: 38,25 m²', 'Chambre 1: 16 m²', 'Salle de bains 1: 7,50 m²'],
    en: ['Living room: 38,25 m²', 'Bedroom 1: 16 m²', 'Bathroom 1: 7,50 m²'],
    de: ['Wohnzimmer: 38,25 m²', 'Schlafzimmer 1: 16 m²', 'Badezimmer 1: 7,50 m²'],
  },
  {
    about: 'rooms by floor, lowest first, each floor in its order',
    holds: {
      layout: {
        rooms: [
          {
            typeId: 1,
            label: {
              nl: 'Slaapkamer',
              fr: 'Chambre',
              en: 'Bedroom',
              de: 'Schlafzimmer',
            },
            surface: 16,
            floor: {
              id: 2,
              level: 1,
              name: {
                nl: '1e verdieping',
                fr: '1er étage',
                en: 'First floor',
                de: '1. Etage',
              },
            },
            sort: 2,
          },
          {
            typeId: 5,
            label: {
              nl: 'Badkamer',
              fr: 'Salle de bains',
              en: 'Bathroom',
              de: 'Bad',
            },
            surface: -1,
            floor: {
              id: 2,
              level: 1,
              name: {
                nl: '1e verdieping',
                fr: '1er étage',
                en: 'First floor',
                de: '1. Etage',
              },
            },
            sort: 1,
          },
          {
            typeId: 9,
            label: {
              nl: 'Kelder',
              fr: 'Cave',
              en: 'Cellar',
              de: 'Keller',
            },
            surface: 20.5,
            common: true,
            floor: {
              id: 3,
              level: -1,
              name: {
                nl: 'Kelder',
                fr: 'Sous-sol',
                en: 'Basement',
                de: 'Untergeschoss',
              },
            },
            sort: 1,
          },
        ],
      },
    },
    place: 'rooms',
    nl: [
      'Kelder · Kelder · 20,50 m² · Gemeenschappelijk',
      '1e verdieping · Badkamer',
      '1e verdieping · Slaapkamer · 16 m²',
    ],
    fr: ['Sous-sol · Cave · 20,50 m² · Commun', '1er étage · Salle de bains', '1er étage · Chambre · 16 m²'],
    en: ['Basement · Cellar · 20,50 m² · Shared', '1st floor · Bathroom', '1st floor · Bedroom · 16 m²'],
    de: [
      'Untergeschoss · Keller · 20,50 m² · Gemeinschaftlich',
      '1. Obergeschoss · Bad',
      '1. Obergeschoss · Schlafzimmer · 16 m²',
    ],
  },
  {
    about: 'only safe links of videos that are shown',
    holds: {
      videos: [
        {
          typeId: 0,
          url: 'https://a.example/hidden',
        },
        {
          typeId: 2,
          url: 'https://a.example/visit',
        },
        {
          typeId: 1,
          url: 'http://a.example/unsafe',
        },
        {
          typeId: 1,
          url: 'https://a.example/film',
        },
      ],
    },
    place: 'extra',
    nl: ['https://a.example/visit', 'https://a.example/film'],
    fr: ['https://a.example/visit', 'https://a.example/film'],
    en: ['https://a.example/visit', 'https://a.example/film'],
    de: ['https://a.example/visit', 'https://a.example/film'],
  },
  {
    about: 'who sells it',
    holds: {
      salesRep: {
        firstname: 'An',
        lastname: 'Peeters',
        description: {
          nl: 'Uw makelaar in Gent',
          fr: 'Votre agent à Gand',
        },
      },
    },
    place: 'extra',
    nl: ['An Peeters', 'Uw makelaar in Gent'],
    fr: ['An Peeters', 'Votre agent à Gand'],
    en: ['An Peeters'],
    de: ['An Peeters'],
  },
]
