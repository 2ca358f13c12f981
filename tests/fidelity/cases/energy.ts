import type { FidelityCase } from '../fidelityCase'

export const ENERGY_CASES: readonly FidelityCase[] = [
  {
    about: 'an EPC value and its label',
    holds: {
      energy: {
        epcValue: 145,
        energyLabel: 'B',
        epcReference: '20230501-001',
        epcValueTotal: 18125,
      },
    },
    place: 'energy',
    nl: [
      'EPC-waarde: 145 kWh/m²/jaar',
      'Energielabel: B',
      'Totaal energieverbruik: 18.125 kWh/jaar',
      'EPC-certificaatnummer: 20230501-001',
    ],
    fr: [
      'Valeur PEB: 145 kWh/m²/an',
      'Label énergétique: B',
      'Consommation totale d’énergie: 18.125 kWh/an',
      'Numéro du certificat PEB: 20230501-001',
    ],
    en: [
      'EPC value: 145 kWh/m²/year',
      'Energy label: B',
      'Total energy consumption: 18.125 kWh/year',
      'EPC certificate number: 20230501-001',
    ],
    de: [
      'EPC-Wert: 145 kWh/m²/Jahr',
      'Energieklasse: B',
      'Gesamtenergieverbrauch: 18.125 kWh/Jahr',
      'Nummer des Energieausweises: 20230501-001',
    ],
  },
  {
    about: 'levels and emission',
    holds: {
      energy: {
        eLevel: 30,
        kLevel: 24,
        co2: 28.4,
      },
    },
    place: 'energy',
    nl: ['E-peil: 30', 'K-peil: 24', 'CO₂-uitstoot: 28,4 kg/m²/jaar'],
    fr: ['Niveau E: 30', 'Niveau K: 24', 'Émissions de CO₂: 28,4 kg/m²/an'],
    en: ['E-level: 30', 'K-level: 24', 'CO₂ emissions: 28,4 kg/m²/year'],
    de: ['E-Wert: 30', 'K-Wert: 24', 'CO₂-Emissionen: 28,4 kg/m²/Jahr'],
  },
  {
    about: 'the same value in two places is told once',
    holds: {
      energy: {
        epcValue: 145,
      },
      listing: {
        certification: {
          epc_value: 150,
          co2_emission: 30,
        },
      },
    },
    place: 'energy',
    nl: ['EPC-waarde: 145 kWh/m²/jaar', 'CO₂-uitstoot: 30 kg/m²/jaar'],
    fr: ['Valeur PEB: 145 kWh/m²/an', 'Émissions de CO₂: 30 kg/m²/an'],
    en: ['EPC value: 145 kWh/m²/year', 'CO₂ emissions: 30 kg/m²/year'],
    de: ['EPC-Wert: 145 kWh/m²/Jahr', 'CO₂-Emissionen: 30 kg/m²/Jahr'],
  },
  {
    about: 'a listing that spans two classes',
    holds: {
      energy: {
        energyLabel: 'G_F',
      },
    },
    place: 'energy',
    nl: ['Energielabel: G-F'],
    fr: ['Label énergétique: G-F'],
    en: ['Energy label: G-F'],
    de: ['Energieklasse: G-F'],
  },
  {
    about: 'the agency’s own label is told instead of the code',
    holds: {
      energy: {
        energyLabel: 'B',
        customEpcLabel: 'B+',
      },
    },
    place: 'energy',
    nl: ['EPC-label: B+'],
    fr: ['Label PEB: B+'],
    en: ['EPC label: B+'],
    de: ['EPC-Label: B+'],
  },
  {
    about: 'the shared parts have a tab of their own',
    holds: {
      energyShared: {
        epcValue: 88.5,
        energyLabel: 'A',
      },
    },
    place: 'energyShared',
    nl: ['EPC-waarde: 88,5 kWh/m²/jaar', 'Energielabel: A'],
    fr: ['Valeur PEB: 88,5 kWh/m²/an', 'Label énergétique: A'],
    en: ['EPC value: 88,5 kWh/m²/year', 'Energy label: A'],
    de: ['EPC-Wert: 88,5 kWh/m²/Jahr', 'Energieklasse: A'],
  },
  {
    about: 'the class of 180 in Flanders',
    holds: {
      energy: {
        epcValue: 180,
      },
    },
    place: 'energyBar',
    nl: ['180 kWh/m²/jaar = 25.7 %, B'],
    fr: ['180 kWh/m²/an = 25.7 %, B'],
    en: ['180 kWh/m²/year = 25.7 %, B'],
    de: ['180 kWh/m²/Jahr = 25.7 %, B'],
  },
  {
    about: 'the class of 180 in Wallonia',
    holds: {
      energy: {
        epcValue: 180,
      },
    },
    region: 'WALLONIA',
    place: 'energyBar',
    nl: ['180 kWh/m²/jaar = 25.7 %, C'],
    fr: ['180 kWh/m²/an = 25.7 %, C'],
    en: ['180 kWh/m²/year = 25.7 %, C'],
    de: ['180 kWh/m²/Jahr = 25.7 %, C'],
  },
  {
    about: 'the class of 180 in Brussels',
    holds: {
      energy: {
        epcValue: 180,
      },
    },
    region: 'BRUSSELS',
    place: 'energyBar',
    nl: ['180 kWh/m²/jaar = 25.7 %, D'],
    fr: ['180 kWh/m²/an = 25.7 %, D'],
    en: ['180 kWh/m²/year = 25.7 %, D'],
    de: ['180 kWh/m²/Jahr = 25.7 %, D'],
  },
  {
    about: 'the bar is full at 700',
    holds: {
      energy: {
        epcValue: 912,
      },
    },
    place: 'energyBar',
    nl: ['912 kWh/m²/jaar = 100 %, F'],
    fr: ['912 kWh/m²/an = 100 %, F'],
    en: ['912 kWh/m²/year = 100 %, F'],
    de: ['912 kWh/m²/Jahr = 100 %, F'],
  },
  {
    about: 'a house that gives back more than it takes',
    holds: { energy: { epcValue: -12.5, epcValueTotal: -1750, eLevel: -10, co2: -1 } },
    place: 'energy',
    nl: [
      'EPC-waarde: -12,5 kWh/m²/jaar',
      'Totaal energieverbruik: -1.750 kWh/jaar',
      'E-peil: -10',
      'CO₂-uitstoot: -1 kg/m²/jaar',
    ],
    fr: [
      'Valeur PEB: -12,5 kWh/m²/an',
      'Consommation totale d’énergie: -1.750 kWh/an',
      'Niveau E: -10',
      'Émissions de CO₂: -1 kg/m²/an',
    ],
    en: [
      'EPC value: -12,5 kWh/m²/year',
      'Total energy consumption: -1.750 kWh/year',
      'E-level: -10',
      'CO₂ emissions: -1 kg/m²/year',
    ],
    de: [
      'EPC-Wert: -12,5 kWh/m²/Jahr',
      'Gesamtenergieverbrauch: -1.750 kWh/Jahr',
      'E-Wert: -10',
      'CO₂-Emissionen: -1 kg/m²/Jahr',
    ],
  },
  {
    about: 'one kWh less than nothing is a value, not a value that is not set',
    holds: { listing: { certification: { epc_value: -1, e_level: -1 } } },
    place: 'energy',
    nl: ['EPC-waarde: -1 kWh/m²/jaar', 'E-peil: -1'],
    fr: ['Valeur PEB: -1 kWh/m²/an', 'Niveau E: -1'],
    en: ['EPC value: -1 kWh/m²/year', 'E-level: -1'],
    de: ['EPC-Wert: -1 kWh/m²/Jahr', 'E-Wert: -1'],
  },
  {
    about: 'the scale begins at the class of what is below zero',
    holds: { energy: { epcValue: -12.5 } },
    place: 'energyBar',
    nl: ['-12,5 kWh/m²/jaar = 0 %, A+'],
    fr: ['-12,5 kWh/m²/an = 0 %, A+'],
    en: ['-12,5 kWh/m²/year = 0 %, A+'],
    de: ['-12,5 kWh/m²/Jahr = 0 %, A+'],
  },
  {
    about: 'a site that hides energy shows no bar',
    holds: {
      energy: {
        epcValue: 180,
      },
    },
    hiddenTabs: ['energy'],
    place: 'energyBar',
    nl: [],
    fr: [],
    en: [],
    de: [],
  },
]
