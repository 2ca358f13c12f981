import type { FidelityCase } from '../fidelityCase'

export const TECHNICAL_CASES: readonly FidelityCase[] = [
  {
    about: 'years, state and kind of building',
    holds: {
      technical: {
        constructionYear: 1936,
        renovationYear: 2019,
        condition: 'EXCELLENT_CONDITION',
        buildingType: 'HALF_OPEN',
      },
    },
    place: 'technical',
    nl: [
      'Bouwjaar: 1936',
      'Renovatiejaar: 2019',
      'Bebouwing: Halfopen bebouwing',
      'Staat: Uitstekende staat',
    ],
    fr: [
      'Année de construction: 1936',
      'Année de rénovation: 2019',
      'Type de construction: 3 façades',
      'État: Excellent état',
    ],
    en: [
      'Year of construction: 1936',
      'Year of renovation: 2019',
      'Building type: Semi-detached',
      'Condition: Excellent condition',
    ],
    de: [
      'Baujahr: 1936',
      'Jahr der Renovierung: 2019',
      'Bauweise: Halboffene Bauweise',
      'Zustand: Sehr guter Zustand',
    ],
  },
  {
    about: 'a new building',
    holds: {
      technical: {
        newBuilding: true,
      },
    },
    place: 'technical',
    nl: ['Nieuwbouw: Ja'],
    fr: ['Construction neuve: Oui'],
    en: ['New build: Yes'],
    de: ['Neubau: Ja'],
  },
  {
    about: 'not a new building: no row',
    holds: {
      technical: {
        newBuilding: false,
      },
    },
    place: 'technical',
    nl: [],
    fr: [],
    en: [],
    de: [],
  },
  {
    about: 'certificates that are there, with no for an answer',
    holds: {
      technical: {
        certificateConformity: false,
        certificateElectricity: true,
      },
    },
    place: 'technical',
    nl: ['Conformiteitsattest: Neen', 'Keuring elektrische installatie: Ja'],
    fr: ['Attestation de conformité: Non', 'Contrôle de l’installation électrique: Oui'],
    en: ['Certificate of conformity: No', 'Electrical inspection: Yes'],
    de: ['Konformitätsbescheinigung: Nein', 'Prüfung der Elektroinstallation: Ja'],
  },
  {
    about: 'the electrical certificate with its conformity and information',
    holds: {
      listing: {
        certification: {
          electrical_certificate: 'OBTAINED',
          electrical_certificate_conformity: 'VALID',
          electrical_certificate_information: {
            nl: 'Tot 2045',
            fr: 'Jusqu’en 2045',
            en: 'Until 2045',
            de: 'Bis 2045',
          },
        },
      },
    },
    place: 'technical',
    nl: ['Keuring elektrische installatie: Keuring uitgevoerd – Conform [Tot 2045]'],
    fr: ['Contrôle de l’installation électrique: Contrôle effectué – Conforme [Jusqu’en 2045]'],
    en: ['Electrical inspection: Inspected – Compliant [Until 2045]'],
    de: ['Prüfung der Elektroinstallation: Geprüft – Konform [Bis 2045]'],
  },
  {
    about: 'to rent: no electrical certificate',
    holds: {
      technical: {
        certificateElectricity: true,
      },
      listing: {
        certification: {
          electrical_certificate: 'OBTAINED',
          electrical_certificate_conformity: 'VALID',
        },
      },
    },
    status: 'TO_RENT',
    place: 'technical',
    nl: [],
    fr: [],
    en: [],
    de: [],
  },
  {
    about: 'rented, second source: no electrical certificate',
    holds: {
      technical: {
        certificateElectricity: true,
      },
    },
    status: 'RENTED',
    source: 'second',
    place: 'technical',
    nl: [],
    fr: [],
    en: [],
    de: [],
  },
  {
    about: 'a plot has no electrical certificate',
    holds: {
      listing: {
        certification: {
          electrical_certificate: 'OBTAINED',
        },
      },
    },
    type: 'PLOT',
    place: 'technical',
    nl: [],
    fr: [],
    en: [],
    de: [],
  },
  {
    about: 'available in the words of the language, else not told',
    holds: {
      technical: {
        available: {
          nl: 'Onmiddellijk',
          fr: 'Immédiatement',
        },
      },
    },
    place: 'technical',
    nl: ['Beschikbaarheid: Onmiddellijk'],
    fr: ['Disponibilité: Immédiatement'],
    en: [],
    de: [],
  },
  {
    about: 'available by code when there are no words',
    holds: {
      listing: {
        other: {
          available: 'DEED',
        },
      },
    },
    place: 'technical',
    nl: ['Beschikbaarheid: Bij akte'],
    fr: ['Disponibilité: À l’acte'],
    en: ['Availability: On completion'],
    de: ['Verfügbarkeit: Bei Beurkundung'],
  },
  {
    about: 'available from a day',
    holds: {
      technical: {
        availableDate: '2026-09-01',
      },
    },
    place: 'technical',
    nl: ['Beschikbaar vanaf: 01/09/2026'],
    fr: ['Disponible à partir du: 01/09/2026'],
    en: ['Available from: 01/09/2026'],
    de: ['Verfügbar ab: 01/09/2026'],
  },
  {
    about: 'the agency’s own fields: texts by language, the rest by value',
    holds: {
      extraFields: [
        {
          extra_field_autoid: 1,
          type: 'TEXT',
          label: {
            nl: 'Bezoek',
            fr: 'Visite',
            en: 'Visits',
            de: 'Besichtigung',
          },
          value_lang_string: {
            nl: 'Na afspraak',
            fr: 'Sur rendez-vous',
          },
        },
        {
          extra_field_autoid: 2,
          type: 'NUMBER',
          label: {
            nl: 'Lot',
            fr: 'Lot',
            en: 'Lot',
            de: 'Los',
          },
          value: 1234.5,
        },
        {
          extra_field_autoid: 3,
          type: 'BOOLEAN',
          label: {
            nl: 'Lift',
            fr: 'Ascenseur',
            en: 'Lift',
            de: 'Aufzug',
          },
          value: true,
        },
      ],
    },
    place: 'technical',
    nl: ['Bezoek: Na afspraak', 'Lot: 1.234,5', 'Lift: Ja'],
    fr: ['Visite: Sur rendez-vous', 'Lot: 1.234,5', 'Ascenseur: Oui'],
    en: ['Lot: 1.234,5', 'Lift: Yes'],
    de: ['Los: 1.234,5', 'Aufzug: Ja'],
  },
  {
    about: 'asbestos: the inventory and what the certificate says',
    holds: {
      general: {
        asbestosInventory: true,
        certificateAsbestos: {
          nl: 'Asbestveilig',
          fr: 'Sûr',
          en: 'Safe',
          de: 'Sicher',
        },
      },
    },
    place: 'technical',
    nl: ['Asbestinventaris: Ja', 'Asbestattest: Asbestveilig'],
    fr: ['Inventaire amiante: Oui', 'Attestation amiante: Sûr'],
    en: ['Asbestos survey: Yes', 'Asbestos certificate: Safe'],
    de: ['Asbestinventar: Ja', 'Asbestbescheinigung: Sicher'],
  },
  {
    about: 'reference and unit',
    holds: {
      general: {
        reference: 'AB-12',
        entityNumber: '2.03',
        floor: '2',
      },
    },
    place: 'technical',
    nl: ['Referentie: AB-12', 'Entiteitsnummer: 2.03', 'Verdieping: 2e verdieping'],
    fr: ['Référence: AB-12', 'Numéro de l’unité: 2.03', 'Étage: 2e étage'],
    en: ['Reference: AB-12', 'Unit number: 2.03', 'Floor: 2nd floor'],
    de: ['Referenznummer: AB-12', 'Nummer der Einheit: 2.03', 'Etage: 2. Obergeschoss'],
  },
]
