import type { FidelityCase } from '../fidelityCase'

export const PLANNING_CASES: readonly FidelityCase[] = [
  {
    about: 'what the law wants told is told when it is missing',
    holds: {},
    place: 'planning',
    withNotEntered: true,
    nl: [
      'Stedenbouwkundige vergunning: Niet ingevuld',
      'Meest recente stedenbouwkundige bestemming: Niet ingevuld',
      'Dagvaarding en herstelvordering: Niet ingevuld',
      'Voorkooprecht: Niet ingevuld',
      'Verkavelingsvergunning: Niet ingevuld',
      'Beschermd onroerend erfgoed: Niet ingevuld',
      'Opgenomen in de inventaris van het onroerend erfgoed: Niet ingevuld',
      'Renovatieplicht: Niet ingevuld',
    ],
    fr: [
      'Permis d’urbanisme: Non renseigné',
      'Affectation urbanistique la plus récente: Non renseigné',
      'Citation en justice et action en réparation: Non renseigné',
      'Droit de préemption: Non renseigné',
      'Permis de lotir: Non renseigné',
      'Patrimoine immobilier protégé: Non renseigné',
      'Repris à l’inventaire du patrimoine immobilier: Non renseigné',
      'Obligation de rénovation: Non renseigné',
    ],
    en: [
      'Planning permission: Not entered',
      'Most recent zoning designation: Not entered',
      'Writ of summons and claim for remedial measures: Not entered',
      'Right of pre-emption: Not entered',
      'Subdivision permit: Not entered',
      'Listed heritage: Not entered',
      'Included in the heritage inventory: Not entered',
      'Renovation obligation: Not entered',
    ],
    de: [
      'Städtebaugenehmigung: Nicht angegeben',
      'Aktuellste städtebauliche Zweckbestimmung: Nicht angegeben',
      'Vorladung und Wiederherstellungsklage: Nicht angegeben',
      'Vorkaufsrecht: Nicht angegeben',
      'Parzellierungsgenehmigung: Nicht angegeben',
      'Denkmalgeschützt: Nicht angegeben',
      'Im Inventar des unbeweglichen Kulturerbes: Nicht angegeben',
      'Renovierungspflicht: Nicht angegeben',
    ],
  },
  {
    about: 'in Brussels as well, but nobody has to renovate there',
    holds: {},
    region: 'BRUSSELS',
    place: 'planning',
    withNotEntered: true,
    nl: [
      'Stedenbouwkundige vergunning: Niet ingevuld',
      'Meest recente stedenbouwkundige bestemming: Niet ingevuld',
      'Dagvaarding en herstelvordering: Niet ingevuld',
      'Voorkooprecht: Niet ingevuld',
      'Verkavelingsvergunning: Niet ingevuld',
      'Beschermd onroerend erfgoed: Niet ingevuld',
      'Opgenomen in de inventaris van het onroerend erfgoed: Niet ingevuld',
    ],
    fr: [
      'Permis d’urbanisme: Non renseigné',
      'Affectation urbanistique la plus récente: Non renseigné',
      'Citation en justice et action en réparation: Non renseigné',
      'Droit de préemption: Non renseigné',
      'Permis de lotir: Non renseigné',
      'Patrimoine immobilier protégé: Non renseigné',
      'Repris à l’inventaire du patrimoine immobilier: Non renseigné',
    ],
    en: [
      'Planning permission: Not entered',
      'Most recent zoning designation: Not entered',
      'Writ of summons and claim for remedial measures: Not entered',
      'Right of pre-emption: Not entered',
      'Subdivision permit: Not entered',
      'Listed heritage: Not entered',
      'Included in the heritage inventory: Not entered',
    ],
    de: [
      'Städtebaugenehmigung: Nicht angegeben',
      'Aktuellste städtebauliche Zweckbestimmung: Nicht angegeben',
      'Vorladung und Wiederherstellungsklage: Nicht angegeben',
      'Vorkaufsrecht: Nicht angegeben',
      'Parzellierungsgenehmigung: Nicht angegeben',
      'Denkmalgeschützt: Nicht angegeben',
      'Im Inventar des unbeweglichen Kulturerbes: Nicht angegeben',
    ],
  },
  {
    about: 'in Wallonia nothing is told of what is missing',
    holds: {},
    region: 'WALLONIA',
    place: 'planning',
    withNotEntered: true,
    nl: [],
    fr: [],
    en: [],
    de: [],
  },
  {
    about: 'to rent: what only a sale has to tell is left out',
    holds: {},
    status: 'TO_RENT',
    place: 'planning',
    withNotEntered: true,
    nl: [
      'Voorkooprecht: Niet ingevuld',
      'Beschermd onroerend erfgoed: Niet ingevuld',
      'Opgenomen in de inventaris van het onroerend erfgoed: Niet ingevuld',
    ],
    fr: [
      'Droit de préemption: Non renseigné',
      'Patrimoine immobilier protégé: Non renseigné',
      'Repris à l’inventaire du patrimoine immobilier: Non renseigné',
    ],
    en: [
      'Right of pre-emption: Not entered',
      'Listed heritage: Not entered',
      'Included in the heritage inventory: Not entered',
    ],
    de: [
      'Vorkaufsrecht: Nicht angegeben',
      'Denkmalgeschützt: Nicht angegeben',
      'Im Inventar des unbeweglichen Kulturerbes: Nicht angegeben',
    ],
  },
  {
    about: 'in Wallonia what is known is told',
    holds: {
      planning: {
        buildingLicense: 'YES',
        presaleRight: 'NO',
        townPlanningValue: 'WG',
      },
    },
    region: 'WALLONIA',
    place: 'planning',
    withNotEntered: true,
    nl: [
      'Stedenbouwkundige vergunning: Ja',
      'Meest recente stedenbouwkundige bestemming: Woongebied',
      'Voorkooprecht: Neen',
    ],
    fr: [
      'Permis d’urbanisme: Oui',
      'Affectation urbanistique la plus récente: Zone d’habitat',
      'Droit de préemption: Non',
    ],
    en: [
      'Planning permission: Yes',
      'Most recent zoning designation: Residential zone',
      'Right of pre-emption: No',
    ],
    de: [
      'Städtebaugenehmigung: Ja',
      'Aktuellste städtebauliche Zweckbestimmung: Wohngebiet',
      'Vorkaufsrecht: Nein',
    ],
  },
  {
    about: 'permits, zoning and pre-emption',
    holds: {
      planning: {
        buildingLicense: 'YES',
        allocationLicense: 'NO',
        townPlanningValue: 'WG',
        presaleRight: 'BEFORE_1962',
      },
    },
    place: 'planning',
    nl: [
      'Stedenbouwkundige vergunning: Ja',
      'Meest recente stedenbouwkundige bestemming: Woongebied',
      'Voorkooprecht: Gebouwd vóór 1962',
      'Verkavelingsvergunning: Neen',
    ],
    fr: [
      'Permis d’urbanisme: Oui',
      'Affectation urbanistique la plus récente: Zone d’habitat',
      'Droit de préemption: Construit avant 1962',
      'Permis de lotir: Non',
    ],
    en: [
      'Planning permission: Yes',
      'Most recent zoning designation: Residential zone',
      'Right of pre-emption: Built before 1962',
      'Subdivision permit: No',
    ],
    de: [
      'Städtebaugenehmigung: Ja',
      'Aktuellste städtebauliche Zweckbestimmung: Wohngebiet',
      'Vorkaufsrecht: Vor 1962 errichtet',
      'Parzellierungsgenehmigung: Nein',
    ],
  },
  {
    about: 'no measure was imposed',
    holds: {
      planning: {
        townPlanningViolation: null,
      },
    },
    place: 'planning',
    nl: [
      'Dagvaarding en herstelvordering: Er werd geen rechterlijke herstelmaatregel of bestuurlijke maatregel opgelegd.',
    ],
    fr: [
      'Citation en justice et action en réparation: Aucune mesure judiciaire de réparation ni mesure administrative n’a été imposée.',
    ],
    en: [
      'Writ of summons and claim for remedial measures: No judicial remedial measure or administrative measure was imposed.',
    ],
    de: [
      'Vorladung und Wiederherstellungsklage: Es wurde keine gerichtliche Wiederherstellungsmaßnahme und keine Verwaltungsmaßnahme auferlegt.',
    ],
  },
  {
    about: 'a measure that was imposed, told in another language rather than not',
    holds: {
      planning: {
        townPlanningViolation: {
          nl: 'Herstelvordering 2021',
        },
      },
    },
    place: 'planning',
    nl: ['Dagvaarding en herstelvordering: Herstelvordering 2021'],
    fr: ['Citation en justice et action en réparation: Herstelvordering 2021'],
    en: ['Writ of summons and claim for remedial measures: Herstelvordering 2021'],
    de: ['Vorladung und Wiederherstellungsklage: Herstelvordering 2021'],
  },
  {
    about: 'as built: yes',
    holds: {
      planning: {
        certificateAsBuilt: true,
      },
    },
    place: 'planning',
    nl: ['As-builtattest: Ja'],
    fr: ['Attestation as-built: Oui'],
    en: ['As-built certificate: Yes'],
    de: ['As-built-Bescheinigung: Ja'],
  },
  {
    about: 'as built: no',
    holds: {
      planning: {
        certificateAsBuilt: false,
      },
    },
    place: 'planning',
    nl: ['As-builtattest: Neen'],
    fr: ['Attestation as-built: Non'],
    en: ['As-built certificate: No'],
    de: ['As-built-Bescheinigung: Nein'],
  },
  {
    about: 'as built is nothing of Wallonia',
    holds: {
      planning: {
        certificateAsBuilt: true,
      },
      listing: {
        certification: {
          as_built_certificate: true,
        },
      },
    },
    region: 'WALLONIA',
    place: 'planning',
    nl: [],
    fr: [],
    en: [],
    de: [],
  },
  {
    about: 'as built is nothing of a rent',
    holds: {
      planning: {
        certificateAsBuilt: true,
      },
    },
    status: 'RENTED',
    place: 'planning',
    nl: [],
    fr: [],
    en: [],
    de: [],
  },
  {
    about: 'flooding scores up to C have no mark',
    holds: {
      planning: {
        floodingParcelScore: 'C',
        floodingBuildingScore: 'A',
      },
    },
    place: 'planning',
    nl: [
      'P-score (overstromingsgevoeligheid perceel): C [Kleine kans op overstroming in het huidige klimaat]',
      'G-score (overstromingsgevoeligheid gebouw): A [Geen overstroming gemodelleerd]',
    ],
    fr: [
      'Score P (sensibilité de la parcelle aux inondations): C [Faible probabilité d’inondation dans le climat actuel]',
      'Score G (sensibilité du bâtiment aux inondations): A [Aucune inondation modélisée]',
    ],
    en: [
      'P-score (flood risk of the parcel): C [Low probability of flooding in the current climate]',
      'G-score (flood risk of the building): A [No flooding modelled]',
    ],
    de: [
      'P-Score (Überschwemmungsrisiko der Parzelle): C [Geringe Überschwemmungswahrscheinlichkeit beim heutigen Klima]',
      'G-Score (Überschwemmungsrisiko des Gebäudes): A [Keine Überschwemmung modelliert]',
    ],
  },
  {
    about: 'a flooding score after C has a mark',
    holds: {
      planning: {
        floodingParcelScore: 'D',
      },
    },
    place: 'planning',
    nl: [
      'P-score (overstromingsgevoeligheid perceel): D (!) [Middelgrote kans op overstroming in het huidige klimaat]',
    ],
    fr: [
      'Score P (sensibilité de la parcelle aux inondations): D (!) [Probabilité moyenne d’inondation dans le climat actuel]',
    ],
    en: ['P-score (flood risk of the parcel): D (!) [Medium probability of flooding in the current climate]'],
    de: [
      'P-Score (Überschwemmungsrisiko der Parzelle): D (!) [Mittlere Überschwemmungswahrscheinlichkeit beim heutigen Klima]',
    ],
  },
  {
    about: 'flooding scores and the inventory are nothing of Wallonia',
    holds: {
      planning: {
        floodingParcelScore: 'D',
        heritageInventoried: 'YES',
        heritageProtected: 'YES',
      },
    },
    region: 'WALLONIA',
    place: 'planning',
    nl: ['Beschermd onroerend erfgoed: Ja'],
    fr: ['Patrimoine immobilier protégé: Oui'],
    en: ['Listed heritage: Yes'],
    de: ['Denkmalgeschützt: Ja'],
  },
  {
    about: 'heritage',
    holds: {
      planning: {
        heritageInventoried: 'YES',
        heritageProtected: 'NO',
      },
    },
    region: 'BRUSSELS',
    place: 'planning',
    nl: ['Beschermd onroerend erfgoed: Neen', 'Opgenomen in de inventaris van het onroerend erfgoed: Ja'],
    fr: ['Patrimoine immobilier protégé: Non', 'Repris à l’inventaire du patrimoine immobilier: Oui'],
    en: ['Listed heritage: No', 'Included in the heritage inventory: Yes'],
    de: ['Denkmalgeschützt: Nein', 'Im Inventar des unbeweglichen Kulturerbes: Ja'],
  },
  {
    about: 'to rent: no permission, destination, proceeding or subdivision',
    holds: {
      listing: {
        planning: {
          permission: 'YES',
          most_recent_destination: 'WG',
          proceeding: 'NO',
          subdivision_permit: 'YES',
          priority_purchase: 'NO',
        },
      },
    },
    status: 'TO_RENT',
    place: 'planning',
    nl: ['Voorkooprecht: Neen'],
    fr: ['Droit de préemption: Non'],
    en: ['Right of pre-emption: No'],
    de: ['Vorkaufsrecht: Nein'],
  },
  {
    about: 'for sale: all of them, with their information',
    holds: {
      listing: {
        planning: {
          permission: 'YES',
          permission_information: {
            nl: 'Vergund in 1998',
          },
          most_recent_destination: 'WG',
          proceeding: 'NO',
          subdivision_permit: 'YES',
          priority_purchase: 'NO',
        },
      },
    },
    place: 'planning',
    nl: [
      'Stedenbouwkundige vergunning: Ja [Vergund in 1998]',
      'Meest recente stedenbouwkundige bestemming: Woongebied',
      'Dagvaarding en herstelvordering: Neen',
      'Voorkooprecht: Neen',
      'Verkavelingsvergunning: Ja',
    ],
    fr: [
      'Permis d’urbanisme: Oui',
      'Affectation urbanistique la plus récente: Zone d’habitat',
      'Citation en justice et action en réparation: Non',
      'Droit de préemption: Non',
      'Permis de lotir: Oui',
    ],
    en: [
      'Planning permission: Yes',
      'Most recent zoning designation: Residential zone',
      'Writ of summons and claim for remedial measures: No',
      'Right of pre-emption: No',
      'Subdivision permit: Yes',
    ],
    de: [
      'Städtebaugenehmigung: Ja',
      'Aktuellste städtebauliche Zweckbestimmung: Wohngebiet',
      'Vorladung und Wiederherstellungsklage: Nein',
      'Vorkaufsrecht: Nein',
      'Parzellierungsgenehmigung: Ja',
    ],
  },
  {
    about: 'information alone is told under its field',
    holds: {
      listing: {
        planning: {
          priority_purchase_information: {
            nl: 'Vlaamse Woningfonds',
            fr: 'Fonds du logement',
          },
        },
      },
    },
    place: 'planning',
    nl: ['Voorkooprecht: Vlaamse Woningfonds'],
    fr: ['Droit de préemption: Fonds du logement'],
    en: [],
    de: [],
  },
  {
    about: 'flooding in the words of the catalogue',
    holds: {
      listing: {
        flood_information: {
          effectively_vulnerable: 'NO',
          possibly_vulnerable: 'YES',
          risk_zone_for_floods: 'UNKNOWN',
        },
      },
    },
    place: 'planning',
    nl: [
      'Effectief overstromingsgevoelig gebied: Neen',
      'Mogelijk overstromingsgevoelig gebied: Ja',
      'Risicozone voor overstromingen: Onbekend',
    ],
    fr: [
      'Zone effectivement inondable: Non',
      'Zone potentiellement inondable: Oui',
      'Zone à risque d’inondation: Inconnu',
    ],
    en: [
      'Area effectively prone to flooding: No',
      'Area possibly prone to flooding: Yes',
      'Flood risk zone: Unknown',
    ],
    de: [
      'Tatsächlich überschwemmungsgefährdetes Gebiet: Nein',
      'Möglicherweise überschwemmungsgefährdetes Gebiet: Ja',
      'Risikogebiet für Überschwemmungen: Unbekannt',
    ],
  },
  {
    about: 'an obligation to renovate that is known is told, whatever it is of',
    holds: { planning: { renovationObligation: false } },
    status: 'TO_RENT',
    region: 'BRUSSELS',
    place: 'planning',
    nl: ['Renovatieplicht: Neen'],
    fr: ['Obligation de rénovation: Non'],
    en: ['Renovation obligation: No'],
    de: ['Renovierungspflicht: Nein'],
  },
]
