import type { FidelityCase } from '../fidelityCase'

export const COMFORT_CASES: readonly FidelityCase[] = [
  {
    about: 'heating with its information',
    holds: {
      listing: {
        comfort: {
          heating: 'GAS',
          heating_information: {
            nl: 'Condensatieketel 2020',
            fr: 'Chaudière à condensation 2020',
            en: 'Condensing boiler 2020',
            de: 'Brennwertkessel 2020',
          },
          glazing_type: 'DOUBLE',
        },
      },
    },
    place: 'buildTechnicals',
    nl: ['Verwarming: Aardgas [Condensatieketel 2020]', 'Beglazing: Dubbel glas'],
    fr: ['Chauffage: Gaz de ville [Chaudière à condensation 2020]', 'Vitrage: Double vitrage'],
    en: ['Heating: Mains gas [Condensing boiler 2020]', 'Glazing: Double glazing'],
    de: ['Heizung: Erdgas [Brennwertkessel 2020]', 'Verglasung: Doppelverglasung'],
  },
  {
    about: 'a swimming pool with its information',
    holds: {
      listing: {
        comfort: {
          swimming_pool: true,
          swimming_pool_information: {
            nl: 'Verwarmd',
            fr: 'Chauffée',
            en: 'Heated',
            de: 'Beheizt',
          },
        },
      },
    },
    place: 'comfort',
    nl: ['Zwembad: Ja [Verwarmd]'],
    fr: ['Piscine: Oui [Chauffée]'],
    en: ['Swimming pool: Yes [Heated]'],
    de: ['Schwimmbad: Ja [Beheizt]'],
  },
  {
    about: 'the garden: its kind beside it, what is said of it under it',
    holds: {
      listing: {
        other: {
          garden: true,
          garden_type: 'FULLY_LANDSCAPED',
          garden_information: {
            nl: 'Zuidgericht',
            fr: 'Plein sud',
            en: 'South-facing',
            de: 'Südlage',
          },
        },
      },
    },
    place: 'comfort',
    nl: ['Tuin: Ja – Volledig aangelegd [Zuidgericht]'],
    fr: ['Jardin: Oui – Entièrement aménagé [Plein sud]'],
    en: ['Garden: Yes – Fully landscaped [South-facing]'],
    de: ['Garten: Ja – Vollständig angelegt [Südlage]'],
  },
  {
    about: 'kitchen, bathroom and luxury',
    holds: {
      listing: {
        comfort: {
          kitchen_type: 'AMERICAN_HYPER_EQUIPPED',
          bathroom_type: 'EQUIPPED',
          luxuryLevel: 'LUXURIOUS',
        },
      },
    },
    place: 'comfort',
    nl: ['Keuken: Open keuken, volledig ingericht', 'Badkamer: Ingericht', 'Afwerkingsniveau: Luxueus'],
    fr: ['Cuisine: Américaine, hyper-équipée', 'Salle de bains: Équipée', 'Niveau de finition: Luxueux'],
    en: ['Kitchen: Open-plan, fully fitted', 'Bathroom: Fitted', 'Standard of finish: Luxurious'],
    de: [
      'Küche: Offene Küche, voll ausgestattet',
      'Badezimmer: Eingerichtet',
      'Ausstattungsniveau: Luxuriös',
    ],
  },
  {
    about: 'yes and no',
    holds: {
      technical: {
        elevator: true,
        petsAllowed: false,
      },
      listing: {
        comfort: {
          lift: false,
          alarm: true,
        },
      },
    },
    place: 'comfort',
    nl: ['Lift: Ja', 'Huisdieren toegelaten: Neen', 'Alarm: Ja'],
    fr: ['Ascenseur: Oui', 'Animaux admis: Non', 'Alarme: Oui'],
    en: ['Lift: Yes', 'Pets allowed: No', 'Alarm system: Yes'],
    de: ['Aufzug: Ja', 'Haustiere erlaubt: Nein', 'Alarmanlage: Ja'],
  },
  {
    about: 'surroundings and distances',
    holds: {
      listing: {
        other: {
          environment: 'SEA_BEACH_DUNE',
          sea_view: true,
          distance_beach: 350,
          distance_school: 1250.5,
        },
      },
    },
    place: 'comfort',
    nl: [
      'Zeezicht: Ja',
      'Omgeving: Zee, strand of duinen',
      'Afstand tot school: 1.250,5 m',
      'Afstand tot het strand: 350 m',
    ],
    fr: [
      'Vue sur mer: Oui',
      'Environnement: Mer, plage ou dunes',
      'Distance à l’école: 1.250,5 m',
      'Distance à la plage: 350 m',
    ],
    en: [
      'Sea view: Yes',
      'Surroundings: Sea, beach or dunes',
      'Distance to school: 1.250,5 m',
      'Distance to beach: 350 m',
    ],
    de: [
      'Meerblick: Ja',
      'Umgebung: Meer, Strand oder Dünen',
      'Entfernung zur Schule: 1.250,5 m',
      'Entfernung zum Strand: 350 m',
    ],
  },
  {
    about: 'roof and façades',
    holds: {
      listing: {
        construction: {
          roof_type: 'SADDLEBACK',
          facades_count: 3,
        },
      },
    },
    place: 'buildTechnicals',
    nl: ['Aantal gevels: 3', 'Daktype: Zadeldak'],
    fr: ['Nombre de façades: 3', 'Type de toiture: Toit à deux versants'],
    en: ['Number of façades: 3', 'Roof type: Gable roof'],
    de: ['Anzahl Fassaden: 3', 'Dachform: Satteldach'],
  },
  {
    about: 'the parcel of a shown address',
    holds: {
      listing: {
        construction: {
          cadastral_section: 'B',
          cadastral_number: '123/4',
        },
      },
    },
    place: 'financialKI',
    nl: ['Kadastrale sectie: B', 'Perceelnummer: 123/4'],
    fr: ['Section cadastrale: B', 'Numéro de parcelle: 123/4'],
    en: ['Cadastral section: B', 'Parcel number: 123/4'],
    de: ['Flur: B', 'Parzellennummer: 123/4'],
  },
  {
    about: 'the parcel of a hidden address is not told',
    holds: {
      address: {
        visible: false,
      },
      listing: {
        construction: {
          cadastral_section: 'B',
          cadastral_number: '123/4',
        },
      },
    },
    place: 'financialKI',
    nl: [],
    fr: [],
    en: [],
    de: [],
  },
]
