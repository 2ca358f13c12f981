import type { FidelityCase } from '../fidelityCase'

/** Two sources that answer one question with yes and with no: the answer that warns goes first, the other stands under it. */
export const OPPOSITE_CASES: readonly FidelityCase[] = [
  {
    about: 'a permit that one source knows of and the other denies',
    holds: { planning: { buildingLicense: 'YES' }, listing: { planning: { permission: 'NO' } } },
    place: 'planning',
    nl: ['Stedenbouwkundige vergunning: Neen [Andere opgave: Ja]'],
    fr: ['Permis d’urbanisme: Non [Autre indication : Oui]'],
    en: ['Planning permission: No [Another statement: Yes]'],
    de: ['Städtebaugenehmigung: Nein [Andere Angabe: Ja]'],
  },
  {
    about: 'the same the other way round, with its information',
    holds: {
      planning: { buildingLicense: 'NO' },
      listing: { planning: { permission: 'YES', permission_information: { nl: 'Vergund in 1998' } } },
    },
    place: 'planning',
    nl: ['Stedenbouwkundige vergunning: Neen [Vergund in 1998\nAndere opgave: Ja]'],
  },
  {
    about: 'a right of others warns when it is there, in the place of its question',
    holds: {
      planning: { buildingLicense: 'YES', presaleRight: 'NO', allocationLicense: 'YES' },
      listing: { planning: { priority_purchase: 'YES', subdivision_permit: 'NO' } },
    },
    place: 'planning',
    nl: [
      'Stedenbouwkundige vergunning: Ja',
      'Voorkooprecht: Ja [Andere opgave: Neen]',
      'Verkavelingsvergunning: Neen [Andere opgave: Ja]',
    ],
  },
  {
    about: 'a monument that is no protected heritage: each by its name',
    holds: { planning: { heritageProtected: 'NO' }, listing: { planning: { protected_monument: 'YES' } } },
    place: 'planning',
    nl: ['Beschermd monument: Ja [Beschermd onroerend erfgoed: Neen]'],
    fr: ['Monument classé: Oui [Patrimoine immobilier protégé : Non]'],
    en: ['Listed monument: Yes [Listed heritage: No]'],
    de: ['Denkmalgeschütztes Gebäude: Ja [Denkmalgeschützt: Nein]'],
  },
  {
    about: 'no measure was imposed, says one source, and the other knows of a proceeding',
    holds: { planning: { townPlanningViolation: null }, listing: { planning: { proceeding: 'YES' } } },
    place: 'planning',
    nl: [
      'Dagvaarding en herstelvordering: Ja [Andere opgave: Er werd geen rechterlijke herstelmaatregel of bestuurlijke maatregel opgelegd.]',
    ],
  },
  {
    about: 'a measure in words, which the other source denies',
    holds: {
      planning: { townPlanningViolation: { nl: 'Herstelvordering 2021' } },
      listing: { planning: { proceeding: 'NO' } },
    },
    place: 'planning',
    nl: ['Dagvaarding en herstelvordering: Herstelvordering 2021 [Andere opgave: Neen]'],
  },
  {
    about: 'as built, and an inspection, by two sources',
    holds: {
      planning: { certificateAsBuilt: true },
      listing: { certification: { as_built_certificate: false } },
    },
    place: 'planning',
    nl: ['As-builtattest: Neen [Andere opgave: Ja]'],
  },
  {
    about: 'an inspection that was not passed, says the other',
    holds: {
      technical: { certificateElectricity: true },
      listing: { certification: { electrical_certificate: 'NOT_OBTAINED' } },
    },
    place: 'technical',
    en: ['Electrical inspection: Not inspected [Another statement: Yes]'],
  },
  {
    about: 'what is pending, unknown or the same is no opposite',
    holds: {
      planning: { buildingLicense: 'YES', presaleRight: 'NO', allocationLicense: 'NO' },
      listing: {
        planning: { permission: 'PENDING', priority_purchase: 'UNKNOWN', subdivision_permit: 'NO' },
      },
    },
    place: 'planning',
    nl: ['Stedenbouwkundige vergunning: Ja', 'Voorkooprecht: Neen', 'Verkavelingsvergunning: Neen'],
  },
  {
    about: 'what is hidden contradicts nothing',
    holds: { planning: { heritageInventoried: 'NO' }, listing: { planning: { heritage_inventory: 'YES' } } },
    region: 'WALLONIA',
    place: 'planning',
    nl: [],
  },
]

/** Rows that would say nothing beside another. */
export const IDLE_CASES: readonly FidelityCase[] = [
  {
    about: 'unknown, beside the date from which it can be had: the date',
    holds: { listing: { other: { available: 'UNKNWON', available_at: '2027-02-01' } } },
    place: 'technical',
    nl: ['Beschikbaar vanaf: 01/02/2027'],
  },
  {
    about: 'still to be settled, beside the date of the other source: the date',
    holds: { technical: { availableDate: '2027-02-01' }, listing: { other: { available: 'TBD' } } },
    place: 'technical',
    nl: ['Beschikbaar vanaf: 01/02/2027'],
  },
  {
    about: 'unknown alone is what there is to say',
    holds: { listing: { other: { available: 'UNKNWON' } } },
    place: 'technical',
    en: ['Availability: Unknown'],
  },
  {
    about: 'a plot has no garden, but a side to the sun',
    holds: { technical: { directionGarden: 'S' } },
    type: 'PLOT',
    place: 'comfort',
    nl: ['Oriëntatie: Zuid'],
    fr: ['Orientation: Sud'],
    en: ['Orientation: South'],
    de: ['Ausrichtung: Süd'],
  },
]
