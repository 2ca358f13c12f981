import type { FidelityCase } from '../fidelityCase'

const town = (zip: string, name: string) => ({
  address: { region: null, city: { id: 1, zip, name, alias: {} } },
})

/** The region that no field says: by the postal code. */
export const REGION_CASES: readonly FidelityCase[] = [
  ...[
    town('6840', 'Neufchâteau'),
    town('7500', 'Tournai'),
    town('6990', 'Hotton'),
    town('4700', 'Eupen'),
  ].map((place): FidelityCase => ({
    about: `${place.address.city.name} is Walloon: nothing is told of what is missing, nor what Flanders wants told`,
    holds: {
      ...place,
      planning: { heritageInventoried: 'YES', floodingParcelScore: 'D', presaleRight: 'NO' },
    },
    place: 'planning',
    withNotEntered: true,
    nl: ['Voorkooprecht: Neen'],
    fr: ['Droit de préemption: Non'],
    en: ['Right of pre-emption: No'],
    de: ['Vorkaufsrecht: Nein'],
  })),
  {
    about: 'Neufchâteau has the energy scale of Wallonia',
    holds: { ...town('6840', 'Neufchâteau'), energy: { epcValue: 180 } },
    place: 'energyBar',
    nl: ['180 kWh/m²/jaar = 25.7 %, C'],
    fr: ['180 kWh/m²/an = 25.7 %, C'],
  },
  {
    about: 'Hasselt has the energy scale of Flanders',
    holds: { ...town('3500', 'Hasselt'), energy: { epcValue: 180 } },
    place: 'energyScale',
    nl: ['A 14.3', 'B 28.6', 'C 42.9', 'D 57.1', 'E 71.4', 'F 100'],
  },
  {
    about: 'below zero the scale begins with the house’s own class',
    holds: { ...town('3500', 'Hasselt'), energy: { epcValue: -20 } },
    place: 'energyScale',
    nl: ['A+ 0', 'A 14.3', 'B 28.6', 'C 42.9', 'D 57.1', 'E 71.4', 'F 100'],
  },
  {
    about: 'a French town with the number of a Walloon one is not Walloon',
    holds: { ...town('4700', 'Ailleurs'), energy: { epcValue: 180 } },
    country: 'FR',
    place: 'energyScale',
    nl: [],
  },
]
